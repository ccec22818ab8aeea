import { randomUUID } from 'node:crypto';
import { catalogOf, companyEntry } from '@candil/domain';
import { recordAudit, type Transaction } from '../../kernel';
import { COMPANY_TYPES, nameOf } from '../reference-data';
import * as stored from './registration-repository';
import type { CompanyWish } from './wish';

/** As it is compared: letters and digits only, capitals. */
export const foldNumber = (text: string | undefined): string => (text ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

type Account = stored.AccountRow;

const knownCompany = async (transaction: Transaction, wish: Exclude<CompanyWish, { kind: 'none' }>): Promise<string | undefined> => {
  const vatNumber = foldNumber(wish.vatNumber);
  const clientCode = wish.kind === 'join' ? (wish.clientCode ?? '').trim() : '';
  return (
    (clientCode === '' ? undefined : await stored.companyByClientCode(transaction, clientCode)) ??
    (vatNumber === '' ? undefined : await stored.companyByVatNumber(transaction, vatNumber))
  );
};

const makeCompany = async (transaction: Transaction, account: Account, wish: CompanyWish & { kind: 'new' }, now: Date): Promise<void> => {
  const { defaultRateId: rateId, currency } = catalogOf(account.catalogId);
  const id = randomUUID();
  const profile = await stored.profileOf(transaction, account.id);
  await stored.insertCompany(
    transaction,
    {
      id,
      name: wish.name.trim(),
      typeDescription: nameOf(COMPANY_TYPES, wish.companyTypeId, 'en'),
      crmId: null,
      clientCode: null,
      rateId,
      currency,
      createdAt: now,
    },
    {
      vatNumber: foldNumber(wish.vatNumber) || null,
      street: wish.street?.trim() || null,
      postalCode: wish.postalCode?.trim() || null,
      countryGeonameId: profile?.countryGeonameId ?? null,
      level2GeonameId: profile?.level2GeonameId ?? null,
      level3GeonameId: profile?.level3GeonameId ?? null,
      updatedAt: now,
    },
  );
  await stored.updateAccount(transaction, account.id, { companyId: id, isFirstUser: true });
  await recordAudit(transaction, { kind: 'company.created', accountId: account.id, details: { companyId: id }, at: now });
};

/**
 * What a confirmed registration is to its company (AC14): first user of a new one, or a request that the manager of a known one decides.
 * A number that no company has leaves the account without one: the answer must not tell which numbers exist.
 */
export const enterCompany = async (transaction: Transaction, account: Account, wish: CompanyWish, now: Date): Promise<void> => {
  if (wish.kind === 'none') return;
  const companyId = await knownCompany(transaction, wish);
  const entry = companyEntry({ companyExists: companyId !== undefined });
  if (entry === 'firstUser') {
    if (wish.kind === 'new') await makeCompany(transaction, account, wish, now);
    return;
  }
  if (companyId === undefined) return;
  await stored.insertJoinRequest(transaction, { id: randomUUID(), accountId: account.id, companyId, state: 'open', createdAt: now });
  await recordAudit(transaction, { kind: 'company.join-asked', accountId: account.id, details: { companyId }, at: now });
};
