// @vitest-environment happy-dom
import type { ModelTechnicalInfo } from '@candil/contract';
import type { FlagName } from '@candil/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountFlags } from '../../../shared/flags/account-flags';
import { createFlagStore } from '../../../shared/flags/flag-store';
import { FlagProvider } from '../../../shared/flags/use-flag';
import { openAt } from '../../../testing/open-at';
import type { ModelView } from '../model/use-model-view';
import { PurchasePanel } from './purchase-panel';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const VIEW = {
  place: { projectId: undefined },
  info: {
    model: '0820',
    name: 'Alba 33',
    subFamily: { id: 110, description: 'Alba', tagline: '' },
    applicationLocation: { id: 11, applicationId: 1, name: 'Over tables' },
    image: '/a.webp',
    moq: 1,
    discontinued: false,
    canCompose: true,
    leadTimes: [],
    availability: { days: 0, weeks: 3, shippingDate: null },
    variations: [],
  } as unknown as ModelTechnicalInfo,
  project: undefined,
  catalogId: 16,
  reference: '082042/1A_10',
  quantity: 1,
  setQuantity: () => undefined,
  fromPrice: { currency: 'EUR', amount: 262.6, net: true },
  price: null,
  pictures: { day: '/a.webp', night: null },
  configuratorPath: '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
} as unknown as ModelView;

interface Confined {
  readonly on: boolean;
  readonly subFamilyIds?: number[];
  readonly applicationIds?: number[];
}

/** The panel under a flag as the service resolved it for the account. */
const open = async (name: FlagName, confined: Confined, view = VIEW) => {
  const ofAccount = createAccountFlags();
  ofAccount.setState({ flags: [{ name, ...confined }] });
  const flags = createFlagStore({ call: () => new Promise(() => undefined) } as never, ofAccount);
  const element = (
    <FlagProvider value={flags}>
      <PurchasePanel view={view} />
    </FlagProvider>
  );
  await openAt('/', [{ path: '/', element }], {});
  const isThere = (link: string) => screen.queryByRole('link', { name: link }) !== null;
  return { isThere };
};

const STATES: readonly [string, Confined, boolean][] = [
  ['on', { on: true }, true],
  ['on for this sub-family', { on: true, subFamilyIds: [225, 110] }, true],
  ['on for another sub-family', { on: true, subFamilyIds: [225] }, false],
  ['off', { on: false }, false],
];

const CONFINED: readonly [string, Confined, boolean][] = [
  ['on for this application', { on: true, applicationIds: [1, 2] }, true],
  ['on for another application', { on: true, applicationIds: [2] }, false],
  ['on for this sub-family in another application', { on: true, subFamilyIds: [110], applicationIds: [2] }, false],
];

it.each([...STATES, ...CONFINED])('composes with a model while newCompositors is %s', async (_, confined, isOffered) => {
  const { isThere } = await open('newCompositors', confined);
  expect(isThere('Compose with Alba 33')).toBe(isOffered);
});

it.each(STATES)('configures a model while regularProductConfigurator is %s', async (_, confined, isOffered) => {
  const { isThere } = await open('regularProductConfigurator', confined);
  expect(isThere('Configure')).toBe(isOffered);
});

it.each([
  [true, '267,80\u00a0€ net'],
  [false, '412,00\u00a0€ list price'],
])('names the price, and its base, of what is added as it is shown (net: %s)', async (net, words) => {
  const price = { currency: 'EUR' as const, amount: net ? 267.8 : 412, net };
  await open('regularProductConfigurator', { on: true }, { ...VIEW, price });
  const shown = screen.getByText('As shown').parentElement;
  expect([...(shown?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['As shown', '082042/1A_10', words]);
});
