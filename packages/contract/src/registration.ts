import * as z from 'zod/mini';
import { account } from './account';
import { endpoint } from './endpoint';
import { COMPANY_LENGTH, EMAIL_MAX } from './lengths.data';
import { PASSWORD_LENGTH } from './password';
import { catalogId, geonameId, isoLanguage, nothing, referenceId, returnPath, wellFormedText } from './wire-values';

/** One address; the domain decides whether it is one (TX5). */
const email = wellFormedText(EMAIL_MAX, 1);
const newPassword = wellFormedText(PASSWORD_LENGTH.max, 1);
/** Token in the link of a mail: 256 random bits. */
const mailToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const validateEmail = endpoint('validateEmail', {
  summary: 'Whether an address has an account: 200 taken, 404 free',
  method: 'GET',
  path: '/v1/users/email-validate/:email',
  params: z.object({ email }),
  response: z.object({ email: z.string(), taken: z.literal(true) }),
  access: 'public',
});

const noCompany = z.object({ kind: z.literal('none') });
const newCompany = z.object({
  kind: z.literal('new'),
  name: wellFormedText(COMPANY_LENGTH.name, 1),
  vatNumber: z.optional(wellFormedText(COMPANY_LENGTH.vatNumber)),
  companyTypeId: referenceId,
  street: z.optional(wellFormedText(COMPANY_LENGTH.street)),
  postalCode: z.optional(wellFormedText(COMPANY_LENGTH.postalCode)),
});
/** By either number; an unknown one makes no request and no mail. */
const knownCompany = z.object({
  kind: z.literal('join'),
  clientCode: z.optional(wellFormedText(COMPANY_LENGTH.clientCode)),
  vatNumber: z.optional(wellFormedText(COMPANY_LENGTH.vatNumber)),
});

const company = z.discriminatedUnion('kind', [noCompany, newCompany, knownCompany]);
/** Details that every registration requires, however the account was made. */
const details = {
  name: wellFormedText(100, 1),
  catalogId,
  phone: z.optional(wellFormedText(40)),
  professionId: referenceId,
  businessActivityId: z.optional(referenceId),
  countryGeonameId: geonameId,
  level2GeonameId: z.optional(geonameId),
  level3GeonameId: z.optional(geonameId),
  consent: z.literal(true),
  wantsNews: z._default(z.boolean(), false),
};

/** Known and unknown addresses are answered alike; the mail says which it was. */
export const register = endpoint('register', {
  summary: 'Registers somebody by e-mail and sends the mail that confirms the address',
  method: 'POST',
  path: '/v1/users/register',
  body: z.object({
    email,
    password: newPassword,
    ...details,
    language: isoLanguage,
    company,
    /** Registration by e-mail; the others come through their own service. */
    registerType: z._default(z.literal(1), 1),
    returnTo: z.optional(returnPath),
  }),
  response: z.object({ status: z.literal('confirmation-sent') }),
  access: 'public',
});

/** Sent again, it changes nothing more: the answer is the account as it is. */
export const completeRegistration = endpoint('completeRegistration', {
  summary: 'Tells what a registration asks, for who came in by a provider or an invitation',
  method: 'POST',
  path: '/v1/account/registration',
  // Invited users already have a company.
  body: z.object({ ...details, company: z.optional(company) }),
  response: account,
  access: 'signed-in',
});

export const confirmEmail = endpoint('confirmEmail', {
  summary: 'Confirms the address that a mail went to',
  method: 'POST',
  path: '/v1/users/confirm-email',
  body: z.object({ token: mailToken }),
  response: z.object({
    email: z.string(),
    returnTo: z.nullable(z.string()),
    /** Path where they choose a password, because none of theirs is sure to be theirs; absent = they have one. */
    choosePassword: z.optional(z.string()),
  }),
  access: 'public',
});

export const resendConfirmation = endpoint('resendConfirmation', {
  summary: 'Sends the mail of confirmation again, if there is something to confirm; the answer is always the same',
  method: 'POST',
  path: '/v1/users/confirm-email/resend',
  body: z.object({ email, returnTo: z.optional(returnPath) }),
  response: z.object({ status: z.literal('confirmation-sent') }),
  access: 'public',
});

export const requestPasswordReset = endpoint('requestPasswordReset', {
  summary: 'Sends a mail that leads to a new password, if the address has an account; the answer is always the same',
  method: 'POST',
  path: '/v1/auth/password-reset',
  body: z.object({ email, returnTo: z.optional(returnPath) }),
  response: z.object({ status: z.literal('reset-sent') }),
  access: 'public',
});

const passwordLink = z.object({
  /** Replaces a password, chooses the first one after confirming an address, or accepts an invitation. */
  kind: z.enum(['reset', 'first', 'invitation']),
  email: z.string(),
  /** Company and inviter of an invitation. */
  company: z.optional(z.string()),
  inviter: z.optional(z.string()),
});
export type PasswordLink = z.output<typeof passwordLink>;

export const describePasswordLink = endpoint('describePasswordLink', {
  summary: 'What the link of a mail leads to, without using it up; 410 when it was used or is too old',
  method: 'POST',
  path: '/v1/auth/password-link',
  body: z.object({ token: mailToken }),
  response: passwordLink,
  access: 'public',
});

export const setPassword = endpoint('setPassword', {
  summary: 'Sets a password by the link of a mail; every session of the account ends. Who chooses a first password is signed in',
  method: 'POST',
  path: '/v1/auth/password-change',
  body: z.object({ token: mailToken, password: newPassword }),
  response: z.object({ email: z.string(), returnTo: z.nullable(z.string()), signedIn: z.boolean() }),
  access: 'public',
});

export const changePassword = endpoint('changePassword', {
  summary: 'Changes the own password; every other session of the account ends',
  method: 'PUT',
  path: '/v1/account/password',
  body: z.object({ currentPassword: wellFormedText(PASSWORD_LENGTH.max, 1), newPassword }),
  response: nothing,
  access: 'signed-in',
});
