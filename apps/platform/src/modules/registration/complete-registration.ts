import type { endpoints, ReceivedBy } from '@candil/contract';
import { catalogOfAccount, fail, ok, type Result, USER_STATUS, USER_TYPES } from '@candil/domain';
import { type Actor, type Failure, recordAudit, type Transaction } from '../../kernel';
import { lockAccount } from '../account';
import type { RegistrationFailure } from './check-registration';
import { enterCompany } from './enter-company';
import * as stored from './registration-repository';

type Details = ReceivedBy<typeof endpoints.completeRegistration>['body'];

/**
 * The details of a registration, entered by users of a provider or an invitation. Their address is confirmed, so the company is made or
 * asked at once; an invited user keeps the company and the catalogue of the invitation. Repeated requests change nothing.
 */
export const completeRegistration = async (
  transaction: Transaction,
  actor: Actor,
  details: Details,
  now: Date,
): Promise<Result<undefined, Failure | RegistrationFailure>> => {
  const account = await lockAccount(transaction, actor.accountId);
  if (account === undefined || account.status < USER_STATUS.WEB_USER) return fail({ code: 'access.denied' });
  if (!account.awaitsDetails) return ok(undefined);
  const { company } = details;
  if (account.companyId === null && company === undefined) return fail({ code: 'text.empty', field: 'company.kind' });

  const isAlone = account.companyId === null && company?.kind === 'none';
  const catalogId =
    account.companyId === null ? catalogOfAccount({ roles: [account.roleId], catalogId: details.catalogId }) : account.catalogId;
  const changes = {
    name: details.name.trim(),
    userType: isAlone ? USER_TYPES.PARTICULAR : USER_TYPES.PROFESSIONAL,
    catalogId,
    awaitsDetails: false,
  };
  await stored.updateAccount(transaction, account.id, changes);
  await stored.replaceProfile(transaction, account.id, {
    phone: details.phone?.trim() || null,
    professionId: details.professionId,
    businessActivityId: details.businessActivityId ?? null,
    countryGeonameId: details.countryGeonameId,
    level2GeonameId: details.level2GeonameId ?? null,
    level3GeonameId: details.level3GeonameId ?? null,
    consentAt: now,
    wantsNews: details.wantsNews,
    updatedAt: now,
  });
  await recordAudit(transaction, { kind: 'registration.completed', accountId: account.id, details: {}, at: now });
  if (account.companyId === null && company !== undefined) {
    if (company.kind !== 'none') await stored.keepPendingCompany(transaction, { accountId: account.id, company });
    await enterCompany(transaction, { ...account, ...changes }, company, now);
  }
  return ok(undefined);
};
