// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { ModelSummary, RememberedModels } from '@candil/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { FavouriteButton } from './favourite-button';
import { RememberedStrip } from './remembered-strip';

afterEach(cleanup);

const summary = (model: string, name: string) =>
  ({
    model,
    name,
    subFamilyId: 110,
    subFamilyName: 'Alba',
    applicationLocationId: 11,
    image: `/static/images/${model}/42-day.webp`,
  }) as ModelSummary;
const MODELS = [summary('0820', 'Alba 33'), summary('0162', 'Alba 12'), summary('5525', 'Perla 30')];

const Screen = () => (
  <>
    <FavouriteButton model="0820" name="Alba 33" />
    <RememberedStrip place={{ projectId: undefined }} catalogId={16} />
  </>
);

const open = async (start: RememberedModels, answers: Parameters<typeof openAt>[2] = {}) => {
  let lists = start;
  const change = (favourites: readonly string[]) => {
    lists = { ...lists, favourites: [...favourites] };
    return lists;
  };
  return openAt('/', [{ path: '/', Component: Screen }], {
    getRememberedModels: () => lists,
    addFavouriteModel: () => change(['0820', ...lists.favourites.filter((model) => model !== '0820')]),
    removeFavouriteModel: () => change(lists.favourites.filter((model) => model !== '0820')),
    searchModels: ({ query }) => ({ items: MODELS.filter(({ model }) => (query as { model: string[] }).model.includes(model)) }),
    ...answers,
  });
};
const heart = () => screen.findByRole('button', { name: 'Favourite: Alba 33' });
const isPressed = async () => (await heart()).getAttribute('aria-pressed');
const shown = async (list: string) => {
  await waitFor(() => expect(screen.getByRole('list', { name: list }).getAttribute('aria-busy')).toBe('false'));
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('shows what was marked last first, and what was opened last on a press', async () => {
  await open({ favourites: ['5525', '0820'], recent: ['0162'] });
  expect(await shown('Favourites')).toEqual(['/add-product-v2/110/11/5525', '/add-product-v2/110/11/0820']);
  await userEvent.click(screen.getByRole('radio', { name: 'Viewed recently' }));
  expect(await shown('Viewed recently')).toEqual(['/add-product-v2/110/11/0162']);
});

it('shows nothing to whoever has neither', async () => {
  await open({ favourites: [], recent: [] });
  await waitFor(async () => expect((await heart()).hasAttribute('disabled')).toBe(false));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('keeps its place while nothing is known and where there is nothing', async () => {
  let answer: (lists: RememberedModels) => void = () => undefined;
  const lists = new Promise<RememberedModels>((resolve) => {
    answer = resolve;
  });
  await openAt('/', [{ path: '/', element: <RememberedStrip place={{ projectId: undefined }} catalogId={16} keepsPlace /> }], {
    getRememberedModels: () => lists,
  });
  const list = await screen.findByRole('list', { name: 'Favourites' });
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('radio')).toEqual([expect.anything(), expect.anything()]);
  answer({ favourites: [], recent: [] });
  await screen.findByText(/^No model here yet/);
  expect(screen.getByRole('list', { name: 'Favourites' })).toEqual(list);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('marks at once, and the last of several presses counts', async () => {
  const { asked } = await open({ favourites: [], recent: ['0162'] });
  await waitFor(async () => expect((await heart()).hasAttribute('disabled')).toBe(false));
  await userEvent.click(await heart());
  expect(await isPressed()).toBe('true');
  expect(await shown('Favourites')).toEqual(['/add-product-v2/110/11/0820']);
  await userEvent.dblClick(await heart());
  await userEvent.click(await heart());
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Favourites' })).toBeNull());
  const changes = () => asked.map(({ name }) => name).filter((name) => name.endsWith('FavouriteModel'));
  expect(changes()).toEqual(['addFavouriteModel', 'removeFavouriteModel', 'addFavouriteModel', 'removeFavouriteModel']);
  expect(await isPressed()).toBe('false');
});

it('takes a mark back that the service refuses', async () => {
  await open(
    { favourites: [], recent: [] },
    {
      addFavouriteModel: () => {
        throw new ApiFailure({ kind: 'answer', status: 409, code: 'favourites.full', title: '', data: { max: 100 } } as never);
      },
    },
  );
  await waitFor(async () => expect((await heart()).hasAttribute('disabled')).toBe(false));
  await userEvent.click(await heart());
  await waitFor(async () => expect(await isPressed()).toBe('false'));
});

it('is no button for whoever acts as someone else', async () => {
  const acting = sampleAccount({ impersonatedBy: { email: 'vera@maker.example', name: 'Vera', until: '2026-12-01T10:00:00.000Z' } });
  const { asked } = await openAt(
    '/',
    [{ path: '/', Component: Screen }],
    { getRememberedModels: () => ({ favourites: [], recent: [] }) },
    acting,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
