import { expect, test, vi } from 'vitest';
import type { Portal } from '../shared/portal';
import { sampleAccount } from '../testing/sample-account';
import { isFlagInState } from './route-flag';

const NOWHERE = new URLSearchParams();
const portalOf = (account: unknown, isOn: boolean, subFamilyIds?: readonly number[]) => {
  const call = vi.fn(async () => ({ flags: [{ name: 'composeUrlPreview', on: isOn, subFamilyIds }] }));
  const portal = { client: { call }, session: { account: async () => account }, flags: { isOn: () => isOn } } as unknown as Portal;
  return { call, portal };
};

test.each([true, false])('an address follows the flags that came with the account, without asking again (on: %s)', async (isOn) => {
  const { call, portal } = portalOf(sampleAccount(), isOn);
  expect(await isFlagInState(portal, ['composeUrlPreview', 'on'], NOWHERE)).toEqual(isOn);
  expect(call).toHaveBeenCalledTimes(0);
});

test.each([true, false])('for a visitor the service is asked (on: %s)', async (isOn) => {
  const { call, portal } = portalOf(undefined, isOn);
  expect(await isFlagInState(portal, ['composeUrlPreview', 'off'], NOWHERE)).toEqual(!isOn);
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['?subFamily=225', true],
  ['?subFamily=110', false],
  ['', false],
])('a visitor at %j finds the address of a flag that is confined to collection 225: %s', async (search, isThere) => {
  const { portal } = portalOf(undefined, true, [225]);
  expect(await isFlagInState(portal, ['composeUrlPreview', 'on'], new URLSearchParams(search))).toBe(isThere);
});

test.each([
  ['?subFamily=130', { subFamilyId: 130 }],
  ['?subFamily=rubbish', {}],
  ['', {}],
])('an address asks for the flag of the collection it names: %j', async (search, place) => {
  const { portal } = portalOf(sampleAccount(), true);
  const isOn = vi.spyOn(portal.flags, 'isOn');
  await isFlagInState(portal, ['bundleListConfigurator', 'on'], new URLSearchParams(search));
  expect(isOn).toHaveBeenCalledWith('bundleListConfigurator', place);
});
