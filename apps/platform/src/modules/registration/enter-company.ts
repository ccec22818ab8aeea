import { randomUUID } from 'node:crypto';
import { foldTaxNumber } from '@candil/contract';
import { catalogOf, companyEntry } from '@candil/domain';
import { recordAudit, type Transaction } from '../../kernel';
import { answeringCompany, insertCompany, insertJoinRequest } from '../account';
import { COMPANY_TYPES, nameOf } from '../reference-data';
import type { PendingCompany } from './pending-registration';
import * as stored from './registration-repository';

type Account = stored.AccountRow;

const makeCompany = async (
  transaction: Transaction,
  account: Account,
  company: PendingCompany & { kind: 'new' },
  now: Date,
): Promise<void> => {
  const { defaultRateId: rateId, currency } = catalogOf(account.catalogId);
  const id = randomUUID();
  const profile = await stored.profileOf(transaction, account.id);
  await insertCompany(
    transaction,
    {
      id,
      name: company.name.trim(),
      typeDescription: nameOf(COMPANY_TYPES, company.companyTypeId, 'en'),
      crmId: null,
      clientCode: null,
      rateId,
      currency,
      createdAt: now,
    },
    {
      vatNumber: foldTaxNumber(company.vatNumber) || null,
      street: company.street?.trim() || null,
      postalCode: company.postalCode?.trim() || null,
      countryGeonameId: profile?.countryGeonameId ?? null,
      level2GeonameId: profile?.level2GeonameId ?? null,
      level3GeonameId: profile?.level3GeonameId ?? null,
      updatedAt: now,
    },
  );
  await stored.updateAccount(transaction, account.id, { companyId: id, isFirstUser: true });
  await stored.forgetPendingCompany(transaction, account.id);
  await recordAudit(transaction, { kind: 'company.created', accountId: account.id, details: { companyId: id }, at: now });
};

/**
 * Connects a confirmed registration with its company (AC14): first user of a new one, or a request that the manager of
 * a known one decides. A tax number is no proof: it only reaches a company that the maker has reviewed, and only where
 * someone there can answer (070). A number without such a company leaves the account without one, as the answer must
 * not reveal which numbers exist; the number stands in the request for trade access, where the person who decides sees
 * it.
 */
export const enterCompany = async (transaction: Transaction, account: Account, company: PendingCompany, now: Date): Promise<void> => {
  if (company.kind === 'none') return;
  const clientCode = company.kind === 'join' ? (company.clientCode ?? '').trim() : '';
  const companyId = await answeringCompany(transaction, { clientCode, vatNumber: foldTaxNumber(company.vatNumber) });
  const entry = companyEntry({ companyExists: companyId !== undefined });
  if (entry === 'firstUser') {
    if (company.kind === 'new') await makeCompany(transaction, account, company, now);
    return;
  }
  if (companyId === undefined) return;
  await insertJoinRequest(transaction, { id: randomUUID(), accountId: account.id, companyId, state: 'open', createdAt: now });
  await recordAudit(transaction, { kind: 'company.join-asked', accountId: account.id, details: { companyId }, at: now });
};
