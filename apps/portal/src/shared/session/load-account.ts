import { type ApiClient, isApiFailure, sessionRoutes } from '@candil/api-client';
import type { Account } from '@candil/contract';

/** The account, or undefined when nobody is signed in. Throws when the service cannot say. */
export const loadAccount = async (client: ApiClient): Promise<Account | undefined> => {
  try {
    return await client.call(sessionRoutes.getAccount, {}, { probe: true });
  } catch (failure) {
    if (isApiFailure(failure) && failure.ErrorCode === 401) return undefined;
    throw failure;
  }
};
