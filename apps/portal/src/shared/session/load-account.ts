import { type ApiClient, isApiFailure, sessionRoutes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import type { AccountFlags } from '../flags/account-flags';

/** The account, or undefined without a session; its flags are stored first. Throws when the service is unavailable. */
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
