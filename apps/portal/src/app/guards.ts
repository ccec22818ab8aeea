import type { Account } from '@candil/contract';
import { guardRoute } from '@candil/domain';
import { type EntryDecision, type Guard, NOT_AUTHORISED_PATH } from './guard';

export type { Guard } from './guard';

/**
 * Route guard of P§4: logged-out visitors go home (remembering where they wanted to go), logged users without the right to the
 * not-authorised page. The caller has waited for the account: `undefined` means that there is none. `requestedPath` is path and query.
 */
export const decideEntry = async (guard: Guard, account: Account | undefined, requestedPath: string): Promise<EntryDecision> => {
  if (guard.kind === 'open') return { kind: 'enter' };
  const privilege = guard.kind === 'privilege' ? { privilege: guard.privilege } : {};
  const decision = guardRoute({ ...privilege, loggedOutPath: `/?return=${encodeURIComponent(requestedPath)}` }, account ?? 'logged-out');
  if (decision.kind === 'redirect') return { kind: 'redirect', to: decision.path };
  if (decision.kind === 'not-authorised' || account === undefined) return { kind: 'redirect', to: NOT_AUTHORISED_PATH };
  if (guard.kind === 'signed-in' || guard.kind === 'privilege') return { kind: 'enter' };
  return (await import('./special-guards')).decideForAccount(guard, account, requestedPath);
};
