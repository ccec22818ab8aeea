import type { Account } from '@candil/contract';
import { hasPrivilege, type Privilege } from '@candil/domain';
import { useStore } from 'zustand';
import { useEntrance } from '../entrance';
import type { SessionState } from './session';

/** Returns the state of the session. */
export const useSession = (): SessionState => useStore(useEntrance().session.store);

/** The account of the session; undefined for visitors. */
export const useAccountIfAny = (): Account | undefined => {
  const state = useSession();
  return state.kind === 'signed-in' ? state.account : undefined;
};

/** The account behind a guarded screen. */
export const useAccount = (): Account => {
  const account = useAccountIfAny();
  if (!account) throw new Error('A screen for signed-in users is drawn without an account');
  return account;
};

/**
 * Returns whether the service admits the account: while details of the registration are missing, it may do no more than
 * a web user (decision 031).
 */
export const holdsPrivilege = (account: Account, privilege: Privilege): boolean =>
  // An instance of the previous release does not send the missing details.
  hasPrivilege(account, privilege) && (privilege === 'PROJECT_VIEW' || !account.missing?.length);

export const useHasPrivilege = (privilege: Privilege): boolean => {
  const account = useAccountIfAny();
  return account !== undefined && holdsPrivilege(account, privilege);
};
