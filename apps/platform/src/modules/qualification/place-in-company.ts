import { randomUUID } from 'node:crypto';
import { type endpoints, foldTaxNumber, type ReceivedBy } from '@candil/contract';
import { catalogOf, fail, ok, type Result } from '@candil/domain';
import { type Failure, recordAudit, type Transaction } from '../../kernel';
import { answeringCompany, companiesNamed, insertCompany, insertJoinRequest } from '../account';
import { COMPANY_TYPES, nameOf } from '../reference-data';
import { candidatesOf } from './company-candidates';
import * as stored from './qualification-repository';
import { companyTypeIdOf } from './stored-answers';

type Decision = ReceivedBy<typeof endpoints.decideQualification>['body'];

interface Placing {
  readonly account: stored.AccountRow;
  readonly answers: Readonly<Record<string, string>>;
  /** As the decider typed it; empty = none. */
  readonly clientCode: string;
  /** Chosen candidate; undefined = none was chosen. */
  readonly chosen: Decision['company'];
  readonly decidedBy: string;
  readonly now: Date;
}

export interface Place {
  readonly companyId: string | null;
  readonly isFirstUser: boolean;
}

const taken = { code: 'company.client-code-taken' } as const;

/** Its company gets the code, unless it has another one or someone else has this one. */
const codeOwnCompany = async (
  transaction: Transaction,
  companyId: string,
  { account, clientCode, decidedBy, now }: Placing,
): Promise<Result<Place, Failure>> => {
  // Existing managers keep managing the users.
  const isFirstUser = account.isFirstUser || (await stored.managesUsers(transaction, account.id));
  const place = ok({ companyId, isFirstUser });
  if (clientCode === '') return place;
  const company = await stored.companyById(transaction, companyId);
  if (company?.clientCode === clientCode) return place;
  if (company?.clientCode !== null || (await stored.companyByClientCode(transaction, clientCode)) !== undefined) return fail(taken);
  await stored.setClientCode(transaction, companyId, clientCode);
  await recordAudit(transaction, { kind: 'client-code.changed', accountId: decidedBy, details: { companyId, clientCode }, at: now });
  return place;
};

/** The first user of a company without a manager becomes its manager; otherwise no one could admit others. */
const join = async (transaction: Transaction, companyId: string, { account, decidedBy, now }: Placing): Promise<Place> => {
  const [company] = await companiesNamed(transaction, { ids: [companyId] });
  await stored.closeJoinRequests(transaction, account.id, companyId, { decidedBy, decidedAt: now });
  await recordAudit(transaction, { kind: 'company.joined', accountId: decidedBy, details: { joining: account.id, companyId }, at: now });
  return { companyId, isFirstUser: company?.hasManager === false };
};

const askManager = async (transaction: Transaction, companyId: string, { account, decidedBy, now }: Placing): Promise<Place> => {
  const asked = await stored.openJoinRequestOf(transaction, account.id);
  if (asked?.companyId !== companyId) {
    await stored.closeJoinRequests(transaction, account.id, companyId, { decidedBy, decidedAt: now });
    await insertJoinRequest(transaction, { id: randomUUID(), accountId: account.id, companyId, state: 'open', createdAt: now });
    const details = { joining: account.id, companyId };
    await recordAudit(transaction, { kind: 'company.join-asked', accountId: decidedBy, details, at: now });
  }
  return { companyId: null, isFirstUser: false };
};

/** Carries out the choice among the candidates of the request, looked up anew: a browser may send anything. */
const placeAsChosen = async (
  transaction: Transaction,
  chosen: Exclude<NonNullable<Decision['company']>, { kind: 'own' }>,
  placing: Placing,
): Promise<Result<Place, Failure>> => {
  const { account, answers, clientCode } = placing;
  const joining = await stored.openJoinRequestOf(transaction, account.id);
  const request = { accountId: account.id, companyId: account.companyId, joiningId: joining?.companyId ?? null, answers };
  const [candidates = []] = await candidatesOf(transaction, [request]);
  const company = candidates.find(({ id }) => id === chosen.companyId);
  // An account with a company changes company only by this decision.
  const isRefused = chosen.kind === 'ask' && (account.companyId !== null || company?.hasManager === false);
  if (company === undefined || isRefused) return fail({ code: 'qualification.company-refused' });
  if (chosen.kind === 'ask') return ok(await askManager(transaction, company.id, placing));
  const coded = await codeOwnCompany(transaction, company.id, placing);
  if (!coded.ok && clientCode !== '') return coded;
  if (account.companyId !== null) await stored.moveProjects(transaction, account.companyId, company.id);
  return ok(await join(transaction, company.id, placing));
};

const makeCompany = async (transaction: Transaction, { account, answers, clientCode, decidedBy, now }: Placing): Promise<Place> => {
  const { defaultRateId: rateId, currency } = catalogOf(account.catalogId);
  const id = randomUUID();
  await insertCompany(
    transaction,
    {
      id,
      name: answers.companyName ?? account.name,
      typeDescription: nameOf(COMPANY_TYPES, companyTypeIdOf(answers), 'en'),
      crmId: null,
      clientCode: clientCode === '' ? null : clientCode,
      rateId,
      currency,
      createdAt: now,
    },
    { vatNumber: foldTaxNumber(answers.vatNumber) || null, phone: answers.phone ?? null, website: answers.website ?? null, updatedAt: now },
  );
  await recordAudit(transaction, { kind: 'company.created', accountId: decidedBy, details: { companyId: id, of: account.id }, at: now });
  return { companyId: id, isFirstUser: true };
};

/**
 * The company of an account that is accepted: what who decides has chosen; else its own; else the one whose client code is named; else it
 * waits for the manager of the company that it asked to join, or whose tax number it stated, if that manager can answer; else a new one,
 * with the account as first user (AC14).
 */
export const placeInCompany = async (transaction: Transaction, placing: Placing): Promise<Result<Place, Failure>> => {
  const { account, answers, clientCode, chosen, decidedBy, now } = placing;
  if (chosen !== undefined && chosen.kind !== 'own') return placeAsChosen(transaction, chosen, placing);
  if (account.companyId !== null) return codeOwnCompany(transaction, account.companyId, placing);
  const named = clientCode === '' ? undefined : await stored.companyByClientCode(transaction, clientCode);
  if (named !== undefined) return chosen === undefined ? ok(await join(transaction, named.id, placing)) : fail(taken);
  if (clientCode === '' && chosen === undefined) {
    const asked = await stored.openJoinRequestOf(transaction, account.id);
    const [joining] = asked === undefined ? [] : await companiesNamed(transaction, { ids: [asked.companyId] });
    const known = joining?.hasManager
      ? joining.id
      : await answeringCompany(transaction, { clientCode: '', vatNumber: foldTaxNumber(answers.vatNumber) });
    if (known !== undefined) return ok(await askManager(transaction, known, placing));
  }
  const made = await makeCompany(transaction, placing);
  await stored.closeJoinRequests(transaction, account.id, made.companyId ?? '', { decidedBy, decidedAt: now });
  return ok(made);
};
