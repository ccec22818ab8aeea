import { MAX_EMAILS_LENGTH, PRIVILEGES } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { documentVersion, instant, isoLanguage, nothing, uuid, wellFormedText } from './wire-values';

const MANAGES_USERS = { privilege: 'COMPANY_MANAGE_USER' } as const;
const privilege = z.enum(PRIVILEGES);

/** A person of the company, as its manager sees them. */
export const companyUser = z.object({
  accountId: uuid,
  name: z.string(),
  email: z.string(),
  rolId: z.number(),
  privileges: z.array(privilege),
  /** Privileges that this manager may grant to this person, or revoke; empty while a company does not change privileges. */
  changeablePrivileges: z.array(privilege),
  status: z.number(),
  isSelf: z.boolean(),
  createdAt: instant,
  /** When a session of theirs was last used, to the minute; null = never, or longer ago than sessions are kept. */
  lastSeenAt: z.nullable(instant),
  /** Counts changes of role and privileges. */
  version: z.number(),
});
export type CompanyUser = z.output<typeof companyUser>;

/** Someone who asks to join the company. */
export const joinRequest = z.object({ id: uuid, name: z.string(), email: z.string(), createdAt: instant });
export type JoinRequest = z.output<typeof joinRequest>;

export const companyPeople = z.object({
  companyName: z.string(),
  /** True when a company changes the privileges of its users (flag companyPrivileges). */
  changesPrivileges: z.boolean(),
  users: z.array(companyUser),
  requests: z.array(joinRequest),
});
export type CompanyPeople = z.output<typeof companyPeople>;

export const listCompanyUsers = endpoint('listCompanyUsers', {
  summary: "The people of the account's company and who asks to join it",
  method: 'GET',
  path: '/v1/company/users',
  response: companyPeople,
  access: MANAGES_USERS,
});

/** Why an address was not invited. */
export const INVITATION_REFUSALS = ['text.email', 'company.already-member', 'company.email-taken'] as const;

export const inviteUser = endpoint('inviteUser', {
  summary: 'Invites people by their addresses; who was invited before and has not come yet gets another mail',
  method: 'POST',
  path: '/v1/company/users',
  body: z.object({ emails: wellFormedText(MAX_EMAILS_LENGTH, 1), language: isoLanguage }),
  response: z.object({
    invited: z.array(z.string()),
    refused: z.array(z.object({ email: z.string(), code: z.enum(INVITATION_REFUSALS) })),
  }),
  create: true,
  access: MANAGES_USERS,
});

export const manageJoinRequest = endpoint('manageJoinRequest', {
  summary: 'Accepts or rejects somebody who asks to join the company',
  method: 'POST',
  path: '/v1/company/requests/:requestId',
  params: z.object({ requestId: uuid }),
  // Other actions are refused by name (AC12), so the schema accepts any text.
  body: z.object({ action: z.optional(z.unknown()) }),
  response: nothing,
  access: MANAGES_USERS,
});

const ofUser = z.object({ accountId: uuid });

export const updateUserPrivileges = endpoint('updateUserPrivileges', {
  summary: 'Sets what a person of the company may do',
  method: 'PUT',
  path: '/v1/company/users/:accountId/privileges',
  params: ofUser,
  body: z.object({ version: documentVersion, privileges: z.array(privilege).check(z.maxLength(PRIVILEGES.length)) }),
  response: companyUser,
  access: MANAGES_USERS,
});

export const deactivateUser = endpoint('deactivateUser', {
  summary: 'Deletes the account of a person of the company and ends their sessions at once',
  method: 'DELETE',
  path: '/v1/company/users/:accountId',
  params: ofUser,
  response: nothing,
  access: MANAGES_USERS,
});
