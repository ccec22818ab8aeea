// @vitest-environment happy-dom
import type { FlagName } from '@candil/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Fetched when they are first drawn; here before anything is timed.
import './components/later-parts';
import type { FlagPlace } from '../../shared/flags/flag-store';
import { DOME } from './testing/offer';
import { LINE, openScreen, projectOf } from './testing/open-screen';

const NEW = '/new-product/RegularConfigurator?subFamily=110&model=0820&reference=082042/2A_10';
const EDIT = '/project/p1/product/l1/RegularConfigurator?subFamily=110&model=0820';
/** Sold semi-finished with one control of three. */
const SEMI_FINISHED = {
  ...DOME,
  variations: DOME.variations.map((each) => (each.type === 'control' && each.modifier === 'A' ? { ...each, isPsa: true } : each)),
};
const answers = {
  getVariations: ({ query }: { query?: { model?: string | string[] } }) => ([query?.model].flat().includes('0820') ? [SEMI_FINISHED] : []),
  getProject: () => projectOf({ products: [LINE as never] }),
};
const only =
  (flag: FlagName, at: (place: FlagPlace) => boolean) =>
  (name: FlagName, place: FlagPlace = {}) =>
    name === flag && at(place);
const hasFinished = () => screen.queryByRole('radio', { name: /Phase dimming/ }) !== null;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['on', NEW, () => true, false],
  ['off', NEW, () => false, true],
  ['on for this sub-family', NEW, ({ subFamilyId }: FlagPlace) => subFamilyId === 110, false],
  [
    'on for this sub-family, which the address does not name',
    NEW.replace('subFamily=110&', ''),
    ({ subFamilyId }: FlagPlace) => subFamilyId === 110,
    false,
  ],
  ['on for another sub-family', NEW, ({ subFamilyId }: FlagPlace) => subFamilyId === 225, true],
  ['on, of a line that is there', EDIT, () => true, true],
])('offers finished articles or not with avoidPAs %s', async (_, path, at, isOffered) => {
  await openScreen(path, answers, { rules: [], flag: only('avoidPAs', at) });
  await waitFor(() => expect(hasFinished()).toBe(isOffered));
  expect(screen.getAllByRole('radio', { name: /Sage green|Oxide red|Brass/ })).toHaveLength(3);
});

it.each([
  ['off', false, 2],
  ['on', true, 1],
])('fetches the articles of a collection again or not with ArticleCollectionOptimization %s', async (_, isOn, times) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { asked, router } = await openScreen(NEW, answers, { rules: [], flag: only('ArticleCollectionOptimization', () => isOn) });
  const fetched = () => asked.filter(({ name }) => name === 'getVariations').length;
  const atFirst = fetched();
  await router.navigate('/project/p1');
  expect(await screen.findByText('The project')).toBeTruthy();
  vi.setSystemTime(Date.now() + 16_000);
  await router.navigate(NEW);
  await screen.findByRole('heading', { level: 1, name: /Alba 33/ });
  await waitFor(() => expect(fetched()).toBe(atFirst * times));
});
