import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { resolvedFlag } from './flag';
import { EMAIL_MAX } from './lengths.data';
import { catalogId, currency, isoLanguage, nothing, uuid, wellFormedText } from './wire-values';

/** Details that every registration requires, however the account was made. */
export const REGISTRATION_DETAILS = ['consent', 'profession', 'place', 'company'] as const;
export type RegistrationDetail = (typeof REGISTRATION_DETAILS)[number];

/** The signed-in account (field names of the specification). */
export const account = z.object({
  userId: uuid,
  email: z.string(),
  name: z.string(),
  clientCode: z.nullable(z.string()),
  /** Contact id in the customer books: `GET user/{contactId}`. */
  crm: z.string(),
  language: z.object({ isoCode: isoLanguage }),
  /** The same as `language.isoCode`. */
  lang: isoLanguage,
  catalogId,
  currency,
  rolId: z.number(),
  roles: z.array(z.number()),
  privileges: z.array(z.string()),
  status: z.number(),
  registerType: z.number(),
  userType: z.number(),
  /** Id in the list of professions, spelled as the specification prints it; null = not provided. */
  profesion: z.nullable(z.number()),
  /** Missing details of a user of a provider or an invitation; empty = registered. */
  missing: z.array(z.enum(REGISTRATION_DETAILS)),
  isInternalStaff: z.boolean(),
  seesNetPrices: z.boolean(),
  company: z.nullable(
    z.object({ id: uuid, name: z.string(), companyType: z.object({ description: z.string() }), crmId: z.nullable(z.string()) }),
  ),
  /** Present while internal staff acts as this account: who, and until when at most. */
  impersonatedBy: z.optional(z.object({ name: z.string(), email: z.string(), until: z.string() })),
});
export type Account = z.output<typeof account>;

export const getAccount = endpoint('getAccount', {
  summary: 'The signed-in account, with every flag as it is for it',
  method: 'GET',
  path: '/v1/account',
  response: z.extend(account, { flags: z.array(resolvedFlag) }),
  access: 'signed-in',
});

export const updateLanguage = endpoint('updateLanguage', {
  summary: 'Changes the language of the account',
  method: 'PATCH',
  path: '/v1/account/language',
  body: z.object({ isoCode: isoLanguage }),
  response: account,
  access: 'signed-in',
});

export const updateCatalogue = endpoint('updateCatalogue', {
  summary: 'Changes the catalogue of the account; what is open keeps its own. Refused where the role decides it',
  method: 'PATCH',
  path: '/v1/account/catalogue',
  body: z.object({ catalogId }),
  response: account,
  access: 'signed-in',
});

export const login = endpoint('login', {
  summary: 'Opens a session and sets its cookies',
  method: 'POST',
  path: '/v1/auth/login',
  body: z.object({ email: wellFormedText(EMAIL_MAX, 1), password: wellFormedText(256, 1) }),
  response: account,
  access: 'public',
});

export const refresh = endpoint('refresh', {
  summary: 'Rotates the refresh token and renews the session',
  method: 'POST',
  path: '/v1/auth/refresh',
  response: nothing,
  access: 'public',
});

export const logout = endpoint('logout', {
  summary: 'Ends the session',
  method: 'POST',
  path: '/v1/auth/logout',
  response: nothing,
  access: 'public',
});
