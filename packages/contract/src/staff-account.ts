import { CLIENT_STAFF_ROLES, ROLES } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EMAIL_MAX, PROFILE_TEXT_MAX, SEARCH_TEXT_MAX } from './lengths.data';
import { catalogId, documentVersion, page, pageSize, uuid, wellFormedText } from './wire-values';

/** Roles that look after the accounts of clients. */
export const LOOKS_AFTER_CLIENTS = { anyRole: CLIENT_STAFF_ROLES } as const;

const roleId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(6),
  z.literal(7),
  z.literal(8),
  z.literal(9),
  z.literal(10),
]);
const emailText = wellFormedText(EMAIL_MAX, 1);
/** Letters, digits and hyphens; null takes the code away. */
const clientCode = z.nullable(
  wellFormedText(PROFILE_TEXT_MAX.clientCode, 1).check(z.refine((text) => /^[0-9A-Za-z-]+$/.test(text), { error: 'text.character' })),
);

/** An account as sales and administrators see it. */
export const staffAccount = z.object({
  accountId: uuid,
  name: z.string(),
  email: z.string(),
  rolId: z.number(),
  privileges: z.array(z.string()),
  status: z.number(),
  catalogId,
  company: z.nullable(z.object({ id: uuid, name: z.string(), clientCode: z.nullable(z.string()) })),
  /** Counts changes of role, privileges and client code. */
  version: z.number(),
  /** The roles that the asking account may give to this one; empty = none. */
  assignableRoles: z.array(z.number()),
  /** True when this account manages the users of its company, or would in a role that does. */
  managesUsers: z.boolean(),
  mayChangeClientCode: z.boolean(),
  mayBeImpersonated: z.boolean(),
});
export type StaffAccount = z.output<typeof staffAccount>;

export const findAccount = endpoint('findAccount', {
  summary: 'An account by its address; sales find those of their catalogue',
  method: 'GET',
  path: '/v1/accounts',
  query: z.object({ email: emailText }),
  response: staffAccount,
  access: LOOKS_AFTER_CLIENTS,
});

/** Fields that identify an account in a list. */
export const staffAccountHit = z.object({
  accountId: uuid,
  name: z.string(),
  email: z.string(),
  rolId: z.number(),
  status: z.number(),
  catalogId,
  company: z.nullable(z.object({ name: z.string(), clientCode: z.nullable(z.string()) })),
});
export type StaffAccountHit = z.output<typeof staffAccountHit>;

export const searchAccounts = endpoint('searchAccounts', {
  summary:
    'Accounts by any part of name, address, company or client code, by name; without a search all. Sales find those of their catalogue',
  method: 'GET',
  path: '/v1/accounts/search',
  query: z.object({ search: z._default(wellFormedText(SEARCH_TEXT_MAX), ''), page, itemsPerPage: pageSize }),
  response: z.object({ items: z.array(staffAccountHit), total: z.number(), page: z.number(), itemsPerPage: z.number() }),
  access: LOOKS_AFTER_CLIENTS,
});

const ofAccount = z.object({ accountId: uuid });

export const updateRole = endpoint('updateRole', {
  summary: 'Gives an account another role, with the privileges that it starts with',
  method: 'PATCH',
  path: '/v1/accounts/:accountId/role',
  params: ofAccount,
  body: z.object({
    version: documentVersion,
    rolId: roleId,
    /** True when they manage the users of their company; absent = as before, as far as the role allows. */
    managesUsers: z.optional(z.boolean()),
  }),
  response: staffAccount,
  access: LOOKS_AFTER_CLIENTS,
});

const withClientCode = z.object({ version: documentVersion, clientCode });

export const updateClientCodeOf = endpoint('updateClientCodeOf', {
  summary: "Changes the customer number of an account's company",
  method: 'PATCH',
  path: '/v1/accounts/:accountId/client-code',
  params: ofAccount,
  body: withClientCode,
  response: staffAccount,
  access: LOOKS_AFTER_CLIENTS,
});

/** The same for the asking account's own company. */
export const updateClientCode = endpoint('updateClientCode', {
  summary: 'Changes the customer number of the own company',
  method: 'PATCH',
  path: '/v1/account/client-code',
  body: withClientCode,
  response: staffAccount,
  access: { anyRole: [ROLES.admin] },
});
