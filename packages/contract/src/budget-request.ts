import { TEXT_KINDS } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { BUDGET_REQUEST_FILES_MAX } from './lengths.data';
import { SITE_LOCATIONS } from './menu';
import { catalogId, catalogIdInQuery, documentVersion, instant, isoLanguage, uuid, wellFormedText } from './wire-values';

const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;

/** A budget that was asked for. */
export const budgetRequest = z.object({
  id: uuid,
  /** The number under which both sides know it: `R00012`. */
  requestNumber: z.string(),
  createdAt: instant,
  requestedByName: z.string(),
  description: z.string(),
  /** Names of the files that went along. */
  files: z.array(z.string()),
});
export type BudgetRequest = z.output<typeof budgetRequest>;

export const budgetRequestInfo = z.object({
  project: z.object({ id: uuid, name: z.string(), catalogId, version: z.number(), pieces: z.number(), lines: z.number() }),
  /** True when the account may request a budget of the project as it is now: it may write it and it is not ordered. */
  writable: z.boolean(),
  /** Earlier requests, newest first. */
  requests: z.array(budgetRequest),
});
export type BudgetRequestInfo = z.output<typeof budgetRequestInfo>;

export const getBudgetRequestInfo = endpoint('getBudgetRequestInfo', {
  summary: 'What a request for the budget of a project starts from, and the requests made before',
  method: 'GET',
  path: '/v1/projects/:projectId/budget-requests',
  params: z.object({ projectId: uuid }),
  query: z.object({ lang: z._default(isoLanguage, 'en'), catalogId: z.optional(catalogIdInQuery) }),
  response: budgetRequestInfo,
  access: PROJECT_VIEW,
});

/** A name, a text and files that break their rules are refused by the domain's codes with `field`. */
export const requestBudget = endpoint('requestBudget', {
  summary: 'Asks the maker for a budget of a project of catalogue 16; for qualified users',
  method: 'POST',
  path: '/support-request/project-budget',
  body: z.object({
    /** Place in the product that the request was made from. */
    siteLocation: z._default(z.enum(SITE_LOCATIONS), 'ProjectDetails'),
    /** Catalogue of the project. */
    catalogId,
    lang: z._default(isoLanguage, 'en'),
    description: z._default(wellFormedText(TEXT_KINDS.textarea.max), ''),
    /** `files/temp` gave the ids, for domain `budget` and entity `request`. */
    files: z._default(z.array(uuid).check(z.maxLength(BUDGET_REQUEST_FILES_MAX)), []),
    /** The project, in the version that was seen. */
    project: z.object({ id: uuid, version: documentVersion }),
    /** Another name for the project; left out = it keeps its own. */
    changeProjectName: z.optional(wellFormedText(TEXT_KINDS.projectTitle.max)),
  }),
  response: z.object({ id: uuid, requestNumber: z.string() }),
  access: PROJECT_VIEW,
  create: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

export const requestBudgetUsa = endpoint('requestBudgetUsa', {
  ...requestBudget,
  summary: 'Asks the maker for a budget of a project of catalogue 21',
  path: '/support-request/project-budget-usa',
});
