import { routes } from '@candil/api-client';
import { isKnownFlagOn } from '@candil/feature-flags/known-flag';
import type { FlagPlace } from '../shared/flags/flag-store';
import type { Portal } from '../shared/portal';
import type { RouteEntry } from './route-table';

/** The collection that an address names: some flags are confined to collections. */
const placeOf = (search: URLSearchParams): FlagPlace => {
  const subFamilyId = Number(search.get('subFamily') ?? Number.NaN);
  return Number.isInteger(subFamilyId) ? { subFamilyId } : {};
};

/**
 * Returns whether a flag has the state that an address requires, as the service resolves it for the current user. The
 * flags of a visitor are requested.
 */
export const isFlagInState = async (
  { client, session, flags: known }: Pick<Portal, 'client' | 'session' | 'flags'>,
  [name, state]: NonNullable<RouteEntry['flag']>,
  search: URLSearchParams,
): Promise<boolean> => {
  const place = placeOf(search);
  if ((await session.account()) !== undefined) return known.isOn(name, place) === (state === 'on');
  const { flags } = await client.call(routes.getFlags, { query: {} });
  return flags.some((flag) => flag.name === name && isKnownFlagOn(flag, place)) === (state === 'on');
};
