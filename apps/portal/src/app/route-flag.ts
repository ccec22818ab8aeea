import { routes } from '@candil/api-client';
import type { Portal } from '../shared/portal';
import type { RouteEntry } from './route-table';

/** Whether a flag is in the state that an address asks for, as the service resolves it for whoever is here. A visitor's flags are asked for. */
export const isFlagInState = async (
  { client, session, flags: known }: Pick<Portal, 'client' | 'session' | 'flags'>,
  [name, state]: NonNullable<RouteEntry['flag']>,
): Promise<boolean> => {
  if ((await session.account()) !== undefined) return known.isOn(name) === (state === 'on');
  const { flags } = await client.call(routes.getFlags, { query: {} });
  return flags.some((flag) => flag.name === name && flag.on) === (state === 'on');
};
