import type { Account } from '@candil/contract';
import { hasPrivilege, type Privilege } from '@candil/domain';

/** Who may enter an address. */
export type Guard =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'privilege'; readonly privilege: Privilege };

/** Where a visitor is led. */
export type GuardDecision = { readonly kind: 'enter' } | { readonly kind: 'redirect'; readonly to: string };

export const NOT_AUTHORISED_PATH = '/not-authorised';

/**
 * Route guard of P§4: logged-out visitors go home (remembering where they wanted to go), logged users without the privilege to the
 * not-authorised page. The caller has waited for the account: `undefined` means that there is none.
 */
export const decideEntry = (guard: Guard, account: Account | undefined, wanted: string): GuardDecision => {
  switch (guard.kind) {
    case 'open':
      return { kind: 'enter' };
    case 'signed-in':
      return account ? { kind: 'enter' } : { kind: 'redirect', to: homeRemembering(wanted) };
    case 'privilege':
      if (!account) return { kind: 'redirect', to: homeRemembering(wanted) };
      return hasPrivilege(account, guard.privilege) ? { kind: 'enter' } : { kind: 'redirect', to: NOT_AUTHORISED_PATH };
  }
};

const homeRemembering = (wanted: string): string => `/?return=${encodeURIComponent(wanted)}`;
