import { hasPrivilege, type Privilege } from './privileges';
import type { UserStatus } from './user-status';

/** Returns the target of a navigation: the path, or the qualification modal that cannot be closed (AC15). */
export type GateDecision =
  /** Go on to the path. */
  | { readonly kind: 'go'; readonly path: string }
  /** Ask for the qualification first, on that path. */
  | { readonly kind: 'qualify'; readonly mandatory: true; readonly path: string };

/** The account as far as it is known: loading, a visitor, or an account. */
export type KnownAccount = 'loading' | 'logged-out' | { readonly privileges: readonly string[] };

/** Decision of a guarded route (AC16). */
export type GuardDecision =
  | { readonly kind: 'wait' }
  /** Go to the path instead. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** The account lacks the privilege. */
  | { readonly kind: 'not-authorised'; readonly privilege: Privilege }
  | { readonly kind: 'show' };

/** Requirements of a guarded route. */
export interface GuardedRoute {
  /** Privilege required to open it; absent = every account may. */
  readonly privilege?: Privilege;
  /** Redirect target for visitors who are logged out; default `/`. */
  readonly loggedOutPath?: string;
}

/** Opens the qualification modal where a path asks for a status that the user has not reached, else lets the path be gone to (AC15). */
export function navigationGate(request: { readonly path: string; readonly minimumStatus?: UserStatus }, status: UserStatus): GateDecision {
  const { path, minimumStatus } = request;
  return minimumStatus === undefined || status >= minimumStatus ? { kind: 'go', path } : { kind: 'qualify', mandatory: true, path };
}

/** Waits until the account is known, sends visitors away, and users who lack the privilege to the not-authorised route (AC16). */
export function guardRoute({ privilege, loggedOutPath = '/' }: GuardedRoute, account: KnownAccount): GuardDecision {
  if (account === 'loading') return { kind: 'wait' };
  if (account === 'logged-out') return { kind: 'redirect', path: loggedOutPath };
  return privilege === undefined || hasPrivilege(account, privilege) ? { kind: 'show' } : { kind: 'not-authorised', privilege };
}
