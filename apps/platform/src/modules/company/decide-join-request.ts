import { defaultPrivileges, fail, ok, parseManageUserAction, type Result, ROLES, USER_STATUS } from '@candil/domain';
import { type Actor, queueMail, recordAudit, type Transaction } from '../../kernel';
import { replacePrivileges } from '../account';
import { holdCompany, type Manager } from './company-people';
import * as stored from './company-repository';
import type { CompanyFailure } from './failures';
import { joiningRole } from './invite-users';

export interface Deciding {
  readonly actor: Actor;
  readonly now: Date;
}

type OpenRequest = NonNullable<Awaited<ReturnType<typeof stored.requestOf>>>;

const takeIn = async (transaction: Transaction, manager: Manager, { actor, now }: Deciding, request: OpenRequest): Promise<void> => {
  // An account with a role of the trade keeps it; a web user gets that of the company.
  const roleId = request.roleId === ROLES.webUser ? joiningRole(actor.roleId) : request.roleId;
  await stored.updateAccount(transaction, request.accountId, { companyId: manager.companyId, roleId });
  await replacePrivileges(transaction, request.accountId, defaultPrivileges(roleId, { firstUser: false }));
  await stored.closeOtherRequests(transaction, request.accountId, now);
};

/** Accepts or rejects a join request and returns the changed account. A second decision gets the result of the first. */
export const decideJoinRequest = async (
  transaction: Transaction,
  managerThen: Manager,
  deciding: Deciding,
  requestId: string,
  action: unknown,
): Promise<Result<string, CompanyFailure>> => {
  const parsed = parseManageUserAction(action);
  if (!parsed.ok) return fail({ code: parsed.failure.code });
  const { actor, now } = deciding;
  const held = await holdCompany(transaction, managerThen);
  if (!held.ok) return held;
  const request = await stored.requestOf(transaction, held.value.companyId, requestId);
  if (request === undefined || request.status === USER_STATUS.DELETED) return fail({ code: 'company.request-not-found' });
  if (request.state !== 'open') return fail({ code: 'company.request-decided', state: request.state });

  // An account that has joined another company meanwhile is not taken in.
  if (request.companyId !== null) return fail({ code: 'company.request-decided', state: 'rejected' });

  const state = parsed.value === 'accept' ? 'accepted' : 'rejected';
  await stored.decideRequest(transaction, requestId, { state, decidedBy: actor.accountId, decidedAt: now });
  if (state === 'accepted') await takeIn(transaction, held.value, deciding, request);
  const { email: to, language, name, accountId } = request;
  const values = { name, company: held.value.companyName };
  await queueMail(transaction, { to, language, template: state === 'accepted' ? 'joinAccepted' : 'joinRejected', values, at: now });
  const details = { joining: accountId, companyId: held.value.companyId };
  await recordAudit(transaction, { kind: `company.join-${state}`, accountId: actor.accountId, details, at: now });
  return ok(accountId);
};
