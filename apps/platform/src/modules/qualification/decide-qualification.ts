import type { endpoints, ReceivedBy } from '@candil/contract';
import { decidesQualifications, defaultPrivileges, fail, ok, type Result, USER_TYPES, userStatusAfter } from '@candil/domain';
import { type Actor, type Failure, queueMail, recordAudit, type Transaction } from '../../kernel';
import { lockAccount, replacePrivileges } from '../account';
import { placeInCompany } from './place-in-company';
import * as stored from './qualification-repository';
import { qualifyingRoles } from './qualifying-roles';
import { companyTypeIdOf } from './stored-answers';

type Decision = ReceivedBy<typeof endpoints.decideQualification>['body'];

interface Deciding {
  readonly actor: Actor;
  readonly now: Date;
}

const note = (decision: Decision): string => decision.note?.trim() ?? '';

const accept = async (
  transaction: Transaction,
  request: stored.RequestRow,
  account: stored.AccountRow,
  decision: Decision,
  { actor, now }: Deciding,
): Promise<Result<undefined, Failure>> => {
  const status = userStatusAfter(account.status, 'qualificationAccepted');
  if (!status.ok) return status;
  const roles = qualifyingRoles(request.catalogId, companyTypeIdOf(request.answers));
  const roleId = decision.roleId === undefined ? roles[0] : roles.find((role) => role === decision.roleId);
  if (roleId === undefined) return fail({ code: 'qualification.role-refused' });
  const clientCode = decision.clientCode?.trim() ?? '';
  const place = await placeInCompany(transaction, {
    account,
    answers: request.answers,
    clientCode,
    chosen: decision.company,
    decidedBy: actor.accountId,
    now,
  });
  if (!place.ok) return place;
  const { companyId, isFirstUser } = place.value;
  const changes = { status: status.value, roleId, companyId, isFirstUser, userType: USER_TYPES.PROFESSIONAL };
  await stored.updateAccount(transaction, account.id, changes);
  await replacePrivileges(transaction, account.id, defaultPrivileges(roleId, { firstUser: isFirstUser }));
  const details = { requestId: request.id, of: account.id, roleFrom: String(account.roleId), roleTo: String(roleId) };
  await recordAudit(transaction, { kind: 'qualification.accepted', accountId: actor.accountId, details, at: now });
  return ok(undefined);
};

const refuse = async (
  transaction: Transaction,
  request: stored.RequestRow,
  account: stored.AccountRow,
  { actor, now }: Deciding,
): Promise<Result<undefined, Failure>> => {
  const status = userStatusAfter(account.status, 'qualificationRefused');
  if (!status.ok) return status;
  await stored.updateAccount(transaction, account.id, { status: status.value });
  const details = { requestId: request.id, of: account.id };
  await recordAudit(transaction, { kind: 'qualification.refused', accountId: actor.accountId, details, at: now });
  return ok(undefined);
};

/** Accepts or refuses once and returns the changed account. A request of another catalogue is not found. */
export const decideQualification = async (
  transaction: Transaction,
  deciding: Deciding,
  id: string,
  decision: Decision,
): Promise<Result<{ accountId: string; state: 'accepted' | 'refused' }, Failure>> => {
  const { actor, now } = deciding;
  const request = await stored.requestById(transaction, id);
  if (request === undefined || !decidesQualifications(actor, request.catalogId)) return fail({ code: 'qualification.not-found' });
  if (request.state !== 'open') return fail({ code: 'qualification.decided' });
  const account = await lockAccount(transaction, request.accountId);
  if (account === undefined) return fail({ code: 'qualification.not-found' });
  const state = decision.action === 'accept' ? 'accepted' : 'refused';
  const done =
    state === 'accepted'
      ? await accept(transaction, request, account, decision, deciding)
      : await refuse(transaction, request, account, deciding);
  if (!done.ok) return done;
  await stored.decideRequest(transaction, id, { state, note: note(decision) || null, decidedAt: now, decidedBy: actor.accountId });
  const { email: to, name, language } = account;
  await queueMail(transaction, {
    to,
    language,
    template: state === 'accepted' ? 'qualificationAccepted' : 'qualificationRefused',
    values: { name, note: note(decision) },
    path: request.returnTo ?? '/',
    at: now,
  });
  return ok({ accountId: account.id, state });
};
