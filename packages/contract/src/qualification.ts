import { CLIENT_STAFF_ROLES } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { COMPANY_LENGTH, QUALIFICATION_TEXT_MAX, SEARCH_TEXT_MAX } from './lengths.data';
import { catalogId, instant, isoLanguage, page, pageSize, referenceId, returnPath, uuid, wellFormedText } from './wire-values';

const DECIDERS = { anyRole: CLIENT_STAFF_ROLES } as const;
export const QUALIFICATION_STATES = ['open', 'accepted', 'refused'] as const;

/** The application for trade access. Known details of the account's company are taken from there. */
const answers = {
  companyName: z.optional(wellFormedText(COMPANY_LENGTH.name, 1)),
  companyTypeId: z.optional(referenceId),
  vatNumber: z.optional(wellFormedText(COMPANY_LENGTH.vatNumber)),
  clientCode: z.optional(wellFormedText(COMPANY_LENGTH.clientCode)),
  phone: z.optional(wellFormedText(40)),
  website: z.optional(wellFormedText(200)),
  projectTypeIds: z._default(z.array(referenceId).check(z.maxLength(20)), []),
  message: z.optional(wellFormedText(QUALIFICATION_TEXT_MAX)),
};

/** Another company that the request may be about: it states the same tax number, has the client code, or was asked to be joined. */
const candidateCompany = z.object({
  id: uuid,
  name: z.string(),
  clientCode: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  /** Checked by the maker: it has a client code or a qualified user. Otherwise its details are unproven claims. */
  isProven: z.boolean(),
  /** Someone there answers requests to join. */
  hasManager: z.boolean(),
  isJoining: z.boolean(),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});

const qualificationRequest = z.object({
  id: uuid,
  state: z.enum(QUALIFICATION_STATES),
  catalogId,
  createdAt: instant,
  decidedAt: z.nullable(instant),
  decidedByName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  account: z.object({ accountId: uuid, email: z.string(), name: z.string(), language: isoLanguage, rolId: z.number(), status: z.number() }),
  /** The company the account belongs to now. */
  company: z.nullable(z.object({ id: uuid, name: z.string(), clientCode: z.nullable(z.string()) })),
  /** The company it has asked to join, and whose manager has not answered. */
  joining: z.nullable(z.object({ id: uuid, name: z.string(), clientCode: z.nullable(z.string()) })),
  /** Candidate companies of an open request; the decision names one of them. */
  candidates: z.array(candidateCompany),
  answers: z.object({
    companyName: z.string(),
    companyTypeId: z.number(),
    companyType: z.string(),
    vatNumber: z.nullable(z.string()),
    clientCode: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    website: z.nullable(z.string()),
    projectTypes: z.array(z.string()),
    message: z.nullable(z.string()),
  }),
  /** Roles that accepting may give in this catalogue, the likely one first. */
  roleIds: z.array(z.number()),
});
export type QualificationRequest = z.output<typeof qualificationRequest>;

/** Status 2 becomes 3 (AC7); the mail of the decision leads back to `returnTo`. */
export const askQualification = endpoint('askQualification', {
  summary: 'Asks to be qualified',
  method: 'POST',
  path: '/v1/qualification-requests',
  body: z.object({ ...answers, returnTo: z.optional(returnPath) }),
  response: z.object({ id: uuid, status: z.number() }),
  access: 'signed-in',
  create: true,
});

export const getOwnQualification = endpoint('getOwnQualification', {
  summary: 'How the latest request of the account for qualification stands, and what was said to it',
  method: 'GET',
  path: '/v1/account/qualification',
  response: z.object({
    state: z.enum(['none', ...QUALIFICATION_STATES]),
    note: z.nullable(z.string()),
    /** Known details of the registration. */
    known: z.object({
      /** The company is the account's own: its name, kind and number are read from it and not from the request. */
      isOwn: z.boolean(),
      companyName: z.nullable(z.string()),
      companyTypeId: z.nullable(z.number()),
      vatNumber: z.nullable(z.string()),
      clientCode: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      website: z.nullable(z.string()),
    }),
  }),
  access: 'signed-in',
});

export const listQualificationRequests = endpoint('listQualificationRequests', {
  summary: 'Requests for qualification in the catalogue of who asks, oldest open first',
  method: 'GET',
  path: '/v1/qualification-requests',
  query: z.object({
    state: z._default(z.enum(QUALIFICATION_STATES), 'open'),
    search: z._default(wellFormedText(SEARCH_TEXT_MAX), ''),
    page,
    itemsPerPage: pageSize,
    lang: z._default(isoLanguage, 'en'),
  }),
  response: z.object({ items: z.array(qualificationRequest), total: z.number(), page: z.number(), itemsPerPage: z.number() }),
  access: DECIDERS,
});

/** A request is decided once; a second decision answers 409 `qualification.decided`. */
export const decideQualification = endpoint('decideQualification', {
  summary: 'Accepts or refuses a request for qualification',
  method: 'POST',
  path: '/v1/qualification-requests/:id/decision',
  params: z.object({ id: uuid }),
  body: z.object({
    action: z.enum(['accept', 'reject']),
    note: z.optional(wellFormedText(QUALIFICATION_TEXT_MAX)),
    /** One of the request's `roleIds`; the first of them if left out. */
    roleId: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
    clientCode: z.optional(wellFormedText(COMPANY_LENGTH.clientCode)),
    /** One of the request's candidates is joined at once or lets its manager decide; `own` is none of them. */
    company: z.optional(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('own') }),
        z.object({ kind: z.literal('join'), companyId: uuid }),
        z.object({ kind: z.literal('ask'), companyId: uuid }),
      ]),
    ),
  }),
  response: z.object({ id: uuid, state: z.enum(QUALIFICATION_STATES) }),
  access: DECIDERS,
});
