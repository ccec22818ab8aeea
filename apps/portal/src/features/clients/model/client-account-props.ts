import type { StaffAccount } from '@candil/contract';

/** What each part of a found account gets. */
export interface ClientAccountProps {
  readonly account: StaffAccount;
  /** Asks for the account as it is now. */
  readonly reload: () => Promise<unknown>;
}
