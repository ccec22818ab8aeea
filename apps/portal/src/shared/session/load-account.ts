import { type ApiClient, isApiFailure, sessionRoutes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import type { AccountFlags } from '../flags/account-flags';

/** The account, or undefined when nobody is signed in; its flags are known before it is. Throws when the service cannot say. */
export const loadAccount = async (client: ApiClient, known: AccountFlags): Promise<Account | undefined> => {
  try {
    const { flags, ...account } = await client.call(sessionRoutes.getAccount, {}, { probe: true });
    known.setState({ flags });
    return account;
  } catch (failure) {
    if (!isApiFailure(failure) || failure.ErrorCode !== 401) throw failure;
    known.setState({ flags: undefined });
    return undefined;
  }
};
