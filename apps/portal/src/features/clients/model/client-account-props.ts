import type { StaffAccount } from '@candil/contract';

/** Props of each part of a found account. */
export interface ClientAccountProps {
  readonly account: StaffAccount;
  /** Asks for the account as it is now. */
  readonly reload: () => Promise<unknown>;
}
