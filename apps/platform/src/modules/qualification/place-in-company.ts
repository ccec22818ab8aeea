import { randomUUID } from 'node:crypto';
import { catalogOf, fail, ok, type Result } from '@candil/domain';
import { type Failure, recordAudit, type Transaction } from '../../kernel';
import { COMPANY_TYPES, nameOf } from '../reference-data';
import { foldNumber } from '../registration';
import * as stored from './qualification-repository';
import { companyTypeIdOf } from './stored-answers';

interface Placing {
  readonly account: stored.AccountRow;
  readonly answers: Readonly<Record<string, string>>;
  /** As the decider typed it; empty = none. */
  readonly clientCode: string;
  readonly decidedBy: string;
  readonly now: Date;
}

export interface Place {
  readonly companyId: string | null;
  readonly isFirstUser: boolean;
}

const taken = { code: 'company.client-code-taken' } as const;

/** Its company gets the code, unless it has another one or somebody else has this one. */
const codeOwnCompany = async (
  transaction: Transaction,
  companyId: string,
  { account, clientCode, decidedBy, now }: Placing,
): Promise<Result<Place, Failure>> => {
  // Whoever manages its users goes on doing so, first user or made one later.
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

const join = async (transaction: Transaction, companyId: string, { account, decidedBy, now }: Placing): Promise<Place> => {
  await stored.closeJoinRequests(transaction, account.id, companyId, { decidedBy, decidedAt: now });
  await recordAudit(transaction, { kind: 'company.joined', accountId: decidedBy, details: { joining: account.id, companyId }, at: now });
  return { companyId, isFirstUser: false };
};

const makeCompany = async (transaction: Transaction, { account, answers, clientCode, decidedBy, now }: Placing): Promise<Place> => {
  const { defaultRateId: rateId, currency } = catalogOf(account.catalogId);
  const id = randomUUID();
  await stored.insertCompany(
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
    { vatNumber: foldNumber(answers.vatNumber) || null, phone: answers.phone ?? null, website: answers.website ?? null, updatedAt: now },
  );
  await recordAudit(transaction, { kind: 'company.created', accountId: decidedBy, details: { companyId: id, of: account.id }, at: now });
  return { companyId: id, isFirstUser: true };
};

/**
 * The company of an account that is accepted: its own; else the one whose client code the decider names; else it waits for the manager of
 * the company that it asked to join, or whose VAT number it gave; else a new one, with the account as first user (AC14).
 */
export const placeInCompany = async (transaction: Transaction, placing: Placing): Promise<Result<Place, Failure>> => {
  const { account, answers, clientCode, now } = placing;
  if (account.companyId !== null) return codeOwnCompany(transaction, account.companyId, placing);
  const named = clientCode === '' ? undefined : await stored.companyByClientCode(transaction, clientCode);
  if (named !== undefined) return ok(await join(transaction, named.id, placing));
  if (clientCode === '') {
    if ((await stored.openJoinRequestOf(transaction, account.id)) !== undefined) return ok({ companyId: null, isFirstUser: false });
    const vatNumber = foldNumber(answers.vatNumber);
    const known = vatNumber === '' ? undefined : await stored.companyIdByVatNumber(transaction, vatNumber);
    if (known !== undefined) {
      await stored.insertJoinRequest(transaction, {
        id: randomUUID(),
        accountId: account.id,
        companyId: known,
        state: 'open',
        createdAt: now,
      });
      const details = { joining: account.id, companyId: known };
      await recordAudit(transaction, { kind: 'company.join-asked', accountId: placing.decidedBy, details, at: now });
      return ok({ companyId: null, isFirstUser: false });
    }
  }
  return ok(await makeCompany(transaction, placing));
};
