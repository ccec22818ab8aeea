import { randomUUID } from 'node:crypto';
import { checkTaxNumber, type endpoints, type ReceivedBy } from '@candil/contract';
import { checkText, fail, ok, type Result, ROLES, userStatusAfter } from '@candil/domain';
import { type Actor, type Failure, queueMail, recordAudit, type Transaction } from '../../kernel';
import { CATALOGUE_OFFICES, lockAccount } from '../account';
import { COMPANY_TYPES, PROJECT_TYPES } from '../reference-data';
import { knownDetails } from './known-details';
import * as stored from './qualification-repository';
import { writeAnswers } from './stored-answers';

type QualificationBody = ReceivedBy<typeof endpoints.askQualification>['body'];

type Answers = QualificationBody & { readonly companyName: string; readonly companyTypeId: number; readonly isOwn: boolean };

const answersFailure = ({
  companyName,
  companyTypeId,
  vatNumber,
  projectTypeIds,
  message,
  phone,
  isOwn,
}: Answers): (Failure & { field: string }) | undefined => {
  if (companyName.trim() === '') return { code: 'text.empty', field: 'companyName' };
  const number = checkTaxNumber(vatNumber ?? '');
  // A number already stored at the company cannot be corrected in this form: the person who decides sees it.
  if (!number.ok && !isOwn) return { ...number.failure, field: 'vatNumber' };
  const texts = {
    companyName: checkText(companyName, 'textarea'),
    message: checkText(message ?? '', 'textarea'),
    phone: checkText(phone ?? '', 'textarea'),
  };
  for (const [field, checked] of Object.entries(texts)) if (!checked.ok) return { ...checked.failure, field };
  if (!COMPANY_TYPES.some(({ id }) => id === companyTypeId)) return { code: 'reference-data.unknown', field: 'companyTypeId' };
  const unknown = projectTypeIds.some((projectTypeId) => !PROJECT_TYPES.some(({ id }) => id === projectTypeId));
  return unknown ? { code: 'reference-data.unknown', field: 'projectTypeIds' } : undefined;
};

/** Returns the request, completed with the details that the account's company has already provided. */
const answersOf = async (transaction: Transaction, accountId: string, body: QualificationBody): Promise<Answers> => {
  const known = await knownDetails(transaction, accountId);
  const own = known.isOwn ? known : undefined;
  return {
    ...body,
    isOwn: known.isOwn,
    companyName: own?.companyName ?? body.companyName ?? '',
    companyTypeId: own?.companyTypeId ?? body.companyTypeId ?? 0,
    vatNumber: own?.vatNumber ?? body.vatNumber,
    clientCode: own?.clientCode ?? body.clientCode,
    phone: body.phone ?? own?.phone ?? undefined,
    website: body.website ?? own?.website ?? undefined,
  };
};

/** Status 2 becomes 3, and those who decide for the catalogue get a mail (AC6, AC7). */
export const askQualification = async (
  transaction: Transaction,
  actor: Actor,
  body: QualificationBody,
  now: Date,
): Promise<Result<{ id: string; status: number }, Failure>> => {
  if (actor.impersonator !== undefined) return fail({ code: 'access.denied' });
  const answers = await answersOf(transaction, actor.accountId, body);
  const wrong = answersFailure(answers);
  if (wrong !== undefined) return fail(wrong);
  const account = await lockAccount(transaction, actor.accountId);
  if (account === undefined) return fail({ code: 'access.denied' });
  const status = userStatusAfter(account.status, 'qualificationAsked');
  if (!status.ok) return status;
  const id = randomUUID();
  const { catalogId } = account;
  const { returnTo = null } = body;
  await stored.updateAccount(transaction, account.id, { status: status.value });
  await stored.insertRequest(transaction, {
    id,
    accountId: account.id,
    catalogId,
    state: 'open',
    answers: writeAnswers(answers),
    returnTo,
    createdAt: now,
  });
  await recordAudit(transaction, { kind: 'qualification.asked', accountId: account.id, details: { requestId: id }, at: now });
  const roles = [CATALOGUE_OFFICES[catalogId].salesRole, ROLES.admin];
  for (const { email: to, name, language } of await stored.decidersOf(transaction, catalogId, roles)) {
    const values = { name, applicant: account.name, company: answers.companyName.trim() };
    await queueMail(transaction, { to, language, template: 'qualificationAsked', values, path: '/staff/qualifications', at: now });
  }
  return ok({ id, status: status.value });
};
