import { randomUUID } from 'node:crypto';
import { defaultPrivileges, REGISTRATION_TYPES, ROLES, USER_STATUS, USER_TYPES } from '@candil/domain';
import { queueMail, recordAudit, type Transaction } from '../../kernel';
import { issueLink, LINK_HOURS, spendOtherLinks } from '../account';
import type { RegistrationDetails } from './pending-registration';
import * as stored from './registration-repository';

type Account = stored.AccountRow;

const confirmationMail = async (
  transaction: Transaction,
  account: Pick<Account, 'id' | 'email' | 'name' | 'language'>,
  returnTo: string | undefined,
  now: Date,
): Promise<void> => {
  const { id: accountId, email, name, language } = account;
  await spendOtherLinks(transaction, accountId, ['confirm-email'], now);
  const path = await issueLink(transaction, { accountId, purpose: 'confirm-email', returnTo, now });
  const values = { name, email, hours: String(LINK_HOURS['confirm-email']) };
  await queueMail(transaction, { to: email, language, template: 'confirmEmail', values, path, at: now });
};

const resetMail = async (transaction: Transaction, account: Account, returnTo: string | undefined, now: Date): Promise<void> => {
  const { id: accountId, email, name, language } = account;
  // Only the mail that came last leads somewhere. An invitation is a company's and stays: a stranger who asks for this mail must not end it.
  await spendOtherLinks(transaction, accountId, ['set-password'], now);
  const path = await issueLink(transaction, { accountId, purpose: 'set-password', returnTo, now });
  const values = { name, email, hours: String(LINK_HOURS['set-password']) };
  await queueMail(transaction, { to: email, language, template: 'resetPassword', values, path, at: now });
  await recordAudit(transaction, { kind: 'password.reset-asked', accountId, details: {}, at: now });
};

const alreadyRegisteredMail = async (transaction: Transaction, { email, name, language }: Account, now: Date): Promise<void> => {
  await queueMail(transaction, { to: email, language, template: 'alreadyRegistered', values: { name, email }, path: '/', at: now });
};

const makeAccount = async (transaction: Transaction, email: string, details: RegistrationDetails, now: Date): Promise<void> => {
  const id = randomUUID();
  const { name, language, catalogId, passwordHash, company, returnTo } = details;
  await stored.insertAccount(
    transaction,
    {
      id,
      email,
      name: name.trim(),
      passwordHash,
      language,
      catalogId,
      roleId: ROLES.webUser,
      status: USER_STATUS.REGISTER_NOT_COMPLETED,
      registerType: REGISTRATION_TYPES.EMAIL,
      userType: company.kind === 'none' ? USER_TYPES.PARTICULAR : USER_TYPES.PROFESSIONAL,
      companyId: null,
      isFirstUser: false,
      createdAt: now,
    },
    {
      phone: details.phone?.trim() || null,
      professionId: details.professionId,
      businessActivityId: details.businessActivityId ?? null,
      countryGeonameId: details.countryGeonameId,
      level2GeonameId: details.level2GeonameId ?? null,
      level3GeonameId: details.level3GeonameId ?? null,
      consentAt: now,
      wantsNews: details.wantsNews,
      updatedAt: now,
    },
    defaultPrivileges(ROLES.webUser, { firstUser: false }),
  );
  if (company.kind !== 'none') await stored.keepPendingCompany(transaction, { accountId: id, company });
  await recordAudit(transaction, { kind: 'account.registered', accountId: id, details: {}, at: now });
  await confirmationMail(transaction, { id, email, name: name.trim(), language }, returnTo, now);
};

/**
 * Known addresses get a mail that says so; an unconfirmed registration is replaced, since its writer has proved nothing. Nor has the writer
 * of the one that replaces it: of two passwords for an address the owner's is unknown, so none of them opens the account.
 */
const processRegistration = async (
  transaction: Transaction,
  email: string,
  account: Account | undefined,
  details: RegistrationDetails,
  now: Date,
): Promise<void> => {
  if (account === undefined) return makeAccount(transaction, email, details, now);
  if (account.status === USER_STATUS.DELETED) {
    await stored.releaseAddress(transaction, account.id);
    return makeAccount(transaction, email, details, now);
  }
  if (stored.isOpenRegistration(account)) {
    await stored.deleteAccount(transaction, account.id);
    return makeAccount(transaction, email, { ...details, passwordHash: null }, now);
  }
  // Invited and not come yet: the way in is a password of their own choice.
  if (account.status === USER_STATUS.REGISTER_NOT_COMPLETED) return resetMail(transaction, account, details.returnTo, now);
  return alreadyRegisteredMail(transaction, account, now);
};

/** Carries out a request for an address, as far as the address allows it. */
export const processPendingRegistration = async (
  transaction: Transaction,
  { email, details }: stored.PendingRegistration,
  now: Date,
): Promise<void> => {
  const account = await stored.accountByEmail(transaction, email);
  if (details.kind === 'register') return processRegistration(transaction, email, account, details, now);
  if (account === undefined || account.status === USER_STATUS.DELETED) return;
  if (details.kind === 'password-reset') return resetMail(transaction, account, details.returnTo, now);
  if (account.status === USER_STATUS.REGISTER_NOT_COMPLETED) await confirmationMail(transaction, account, details.returnTo, now);
};
