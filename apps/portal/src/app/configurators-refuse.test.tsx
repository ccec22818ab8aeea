// @vitest-environment happy-dom
import type { FlagName } from '@candil/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../shared/draft/draft-store';
import { sampleAccount } from '../testing/sample-account';
import { answered } from '../testing/sample-failure';
import { BOARD, fiveOutlets, LIST, sevenLights, twoBelts, zigzagOfSticks } from './testing/documents';
import { ANYTHING, ATTRIBUTES, creation, DOME, IN_COMPOSITOR, inBareBrowser, PAGE, PROJECT, VALIDATING, writesOf } from './testing/made';
import { type Made, oneProduct } from './testing/one-product';
import { type Answers, openPortal } from './testing/open-portal';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

inBareBrowser();

describe('what is refused', () => {
  const refusing = async (address: string, made: Made, answers: Answers = {}, visit: Parameters<typeof openPortal>[2] = {}) =>
    openPortal(address, { ...oneProduct(made), ...answers }, visit);

  it.each([
    ['en', 'No configurator setted!'],
    ['de', 'Kein Konfigurator verfügbar'],
  ] as const)('is what no configurator makes, in %s', async (language, words) => {
    const made = creation(0, 110, sevenLights('SOMETHING'));
    const opened = await refusing(`${PAGE}/crea-configurator/edit`, made, {}, { language });
    await heading(words);
    opened.leave();
    const validated = await refusing(ATTRIBUTES, made, {}, { language });
    await heading(words);
    expect(writesOf(validated.asked)).toEqual([]);
  });

  it('is a drawing of a collection that is not drawn, by its number', async () => {
    await refusing(`${PAGE}/crea-configurator/edit`, creation(2, 110, sevenLights('DRAWING')));
    await heading('There is no configurator for collection 110');
  });

  it.each([
    ['rubbish', `${PAGE}/crea-configurator/rubbish`],
    ['a mode that the configurator has not', `${PAGE}/sticks-drawing-configurator/VIEW`],
    ['4 EXPRESS, which begins nothing', '/new-product/express-configurator'],
    ['an id that is none', '/project/1/product/2/BundleListConfigurator'],
  ])('is an address of %s', async (_, address) => {
    await refusing(address, ANYTHING);
    await heading('There is no such page');
  });

  it.each([
    ['1 CREA', '/new-product/crea-configurator/9999'],
    ['7 MINI_COMPOSITOR', '/new-product/RegularConfigurator?subFamily=110&model=9999'],
  ])('is a model that the catalogue has not, by %s', async (_, address) => {
    await refusing(address, ANYTHING);
    await heading('There is no model 9999 in this catalogue');
  });

  const ADDRESSES = [
    `${PAGE}/crea-configurator/edit`,
    `${PAGE}/sticks-nodrawing-configurator/EDIT`,
    `${PAGE}/express-configurator`,
    `${PAGE}/RegularConfigurator`,
    `${PAGE}/BundleListConfigurator`,
    `${PAGE}/ToolkitListConfigurator`,
    IN_COMPOSITOR,
    ATTRIBUTES,
  ];
  it.each(ADDRESSES)('is a product of a project of others, at %s', async (address) => {
    const denied = () => {
      throw answered(403, 'project.forbidden');
    };
    const { at } = await refusing(address, ANYTHING, { getProject: denied, getProjectV3: denied, getConfiguration: denied });
    await waitFor(() => expect(at()).toBe('/error-403'));
  });

  it.each(ADDRESSES)('is a product that has been taken out, with the way to its project, at %s', async (address) => {
    const { asked } = await refusing(address, { line: { _id: 'a1b2c3d4-0000-4000-8000-000000000009' } });
    await screen.findByRole('heading', { level: 1, name: /not found|no longer/ });
    expect(screen.getByRole('link', { name: 'To the project' }).getAttribute('href')).toBe(PROJECT);
    expect(writesOf(asked)).toEqual([]);
  });

  it.each([
    ['a list of pieces', '/new-product/BundleListConfigurator', 'bundleListConfigurator', '/new-product/BundleListConfigurator'],
    [
      'a regular product',
      '/new-product/RegularConfigurator?subFamily=110&model=0820',
      'regularProductConfigurator',
      '/add-product-v2/110/0/0820',
    ],
    ['a board', '/new-product/ToolkitListConfigurator?subFamily=270', 'toolkitListConfigurator', '/create-project/select-collection/270'],
  ] as const)('is to begin %s while its flag is off', async (_, address, flag: FlagName, place) => {
    const { at, asked } = await refusing(address, ANYTHING, {}, { flags: { [flag]: false } });
    await waitFor(() => expect(at()).toBe(place));
    if (place === address) await heading('There is no such page');
    expect(asked.map(({ name }) => name)).not.toContain('getPieceOffer');
  });

  it('is to validate composing pendants while their flag is off', async () => {
    await refusing(VALIDATING, creation(10, 110, fiveOutlets()));
    await heading('There is no such page');
  });
});

describe('a product of another configurator than that of the address', () => {
  it.each([
    ['a list', 'RegularConfigurator', creation(8, 110, LIST), 'BundleListConfigurator'],
    ['a board', 'RegularConfigurator?model=0820', creation(9, 270, BOARD), 'ToolkitListConfigurator'],
    ['a board', 'BundleListConfigurator', creation(9, 270, BOARD), 'ToolkitListConfigurator'],
    ['a list', 'ToolkitListConfigurator', creation(8, 110, LIST), 'BundleListConfigurator'],
    ['a list', 'crea-configurator/edit', creation(8, 110, LIST), 'BundleListConfigurator'],
    ['a composition', 'BundleListConfigurator', creation(1, 110, sevenLights('CREA')), 'crea-configurator/edit'],
    ['a single article', 'crea-configurator/edit', DOME, 'RegularConfigurator?subFamily=110&model=0820'],
    ['a single article', 'BundleListConfigurator', DOME, 'RegularConfigurator?subFamily=110&model=0820'],
  ])('%s at %s is opened where it was made', async (_, route, made, own) => {
    const { at } = await openPortal(`${PAGE}/${route}`, oneProduct(made));
    await waitFor(() => expect(at().startsWith(`${PAGE}/${own}`)).toBe(true));
    await heading(/CR7$|^Alba 33/);
  });
});

describe('a document of a newer version', () => {
  const newer = (made: Made): Made => ({ ...made, document: { ...(made.document as object), version: 99, ofTheFuture: true } });

  it.each([
    ['1 CREA', `${PAGE}/crea-configurator/edit`, creation(1, 110, sevenLights('CREA'))],
    ['2 DRAWING, as files', `${PAGE}/plusminus-drawing-configurator/EXPORT`, creation(2, 225, twoBelts('DRAWING'))],
    ['3 NODRAWING', `${PAGE}/sticks-nodrawing-configurator/EDIT`, creation(3, 219, zigzagOfSticks('NODRAWING'))],
    ['4 EXPRESS', `${PAGE}/express-configurator`, creation(4, 110, sevenLights('EXPRESS'))],
    ['8 PIECES_LIST', `${PAGE}/BundleListConfigurator`, creation(8, 110, LIST)],
    ['9 COMPOSITOR_2D', `${PAGE}/ToolkitListConfigurator`, creation(9, 270, BOARD)],
    ['10 COMPOSITOR_CP_3D', IN_COMPOSITOR, creation(10, 110, fiveOutlets())],
  ])('is told calmly and left alone, by %s', async (_, address, made) => {
    const { asked } = await openPortal(address, oneProduct(newer(made)));
    await heading('This configuration was saved by a newer program');
    expect(screen.getByText(/Its version is 99.*Reload the page.*The saved version stays as it is\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the project' }).getAttribute('href')).toBe(PROJECT);
    expect(writesOf(asked)).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['1 CREA', '/new-product/crea-configurator?subFamily=110', 'composition', 'new/110', { document: sevenLights('CREA'), furniture: [] }],
    ['8 PIECES_LIST', '/new-product/BundleListConfigurator?subFamily=110', 'pieces', 'new/110', LIST],
    ['9 COMPOSITOR_2D', '/new-product/ToolkitListConfigurator?subFamily=270', 'board', 'new/270', BOARD],
  ])('is not lost as a draft: %s leaves it until it is told to start over', async (_, href, kind, id, kept) => {
    const data = 'document' in kept ? { ...kept, document: { ...kept.document, version: 99 } } : { ...kept, version: 99 };
    const account = sampleAccount();
    const drafts = () => createDraftStore(window.localStorage, account.userId, Date.now);
    drafts().keep({ kind, id, form: 1, data, title: 'Of tomorrow', href });
    await openPortal(href, oneProduct(ANYTHING), { account });
    await heading('This configuration was saved by a newer program');
    expect(screen.getByText(/Reload the page.*Your unsaved work stays on this device\./)).toBeTruthy();
    expect(drafts().list()).toMatchObject([{ title: 'Of tomorrow', data }]);
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await heading(/^New Alba composition$|^Pieces list$|^Trama board$/);
    expect(drafts().list()).toEqual([]);
  });
});
