import { ok, type Result, USER_STATUS } from '@candil/domain';
import { queueMail, recordAudit, type Transaction } from '../../kernel';
import type { SessionService } from '../../kernel/authentication/session-service';
import { holdCompany, type Manager, otherUser } from './company-people';
import * as stored from './company-repository';
import type { CompanyFailure } from './failures';

/** Deletes the account of a person of the company and ends its sessions; their projects and orders stay with the company. */
export const deactivateUser = async (
  transaction: Transaction,
  sessions: SessionService,
  managerThen: Manager,
  accountId: string,
  now: Date,
): Promise<Result<string, CompanyFailure>> => {
  const held = await holdCompany(transaction, managerThen);
  if (!held.ok) return held;
  const user = await otherUser(transaction, held.value, accountId);
  if (!user.ok) return user;
  await stored.updateAccount(transaction, accountId, { status: USER_STATUS.DELETED });
  await sessions.endAllOf(transaction, accountId, 'deactivated');
  const { email: to, name, language, status } = user.value;
  // People who never accepted the invitation get no mail.
  if (status !== USER_STATUS.REGISTER_NOT_COMPLETED) {
    const values = { name, company: held.value.companyName };
    await queueMail(transaction, { to, language, template: 'accountDeactivated', values, at: now });
  }
  const details = { of: accountId, companyId: held.value.companyId };
  await recordAudit(transaction, { kind: 'user.deactivated', accountId: held.value.accountId, details, at: now });
  return ok(accountId);
};
