// @vitest-environment happy-dom
import type { RememberedModels } from '@candil/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAccount } from '../testing/sample-account';
import { twoBelts } from './testing/documents';
import { ANYTHING, creation, inBareBrowser, PAGE } from './testing/made';
import { oneProduct } from './testing/one-product';
import { type Answers, openPortal } from './testing/open-portal';

const BOARD = '/new-product/ToolkitListConfigurator?subFamily=270';
const STICKS = '/new-product/sticks-nodrawing-configurator';
const SPACER = '9014';

// What is loaded lazily is not waited for in the first test.
beforeAll(async () => {
  await Promise.all([
    import('../features/composition'),
    import('../features/toolkit-board'),
    import('../shared/remembered-models/favourite-button'),
    import('@candil/configurator-ui'),
  ]);
});

inBareBrowser();

/** A service that keeps the favourites of one account. */
const remembering = (service: Answers, first: RememberedModels = { favourites: [], recent: [] }) => {
  const kept = { lists: first };
  const change = (favourites: readonly string[]) => {
    kept.lists = { ...kept.lists, favourites: [...favourites] };
    return kept.lists;
  };
  const others = (model = '') => kept.lists.favourites.filter((each) => each !== model);
  const answers: Answers = {
    ...service,
    getRememberedModels: () => kept.lists,
    addFavouriteModel: ({ params }) => change([params?.model ?? '', ...others(params?.model)]),
    removeFavouriteModel: ({ params }) => change(others(params?.model)),
  };
  return { answers, kept };
};

const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });
const isPressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed');
const press = async (name: string) => {
  await waitFor(async () => expect((await heart(name)).hasAttribute('disabled')).toBe(false));
  await userEvent.click(await heart(name));
};
const cards = () => screen.getAllByRole('button', { name: /^Place / }).map((card) => card.getAttribute('aria-label'));

describe('marks of models', () => {
  it('are set in the palette of a board, which then begins with the model, here and when it is opened again', async () => {
    const { answers, kept } = remembering(oneProduct(ANYTHING));
    const first = await openPortal(BOARD, answers);
    await press('Spacer');
    expect(await isPressed('Spacer')).toBe('true');
    expect(cards()[0]).toBe('Place Spacer');
    await waitFor(() => expect(kept.lists.favourites).toEqual([SPACER]));
    first.leave();

    await openPortal(BOARD, answers);
    await waitFor(async () => {
      expect(await isPressed('Spacer')).toBe('true');
      expect(cards()[0]).toBe('Place Spacer');
    });
    await press('Spacer');
    await waitFor(() => {
      expect(kept.lists.favourites).toEqual([]);
      expect(cards()[0]).toBe('Place Plate');
    });
  });

  it('set in a list of belts lead in every other list of them', async () => {
    const { answers, kept } = remembering(oneProduct(creation(3, 225, twoBelts('NODRAWING'))));
    /** The last picker of that name, once it is the one with marks. */
    const picker = (name: RegExp) =>
      waitFor(() => {
        const last = screen.getAllByRole('combobox', { name }).at(-1) as HTMLElement;
        expect(last.getAttribute('aria-haspopup')).toBe('dialog');
        return last;
      });
    const lines = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    const first = await openPortal(`${PAGE}/plusminus-nodrawing-configurator/EDIT`, answers);
    await userEvent.click(await picker(/^Luminaire/));
    expect(lines()[0]).toMatch(/^Globe 20/);
    await press('Cinta dome 30');
    await waitFor(() => expect(kept.lists.favourites).toHaveLength(1));
    first.leave();

    await openPortal(`${PAGE}/plusminus-nodrawing-configurator/EDIT`, answers);
    await userEvent.click(await picker(/^Model of/));
    expect(lines()[0]).toMatch(/^Dome 30/);
    expect(await isPressed('Cinta dome 30')).toBe('true');
  });

  it('are not offered to whoever acts as someone else, for they are the own ones of a person', async () => {
    const acting = sampleAccount({ impersonatedBy: { email: 'vera@maker.example', name: 'Vera', until: '2026-12-01T10:00:00.000Z' } });
    const { answers } = remembering(oneProduct(ANYTHING), { favourites: [SPACER], recent: [] });
    const board = await openPortal(BOARD, answers, { account: acting });
    await waitFor(() => expect(cards()[0]).toBe('Place Spacer'));
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
    board.leave();

    await openPortal(STICKS, answers, { account: acting });
    await userEvent.click((await screen.findAllByRole('combobox', { name: /^Length/ }))[0] as HTMLElement);
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  });
});
