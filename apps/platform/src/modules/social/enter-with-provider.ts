import { randomUUID } from 'node:crypto';
import {
  type CatalogId,
  defaultPrivileges,
  fail,
  type IsoLanguage,
  ok,
  parseEmail,
  type Result,
  ROLES,
  USER_STATUS,
  USER_TYPES,
} from '@candil/domain';
import { recordAudit, type Transaction } from '../../kernel';
import type { SocialProviderConfiguration } from '../../kernel/config/social-configuration';
import { lockAccount } from '../account';
import * as registration from '../registration';
import { accountOfIdentity, linkIdentity } from './identity-repository';
import type { SocialPerson } from './social-person';

export type SocialFailure = { readonly code: 'social.email-unconfirmed' };

export interface Entering {
  readonly provider: SocialProviderConfiguration;
  readonly person: SocialPerson;
  /** Language of the browser, for a new account. */
  readonly language: IsoLanguage;
  readonly catalogId: CatalogId;
  readonly now: Date;
}

export interface Entered {
  readonly accountId: string;
  readonly isNew: boolean;
}

const LONGEST_NAME = 100;
/** Returns a name that a database can keep; a provider may send anything. */
const nameOf = ({ name }: SocialPerson, email: string): string =>
  (name ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() ||
  (email.split('@')[0] ?? email);

const makeAccount = async (transaction: Transaction, email: string, entering: Entering): Promise<Entered> => {
  const { provider, person, language, catalogId, now } = entering;
  const id = randomUUID();
  await registration.insertAccount(
    transaction,
    {
      id,
      email,
      name: nameOf(person, email),
      passwordHash: null,
      language,
      catalogId,
      roleId: ROLES.webUser,
      // The provider has confirmed the address.
      status: USER_STATUS.WEB_USER,
      registerType: provider.registerType,
      userType: USER_TYPES.NONE,
      companyId: null,
      isFirstUser: false,
      awaitsDetails: true,
      createdAt: now,
    },
    { wantsNews: false, updatedAt: now },
    defaultPrivileges(ROLES.webUser, { firstUser: false }),
  );
  await recordAudit(transaction, { kind: 'account.registered', accountId: id, details: { provider: provider.name }, at: now });
  return { accountId: id, isNew: true };
};

/** The account of a confirmed address. An unconfirmed registration may be a trap and is replaced. */
const accountFor = async (transaction: Transaction, email: string, entering: Entering): Promise<Entered> => {
  const account = await registration.accountByEmail(transaction, email);
  if (account === undefined) return makeAccount(transaction, email, entering);
  if (account.status === USER_STATUS.DELETED) {
    await registration.releaseAddress(transaction, account.id);
    return makeAccount(transaction, email, entering);
  }
  if (registration.isOpenRegistration(account)) {
    await registration.deleteAccount(transaction, account.id);
    return makeAccount(transaction, email, entering);
  }
  if (account.status === USER_STATUS.REGISTER_NOT_COMPLETED) await registration.confirmAccount(transaction, account, entering.now);
  return { accountId: account.id, isNew: false };
};

/** The account a person of a provider enters: the one linked to them, else that of their confirmed address, else a new one. */
export const enterWithProvider = async (transaction: Transaction, entering: Entering): Promise<Result<Entered, SocialFailure>> => {
  const { provider, person, now } = entering;
  const identity = { provider: provider.name, subject: person.subject };
  const linkedId = await accountOfIdentity(transaction, identity);
  const linked = linkedId === undefined ? undefined : await lockAccount(transaction, linkedId);
  // One that was deactivated and invited again proves its address anew.
  if (linked !== undefined && linked.status >= USER_STATUS.WEB_USER) return ok({ accountId: linked.id, isNew: false });

  const email = parseEmail(person.confirmedEmail);
  if (!email.ok) return fail({ code: 'social.email-unconfirmed' });
  const entered = await accountFor(transaction, email.value.toLowerCase(), entering);
  await linkIdentity(transaction, identity, entered.accountId, now);
  await recordAudit(transaction, { kind: 'identity.linked', accountId: entered.accountId, details: { provider: provider.name }, at: now });
  return ok(entered);
};
