import { randomUUID } from 'node:crypto';
import type { INVITATION_REFUSALS } from '@candil/contract';
import { defaultPrivileges, fail, type IsoLanguage, ok, parseEmail, type Result, ROLES, type RoleId, USER_STATUS } from '@candil/domain';
import { type Actor, queueMail, recordAudit, type Transaction } from '../../kernel';
import { issueLink, PASSWORD_LINKS, replacePrivileges, spendOtherLinks } from '../account';
import { releaseAddress } from '../registration';
import { holdCompany, type Manager } from './company-people';
import * as stored from './company-repository';
import type { CompanyFailure } from './failures';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Limit of invitations per company and day, against misuse for spam. */
const INVITATIONS_PER_DAY = 100;
const REGISTERED_BY_EMAIL = 1;
const PROFESSIONAL = 2;

type Refusal = (typeof INVITATION_REFUSALS)[number];
export interface InvitationOutcome {
  readonly invited: string[];
  readonly refused: { readonly email: string; readonly code: Refusal }[];
}

const TRADE_ROLES: readonly RoleId[] = [ROLES.specifier, ROLES.specifierUsa, ROLES.distributor, ROLES.importer];

/** A member of a trade company gets its role; in a company of the maker only an administrator gives roles. */
export const joiningRole = (managerRole: RoleId): RoleId => (TRADE_ROLES.includes(managerRole) ? managerRole : ROLES.webUser);

interface Invitee {
  readonly accountId: string;
  readonly email: string;
  readonly name?: string;
}

const nameIn = (email: string): string => {
  const local = email.slice(0, email.lastIndexOf('@'));
  return local.replaceAll(/[^\p{L}\p{M}\p{N}\-'&()+]+/gu, ' ').trim() || local;
};

const addAccount = async (
  transaction: Transaction,
  { actor, language, now }: Inviting,
  manager: Manager,
  email: string,
): Promise<Invitee | undefined> => {
  const accountId = randomUUID();
  const roleId = joiningRole(actor.roleId);
  const isMade = await stored.insertInvited(transaction, {
    id: accountId,
    email,
    // People give their name when they come; until then the list shows the known facts.
    name: nameIn(email),
    passwordHash: null,
    language,
    catalogId: actor.catalogId,
    roleId,
    status: USER_STATUS.REGISTER_NOT_COMPLETED,
    registerType: REGISTERED_BY_EMAIL,
    userType: PROFESSIONAL,
    companyId: manager.companyId,
    isFirstUser: false,
    awaitsDetails: true,
    createdAt: now,
  });
  if (!isMade) return undefined;
  await replacePrivileges(transaction, accountId, defaultPrivileges(roleId, { firstUser: false }));
  return { accountId, email };
};

export interface Inviting {
  readonly actor: Actor;
  readonly language: IsoLanguage;
  readonly now: Date;
}

type Known = Awaited<ReturnType<typeof stored.accountsByEmail>>[number];

/**
 * Restores the former person with everything they made, as if invited for the first time: no password, no sessions, the
 * rights of a new user.
 */
const takeBack = async (transaction: Transaction, { actor, language, now }: Inviting, manager: Manager, known: Known): Promise<void> => {
  const { accountId } = known;
  const roleId = joiningRole(actor.roleId);
  const status = USER_STATUS.REGISTER_NOT_COMPLETED;
  const changes = { status, roleId, catalogId: actor.catalogId, language, passwordHash: null, isFirstUser: false };
  await stored.updateAccount(transaction, accountId, { ...changes, awaitsDetails: !known.hasConsented });
  await replacePrivileges(transaction, accountId, defaultPrivileges(roleId, { firstUser: false }));
  const details = { of: accountId, companyId: manager.companyId };
  await recordAudit(transaction, { kind: 'user.reactivated', accountId: actor.accountId, details, at: now });
};

/**
 * An invited user who has not accepted gets another mail, a user whom the company deactivated is restored; a deleted account of elsewhere
 * gives its address free, and everybody else who has an account is distinguished.
 */
const inviteeOf = async (
  transaction: Transaction,
  inviting: Inviting,
  manager: Manager,
  email: string,
  known: Known | undefined,
): Promise<Result<Invitee | undefined, { readonly code: Refusal }>> => {
  if (known === undefined) return ok(await addAccount(transaction, inviting, manager, email));
  const isOurs = known.companyId === manager.companyId;
  if (known.status === USER_STATUS.DELETED) {
    if (isOurs) await takeBack(transaction, inviting, manager, known);
    else {
      await releaseAddress(transaction, known.accountId);
      return ok(await addAccount(transaction, inviting, manager, email));
    }
    return ok(known);
  }
  if (!isOurs) return fail({ code: 'company.email-taken' });
  const hasNotCome = known.status === USER_STATUS.REGISTER_NOT_COMPLETED && !known.hasPassword;
  return hasNotCome ? ok(known) : fail({ code: 'company.already-member' });
};

const readAddresses = (text: string): { readonly addresses: string[]; readonly unreadable: string[] } => {
  const parts = [...new Set(text.split(/[\s,;]+/u).filter((part) => part !== ''))];
  const read = parts.map((part) => ({ part, email: parseEmail(part) }));
  return {
    addresses: [...new Set(read.flatMap(({ email }) => (email.ok ? [email.value.toLowerCase()] : [])))],
    unreadable: read.flatMap(({ part, email }) => (email.ok ? [] : [part])),
  };
};

/** Invites every address that can be, and says of each other one why not. */
export const inviteUsers = async (
  transaction: Transaction,
  managerThen: Manager,
  emails: string,
  inviting: Inviting,
): Promise<Result<InvitationOutcome, CompanyFailure>> => {
  const { actor, language, now } = inviting;
  const held = await holdCompany(transaction, managerThen);
  if (!held.ok) return held;
  const manager = held.value;
  const { addresses, unreadable } = readAddresses(emails);
  if (addresses.length === 0 && unreadable.length === 0) return fail({ code: 'text.empty' });

  const sent = await stored.invitationsSince(transaction, manager.companyId, new Date(now.getTime() - DAY_MILLISECONDS));
  if (sent + addresses.length > INVITATIONS_PER_DAY) return fail({ code: 'company.too-many-invitations', retryAfterSeconds: 3_600 });

  const outcome: InvitationOutcome = { invited: [], refused: unreadable.map((email) => ({ email, code: 'text.email' })) };
  const known = addresses.length === 0 ? [] : await stored.accountsByEmail(transaction, addresses);
  for (const email of addresses) {
    const account = known.find((one) => one.email === email);
    const invitee = await inviteeOf(transaction, inviting, manager, email, account);
    if (!invitee.ok || invitee.value === undefined) {
      outcome.refused.push({ email, code: invitee.ok ? 'company.email-taken' : invitee.failure.code });
      continue;
    }
    const { accountId } = invitee.value;
    const link = { accountId, purpose: 'invitation', returnTo: undefined, issuedBy: actor.accountId, now } as const;
    // Only the mail that came last leads somewhere.
    await spendOtherLinks(transaction, accountId, PASSWORD_LINKS, now);
    const path = await issueLink(transaction, link);
    const values = { inviter: actor.name, company: manager.companyName, email };
    await queueMail(transaction, { to: email, language, template: 'invitation', values, path, at: now });
    await recordAudit(transaction, { kind: 'user.invited', accountId: actor.accountId, details: { invited: accountId }, at: now });
    outcome.invited.push(email);
  }
  return ok(outcome);
};
