// @vitest-environment happy-dom
import { CONFIGURATOR_IDS } from '@candil/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAccount } from '../testing/sample-account';
import { BOARD, fiveOutlets, LIST, sevenLights, twoBelts, zigzagOfSticks } from './testing/documents';
import { ANYTHING, ATTRIBUTES, creation, DOME, IN_COMPOSITOR, inBareBrowser, PAGE, PROJECT, VALIDATING, writesOf } from './testing/made';
import { oneProduct, PRODUCT_ID, PROJECT_ID } from './testing/one-product';
import { openPortal } from './testing/open-portal';

/*
 * Every configurator in the whole portal, from its row of the route table to the call that saves. What is done on a screen in between is
 * proved by the tests of the feature and, in browsers, by the journeys; nothing is drawn in three dimensions here.
 */

const STAFF = sampleAccount({ isInternalStaff: true });

/** Presses a button once it may be pressed: until then it is another one, which says why not. */
const press = async (name: string | RegExp) => {
  const isReady = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled');
  await waitFor(() => expect(screen.getAllByRole('button', { name }).every(isReady)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name }));
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const addDome = async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add by name or reference' }), 'dome');
  await userEvent.click(await screen.findByRole('option', { name: /Alba 33/ }));
  await screen.findAllByText(/· (1 piece|3 pieces)$/);
};
const lay = async (name: string) => {
  const card = await screen.findByRole('button', { name: `Place ${name}` });
  await act(async () => void fireEvent.click(card));
  await screen.findByRole('button', { name: new RegExp(`^${name[0]}1: ${name}`) });
};
const layPlate = () => lay('Plate');
const layDrop = () => lay('Drop');
const nothing = async () => undefined;

/** As a document names its configurator, or its own kind. */
const madeAs = (body: unknown): unknown => {
  const { document, configurations } = body as { document?: unknown; configurations?: readonly { readonly document: unknown }[] };
  const { type, props } = (document ?? configurations?.[0]?.document ?? {}) as { type?: string; props?: { configurator?: string } };
  return props?.configurator ?? type;
};

// What is loaded lazily is not waited for in the first test.
beforeAll(async () => {
  await Promise.all([
    import('../features/composition'),
    import('../features/pieces-list'),
    import('../features/regular-product'),
    import('../features/toolkit-board'),
    import('../features/validation'),
    import('@candil/configurator-ui'),
  ]);
});

inBareBrowser();

describe('something new', () => {
  const NEW = ['/new-product', `${PROJECT}/add-product`].map((place) => (route: string) => `${place}/${route}`);
  const COMPOSED = ['/compositor?family=110', `/compositor?projectId=${PROJECT_ID}&family=110&catalog=16`].map((path) => () => path);

  it.each([
    ['1 CREA', NEW, 'crea-configurator?subFamily=110', 'New Alba composition', 'Start empty', nothing, 'CREA'],
    ['2 DRAWING of plusminus', NEW, 'plusminus-drawing-configurator', 'New Cinta composition', 'Draw a belt', nothing, 'DRAWING'],
    ['2 DRAWING of sticks', NEW, 'sticks-drawing-configurator', 'New Junco composition', 'Draw a line', nothing, 'DRAWING'],
    ['3 NODRAWING of plusminus', NEW, 'plusminus-nodrawing-configurator', 'New Cinta composition', 'Add belt', nothing, 'NODRAWING'],
    ['3 NODRAWING of sticks', NEW, 'sticks-nodrawing-configurator', 'New Junco composition', 'Add stick', nothing, 'NODRAWING'],
    ['7 MINI_COMPOSITOR', NEW, 'RegularConfigurator?reference=082042/2A_10', /^Alba 33/, /^Favourite/, nothing, undefined],
    ['8 PIECES_LIST', NEW, 'BundleListConfigurator?subFamily=110', 'Pieces list', 'Paste a list', addDome, 'PieceList'],
    ['9 COMPOSITOR_2D', NEW, 'ToolkitListConfigurator?subFamily=270', 'Trama board', 'Place Plate', layPlate, 'ToolkitBoard'],
    ['10 COMPOSITOR_CP_3D', COMPOSED, '', 'New Alba composition', /Linear.*5 outlets/, nothing, 'COMPOSITOR_CP_3D'],
  ])('%s is begun cold and in a project, and saved there', async (_, [cold, inProject], route, title, first, fill, kind) => {
    const service = oneProduct(ANYTHING);
    const begin = async (address = '') => {
      const opened = await openPortal(address, service, { account: STAFF });
      await heading(title);
      await screen.findByRole(kind === 'COMPOSITOR_CP_3D' ? 'radio' : 'button', { name: first });
      await fill();
      return opened;
    };
    const made = await begin(cold?.(route));
    await press(/^Add to (a )?project$/);
    await userEvent.type(await screen.findByRole('textbox', { name: /Project name/ }), 'Casa Llull{Enter}');
    await waitFor(() => expect(made.at()).toBe(PROJECT));
    expect(writesOf(made.asked)).toEqual(['createProject']);
    expect(madeAs(made.bodyOf('createProject'))).toEqual(kind);
    made.leave();

    const added = await begin(inProject?.(route));
    await press('Add to project');
    await waitFor(() => expect(added.at()).toBe(PROJECT));
    const call = kind === undefined ? 'addProducts' : 'addConfiguration';
    expect(writesOf(added.asked)).toEqual([call]);
    expect(madeAs(added.bodyOf(call))).toEqual(kind);
  });
});

it('a board is begun from the toolkits of the maker', async () => {
  const trama = { subFamilyId: 270, name: 'Trama', tagline: '', configuratorType: { id: CONFIGURATOR_IDS.COMPOSITOR_2D, description: '' } };
  await openPortal('/preconfigs/ToolkitListConfigurator', { ...oneProduct(ANYTHING), getCollections: () => [trama] });
  const empty = await screen.findByRole('link', { name: 'Empty board' });
  expect(empty.getAttribute('href')).toBe('/new-product/ToolkitListConfigurator?subFamily=270&catalog=16');
});

describe('a product of a project', () => {
  const ofCrea = creation(CONFIGURATOR_IDS.CREA, 110, sevenLights('CREA'));

  it.each([
    ['1 CREA', `${PAGE}/crea-configurator/edit`, ofCrea, /^L1/, nothing, 'CREA'],
    [
      '2 DRAWING of plusminus',
      `${PAGE}/plusminus-drawing-configurator/EDIT`,
      creation(2, 225, twoBelts('DRAWING')),
      /^L1/,
      nothing,
      'DRAWING',
    ],
    [
      '2 DRAWING of sticks',
      `${PAGE}/sticks-drawing-configurator/EDIT`,
      creation(2, 219, zigzagOfSticks('DRAWING')),
      'Zigzag',
      nothing,
      'DRAWING',
    ],
    [
      '3 NODRAWING of plusminus',
      `${PAGE}/plusminus-nodrawing-configurator/EDIT`,
      creation(3, 225, twoBelts('NODRAWING')),
      'Remove Belt 1',
      nothing,
      'NODRAWING',
    ],
    [
      '3 NODRAWING of sticks',
      `${PAGE}/sticks-nodrawing-configurator/EDIT`,
      creation(3, 219, zigzagOfSticks('NODRAWING')),
      'Add stick',
      nothing,
      'NODRAWING',
    ],
    ['4 EXPRESS', `${PAGE}/express-configurator`, creation(4, 110, sevenLights('EXPRESS')), 'Add furniture', nothing, 'EXPRESS'],
    ['8 PIECES_LIST', `${PAGE}/BundleListConfigurator`, creation(8, 110, LIST), 'Paste a list', addDome, 'PieceList'],
    ['9 COMPOSITOR_2D', `${PAGE}/ToolkitListConfigurator`, creation(9, 270, BOARD), /^P1/, layDrop, 'ToolkitBoard'],
    ['10 COMPOSITOR_CP_3D', IN_COMPOSITOR, creation(10, 110, fiveOutlets()), 'Fill all', nothing, 'COMPOSITOR_CP_3D'],
  ])('%s is edited and stays what it is', async (_, address, made, first, fill, kind) => {
    const { asked, at, bodyOf } = await openPortal(address, oneProduct(made));
    await heading(/CR7$/);
    await screen.findAllByRole('button', { name: first });
    await fill();
    await press('Save changes');
    await waitFor(() => expect(at()).toBe(PROJECT));
    expect(writesOf(asked)).toEqual(['updateConfiguration']);
    expect(madeAs(bodyOf('updateConfiguration'))).toEqual(kind);
    expect(bodyOf('updateConfiguration')).not.toHaveProperty('validate');
  });

  it('7 MINI_COMPOSITOR is edited', async () => {
    const { asked, at } = await openPortal(`${PAGE}/RegularConfigurator?reference=082011/2A_10`, oneProduct(DOME));
    await heading(/^Alba 33/);
    await press('Save changes');
    await waitFor(() => expect(at()).toBe(PROJECT));
    expect(writesOf(asked)).toEqual(['updateProduct']);
  });

  const WITH_PENDANTS = { flags: { validateComposingPendants: true } } as const;
  it.each([
    ['1 CREA', `${PAGE}/crea-configurator/validate`, `${PAGE}/crea-configurator/validate`, ofCrea],
    ['2 DRAWING of plusminus', `${PAGE}/plusminus-drawing-configurator/VALIDATE`, undefined, creation(2, 225, twoBelts('DRAWING'))],
    ['2 DRAWING of sticks', `${PAGE}/sticks-drawing-configurator/VALIDATE`, undefined, creation(2, 219, zigzagOfSticks('DRAWING'))],
    ['3 NODRAWING of plusminus', `${PAGE}/plusminus-nodrawing-configurator/VALIDATE`, undefined, creation(3, 225, twoBelts('NODRAWING'))],
    ['3 NODRAWING of sticks', `${PAGE}/sticks-nodrawing-configurator/VALIDATE`, undefined, creation(3, 219, zigzagOfSticks('NODRAWING'))],
    ['4 EXPRESS by crea', ATTRIBUTES, `${PAGE}/crea-configurator/validate`, creation(4, 110, sevenLights('EXPRESS'))],
    ['5 COMPOSITOR by crea', VALIDATING, `${PAGE}/crea-configurator/validate`, creation(5, 110, sevenLights('COMPOSITOR'))],
    ['7 MINI_COMPOSITOR by 6 ATTRIBUTES_CONFIGURATOR', ATTRIBUTES, undefined, DOME],
    ['8 PIECES_LIST by 6 ATTRIBUTES_CONFIGURATOR', ATTRIBUTES, undefined, creation(8, 110, LIST)],
    ['9 COMPOSITOR_2D by 6 ATTRIBUTES_CONFIGURATOR', ATTRIBUTES, undefined, creation(9, 270, BOARD)],
    ['10 COMPOSITOR_CP_3D', VALIDATING, undefined, creation(10, 110, fiveOutlets())],
  ])('%s is validated', async (_, address, place, made) => {
    const isOnCanopy = made.line.configuratorType?.id === CONFIGURATOR_IDS.COMPOSITOR_CP_3D;
    const { asked, at, bodyOf } = await openPortal(address, oneProduct(made), isOnCanopy ? WITH_PENDANTS : {});
    const confirm = await screen.findByRole('button', { name: 'Confirm configuration' });
    expect(at()).toBe(place ?? address);
    await userEvent.click(confirm);
    await waitFor(() => expect(at()).toBe(PROJECT));
    const [written] = writesOf(asked);
    expect(writesOf(asked)).toHaveLength(1);
    expect(bodyOf(written ?? '')).toMatchObject(written === 'validateProducts' ? { productIds: [PRODUCT_ID] } : { validate: true });
  });

  it.each([
    ['2 DRAWING of plusminus to be looked at', 'plusminus-drawing-configurator/VIEW', creation(2, 225, twoBelts('DRAWING')), 'Make a copy'],
    [
      '3 NODRAWING of plusminus to be looked at',
      'plusminus-nodrawing-configurator/VIEW',
      creation(3, 225, twoBelts('NODRAWING')),
      'Make a copy',
    ],
    ['2 DRAWING of plusminus as files', 'plusminus-drawing-configurator/EXPORT', creation(2, 225, twoBelts('DRAWING')), /GLB/],
    ['2 DRAWING of sticks as files', 'sticks-drawing-configurator/EXPORT', creation(2, 219, zigzagOfSticks('DRAWING')), /GLB/],
    ['1 CREA as files', 'export', ofCrea, /GLB/],
  ])('%s is left as it is', async (_, route, made, button) => {
    const { asked } = await openPortal(`${PAGE}/${route}`, oneProduct(made));
    await heading(/CR7$/);
    await screen.findByRole('button', { name: button });
    expect(writesOf(asked)).toEqual([]);
  });

  it('says where nothing can be drawn in three dimensions, and keeps everything else', async () => {
    await openPortal(`${PAGE}/plusminus-drawing-configurator/EDIT`, oneProduct(creation(2, 225, twoBelts('DRAWING'))));
    expect(await screen.findByText('This device cannot show 3D. Plan and elevations offer every function.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy();
  });
});
