import { isApiFailure, routes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { useArea } from '../area/area';
import { type Loaded, useLoaded } from './use-loaded';

/** The signed-in account; null = a visitor, which is not a failure. */
export const useAccount = (): { readonly state: Loaded<Account | null>; readonly again: () => void } => {
  const { client } = useArea();
  return useLoaded('account', async (signal) => {
    try {
      return await client.call(routes.getAccount, {}, { signal, probe: true });
    } catch (failure) {
      if (isApiFailure(failure) && failure.ErrorCode === 401) return null;
      throw failure;
    }
  });
};
