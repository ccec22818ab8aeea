import { SORT_OPTIONS, TEXT_KINDS } from '@candil/domain';
import * as z from 'zod/mini';
import { availability } from './catalogue';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { configurationContent } from './furniture';
import { PRODUCT_TEXT_MAX, SEARCH_TEXT_MAX } from './lengths.data';
import { prices, totals } from './prices';
import {
  catalogId,
  currency,
  dayText,
  documentVersion,
  instant,
  isoLanguage,
  nothing,
  page,
  pageSize,
  pendantHeightCm,
  quantity,
  referenceText,
  uuid,
  wellFormedText,
} from './wire-values';

/** Longest project title (P§5). */
export const PROJECT_TITLE_MAX = TEXT_KINDS.projectTitle.max;
const projectName = wellFormedText(PROJECT_TITLE_MAX, 1);
const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;
const write = { access: PROJECT_VIEW, timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic };

/** Issue that keeps a line from being ordered, or a change since it was added. */
export const lineIssue = z.object({ code: z.string(), values: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}) });
export type LineIssue = z.output<typeof lineIssue>;

const chosenAttributes = z.object({
  color: z.optional(z.string()),
  temperature: z.optional(z.string()),
  control: z.optional(z.string()),
  installation: z.optional(z.string()),
  pendantHeight: z.optional(z.number()),
});
/** A chosen attribute in words; `hex` of a finish. */
export const chosenDescription = z.object({ type: z.string(), modifier: z.string(), text: z.string(), hex: z.optional(z.string()) });

/** Pieces of one article in a composition. */
const compositionArticle = z.object({
  model: z.string(),
  modelName: z.string(),
  referenceCode: z.string(),
  /** In one composition. */
  quantity: z.number(),
  attributes: chosenAttributes,
  descriptions: z.array(chosenDescription),
});
export type CompositionArticle = z.output<typeof compositionArticle>;

/** One of the compositions of a creation. */
export const productComposition = z.object({
  /** From 1. */
  compositionNumber: z.number(),
  articles: z.array(compositionArticle),
  /** Drivers included. */
  accessories: z.array(z.object({ accessoryCode: z.string(), model: z.string(), modelName: z.string(), quantity: z.number() })),
  /** Luminaires. */
  lights: z.number(),
  watts: z.number(),
  lumens: z.number(),
});
export type ProductComposition = z.output<typeof productComposition>;

/** Status 1 = validated, 0 = not or changed since. */
export const validation = z.object({ status: z.number() });

/** Price and weeks of one piece when it was saved or validated last. */
export const lastSaved = z.object({ on: dayText, unitGross: z.nullable(z.number()), weeks: z.nullable(z.number()) });

export const projectProduct = z.object({
  _id: uuid,
  type: z.enum(['REGULAR', 'CREATION', 'COMPOSING_PENDANTS']),
  category: z.object({ id: z.number() }),
  familyId: z.number(),
  subFamily: z.object({ id: z.number(), description: z.string() }),
  /** Its application is absent where the sub-family has no such place. */
  applicationLocation: z.object({ id: z.number(), applicationId: z.optional(z.number()) }),
  configuratorType: z.object({ id: z.number(), description: z.string() }),
  /** Empty for a creation, which is of several models. */
  model: z.string(),
  /** Name of the model; of a creation, that of its sub-family. */
  modelName: z.string(),
  /** Luminaire tag of the lighting plan: L1, L2, … unless changed. It stays the line's whatever happens to others. */
  tag: z.string(),
  /** Empty = none. */
  room: z.string(),
  note: z.string(),
  /** Reference; of a creation, its code. */
  referenceCode: z.string(),
  isPersonalized: z.number(),
  attributes: chosenAttributes,
  /** The chosen attributes in words, in the language asked for; `hex` for finishes. */
  descriptions: z.array(chosenDescription),
  quantity: z.number(),
  moq: z.number(),
  /** Null when it cannot be priced; `issues` says why. */
  prices: z.nullable(prices),
  availability: z.nullable(availability),
  lumens: z.number(),
  watts: z.number(),
  image: z.string(),
  issues: z.array(lineIssue),
  validation,
  /** Absent = not provided. */
  lastSaved: z.optional(lastSaved),
  /** Details of a creation: id of its configuration, `CR` and a number, its compositions, and the part that arrives last. */
  configId: z.optional(uuid),
  creationCode: z.optional(z.string()),
  creationNumber: z.optional(z.number()),
  compositions: z.optional(z.array(productComposition)),
  setsDate: z.optional(z.nullable(z.object({ referenceCode: z.string(), modelName: z.string() }))),
});
export type ProjectProduct = z.output<typeof projectProduct>;

export const project = z.object({
  id: uuid,
  name: z.string(),
  catalogId,
  currency,
  /** 0 DELETED, 1 EDITION, 2 ORDER. */
  status: z.number(),
  version: z.number(),
  isAssignedThirdparty: z.boolean(),
  owner: z.object({ userId: uuid, name: z.string(), companyName: z.nullable(z.string()) }),
  createdAt: instant,
  updatedAt: instant,
  access: z.object({ write: z.boolean(), order: z.boolean() }),
  products: z.array(projectProduct),
  totals,
  /** The latest day on which a line is on site, with the line that sets it; null when any lead time is unknown or there is no line. */
  onSite: z.nullable(z.object({ date: z.string(), productId: uuid, weeks: z.number() })),
  order: z.nullable(z.object({ orderId: z.number() })),
});
export type Project = z.output<typeof project>;

export const projectListItem = z.object({
  id: uuid,
  name: z.string(),
  catalogId,
  currency,
  status: z.number(),
  version: z.number(),
  updatedAt: instant,
  ownerName: z.string(),
  isOwn: z.boolean(),
  pieces: z.number(),
  total: z.nullable(z.object({ amount: z.number(), net: z.boolean() })),
  images: z.array(z.string()),
  /** Products that cannot be ordered as they are: minimum quantity, no longer made, no price. 0 once ordered. */
  linesToMend: z.number(),
  order: z.nullable(z.object({ orderId: z.number() })),
});
export type ProjectListItem = z.output<typeof projectListItem>;

export const listProjects = endpoint('listProjects', {
  summary: 'Projects the account may read',
  method: 'GET',
  path: '/v1/projects',
  query: z.object({
    itemsPerPage: pageSize,
    page,
    search: z._default(wellFormedText(SEARCH_TEXT_MAX), ''),
    sortBy: z._default(z.enum(SORT_OPTIONS), 'UPDATED_RECENT'),
    projectUserRole: z.optional(z.enum(['OWNER', 'COMPANY', 'ASSIGNED'])),
    lang: z._default(isoLanguage, 'en'),
  }),
  response: z.object({ items: z.array(projectListItem), total: z.number(), page: z.number(), itemsPerPage: z.number() }),
  access: PROJECT_VIEW,
});

/** Position of a line in the lighting plan, and its note. White space around it is dropped. */
export const productPlace = {
  /** Luminaire tag; a new line without one gets the next free. */
  tag: z.optional(wellFormedText(PRODUCT_TEXT_MAX.tag, 1)),
  room: z.optional(wellFormedText(PRODUCT_TEXT_MAX.room)),
  note: z.optional(wellFormedText(PRODUCT_TEXT_MAX.note)),
};

export const newProduct = z.object({
  referenceCode: referenceText,
  pendantHeight: z.optional(pendantHeightCm),
  quantity: z._default(quantity, 1),
  ...productPlace,
});

/** A configuration to be saved as a product. */
export const newConfiguration = z.object({
  ...configurationContent,
  /** One that `generateCreationCode` gave to the account; without one the next is taken. */
  creationCode: z.optional(wellFormedText(32, 1)),
  quantity: z._default(quantity, 1),
  ...productPlace,
});

export const createProject = endpoint('createProject', {
  summary: 'Makes a project, empty or with products by reference and a configuration',
  method: 'POST',
  path: '/v1/projects',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.object({
    name: projectName,
    catalogId: z.optional(catalogId),
    products: z._default(z.array(newProduct).check(z.maxLength(200)), []),
    /** A configuration that is saved in a new project. */
    configurations: z.optional(z.array(newConfiguration).check(z.maxLength(1))),
  }),
  response: project,
  create: true,
  ...write,
});

const projectId = z.object({ projectId: uuid });
const lang = z.object({ lang: z._default(isoLanguage, 'en') });

export const getProject = endpoint('getProject', {
  summary: 'A project with its products, prices and delivery',
  method: 'GET',
  path: '/v2/project/:projectId',
  params: projectId,
  query: lang,
  response: project,
  access: PROJECT_VIEW,
});

/** Under its flag; answers as v2. */
export const getProjectV3 = endpoint('getProjectV3', { ...getProject, path: '/v3/project/:projectId' });

export const getProjectSheet = endpoint('getProjectSheet', {
  summary: 'The lines of a project as a spreadsheet: rooms, prices as the account sees them, weeks',
  method: 'GET',
  path: '/v1/projects/:projectId/sheet',
  params: projectId,
  query: lang,
  response: z.file(),
  file: true,
  access: PROJECT_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

export const renameProject = endpoint('renameProject', {
  summary: 'Renames a project in edition',
  method: 'PATCH',
  path: '/v1/projects/:projectId',
  params: projectId,
  query: lang,
  body: z.object({ version: documentVersion, name: projectName }),
  response: project,
  ...write,
});

export const deleteProject = endpoint('deleteProject', {
  summary: 'Deletes a project in edition',
  method: 'DELETE',
  path: '/v1/projects/:projectId',
  params: projectId,
  query: z.object({ version: documentVersion }),
  response: nothing,
  ...write,
});

export const addProducts = endpoint('addProducts', {
  summary: 'Adds products by reference; all of them or none',
  method: 'POST',
  path: '/v1/projects/:projectId/products',
  params: projectId,
  query: lang,
  body: z.object({
    version: documentVersion,
    products: z.array(newProduct).check(z.minLength(1), z.maxLength(200)),
    /** Treatment of a product that is already in the same room: `merge` adds to its quantity, `separate` makes a line of its own. */
    equal: z._default(z.enum(['separate', 'merge']), 'separate'),
  }),
  response: project,
  create: true,
  ...write,
});

const productId = z.object({ projectId: uuid, productId: uuid });

export const updateProduct = endpoint('updateProduct', {
  summary: 'Changes quantity or configuration of a product',
  method: 'PATCH',
  path: '/v1/projects/:projectId/products/:productId',
  params: productId,
  query: lang,
  body: z.object({
    version: documentVersion,
    quantity: z.optional(quantity),
    referenceCode: z.optional(referenceText),
    pendantHeight: z.optional(pendantHeightCm),
    ...productPlace,
  }),
  response: project,
  ...write,
});

export const deleteProduct = endpoint('deleteProduct', {
  summary: 'Takes a product out of a project; it can be restored',
  method: 'DELETE',
  path: '/v1/projects/:projectId/products/:productId',
  params: productId,
  query: z.object({ version: documentVersion, lang: z._default(isoLanguage, 'en') }),
  response: project,
  ...write,
});

export const removeProducts = endpoint('removeProducts', {
  summary: 'Takes several products out of a project at once; each can be restored',
  method: 'POST',
  path: '/v1/projects/:projectId/products/remove',
  params: projectId,
  query: lang,
  body: z.object({ version: documentVersion, productIds: z.array(uuid).check(z.minLength(1), z.maxLength(1_000)) }),
  response: project,
  ...write,
});

export const restoreProduct = endpoint('restoreProduct', {
  summary: 'Puts a deleted product back where it was',
  method: 'POST',
  path: '/v1/projects/:projectId/products/:productId/restore',
  params: productId,
  query: lang,
  body: z.object({ version: documentVersion }),
  response: project,
  ...write,
});

export const cloneProduct = endpoint('cloneProduct', {
  summary: 'Copies a product below itself',
  method: 'POST',
  path: '/v1/projects/:projectId/products/:productId/clone',
  params: productId,
  query: lang,
  body: z.object({ version: documentVersion }),
  response: project,
  create: true,
  ...write,
});
