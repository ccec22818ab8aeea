import { userStatusAfter } from '@candil/domain';
import { recordAudit, type Transaction } from '../../kernel';
import { enterCompany } from './enter-company';
import * as stored from './registration-repository';

/** The owner of the address has shown to read its mail: status 1 becomes 2 (AC7), and the registration's company takes effect. */
export const confirmAccount = async (transaction: Transaction, account: stored.AccountRow, now: Date): Promise<void> => {
  const status = userStatusAfter(account.status, 'emailConfirmed');
  if (!status.ok) return;
  await stored.updateAccount(transaction, account.id, { status: status.value });
  await recordAudit(transaction, { kind: 'email.confirmed', accountId: account.id, details: {}, at: now });
  const company = await stored.pendingCompanyOf(transaction, account.id);
  // An account that has joined a company meanwhile stays there.
  if (company !== undefined && account.companyId === null) await enterCompany(transaction, account, company, now);
};
