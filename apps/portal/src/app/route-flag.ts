import { routes } from '@candil/api-client';
import type { Portal } from '../shared/portal';
import type { RouteEntry } from './route-table';

/** Whether a flag is in the state that an address asks for, as the service resolves it for whoever is here. */
export const isFlagInState = async (
  { client }: Pick<Portal, 'client'>,
  [name, state]: NonNullable<RouteEntry['flag']>,
): Promise<boolean> => {
  const { flags } = await client.call(routes.getFlags, { query: {} });
  return flags.some((flag) => flag.name === name && flag.on) === (state === 'on');
};
