import { fail, ok, type Result } from '@candil/domain';
import { type Actor, recordAudit, type Transaction } from '../../kernel';
import * as stored from './crm-repository';
import type { CareFailure } from './failures';
import { looksAfter } from './look-after';

export interface ClientCodeChange {
  readonly accountId: string;
  readonly version: number;
  readonly clientCode: string | null;
}

/** The account as it is then, and everybody of its company, whose sessions must read it again. */
export interface ChangedCompany {
  readonly found: stored.CareAccount;
  readonly accountIds: readonly string[];
}

/** Changes the customer number of an account's company. */
export const changeClientCode = async (
  transaction: Transaction,
  actor: Actor,
  { accountId, version, clientCode }: ClientCodeChange,
  now: Date,
): Promise<Result<ChangedCompany, CareFailure>> => {
  const found = await stored.accountById(transaction, accountId);
  if (found === undefined || !looksAfter(actor, found)) return fail({ code: 'account.not-found' });
  const { account, company } = found;
  if (company === null) return fail({ code: 'account.no-company' });
  if (clientCode !== null && (await stored.isClientCodeTaken(transaction, company.id, clientCode))) {
    return fail({ code: 'company.client-code-taken' });
  }
  if (!(await stored.advanceAccess(transaction, accountId, version, {}))) {
    return fail({ code: 'version.conflict', currentVersion: account.accessVersion });
  }
  await stored.writeClientCode(transaction, company.id, clientCode);
  const details = { companyId: company.id, from: company.clientCode ?? '', to: clientCode ?? '' };
  await recordAudit(transaction, { kind: 'client-code.changed', accountId: actor.accountId, details, at: now });
  const changed = { ...found, account: { ...account, accessVersion: account.accessVersion + 1 }, company: { ...company, clientCode } };
  return ok({ found: changed, accountIds: await stored.accountIdsOf(transaction, company.id) });
};
