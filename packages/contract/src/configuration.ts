import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { configurationContent, furniture } from './furniture';
import { newConfiguration, project, projectProduct } from './project';
import { catalogIdInQuery, dayText, documentVersion, isoLanguage, slug, uuid } from './wire-values';

const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;
const write = { access: PROJECT_VIEW, timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic };
const lang = z.object({ lang: z._default(isoLanguage, 'en') });
const projectId = z.object({ projectId: uuid });
const productId = z.object({ projectId: uuid, productId: uuid });

/** Largest picture of a composition. */
export const PRODUCT_PICTURE_MAX_BYTES = 400_000;

export const savedConfiguration = z.object({
  /** Version of the project, which a change must name. */
  version: z.number(),
  /** Document as the domain library writes it, in its newest version. */
  document: z.unknown(),
  furniture: z.array(furniture),
  creationCode: z.string(),
  product: projectProduct,
  /** Gross price of one piece, and its weeks, when it was saved last; null = no price, or on request. */
  lastSaved: z.object({ on: dayText, unitGross: z.nullable(z.number()), weeks: z.nullable(z.number()) }),
});
export type SavedConfiguration = z.output<typeof savedConfiguration>;

export const getConfiguration = endpoint('getConfiguration', {
  summary: 'The configuration of a composition in a project, to be opened and changed',
  method: 'GET',
  path: '/v1/projects/:projectId/products/:productId/configuration',
  params: productId,
  query: lang,
  response: savedConfiguration,
  access: PROJECT_VIEW,
});

export const addConfiguration = endpoint('addConfiguration', {
  summary: 'Saves a configuration as a new product of a project',
  method: 'POST',
  path: '/v1/projects/:projectId/configurations',
  params: projectId,
  query: lang,
  body: z.object({ version: documentVersion, ...newConfiguration.shape }),
  response: z.object({ project, productId: uuid }),
  create: true,
  ...write,
});

export const updateConfiguration = endpoint('updateConfiguration', {
  summary: 'Saves a changed configuration over the one of its product',
  method: 'PUT',
  path: '/v1/projects/:projectId/products/:productId/configuration',
  params: productId,
  query: lang,
  body: z.object({
    version: documentVersion,
    ...configurationContent,
    /** Also validates it, and saves nothing while a fault blocks it. */
    validate: z.optional(z.boolean()),
  }),
  response: project,
  ...write,
});

export const generateCreationCode = endpoint('generateCreationCode', {
  summary: 'The next code of a creation; a configuration may be saved under it once, by the account that asked for it',
  method: 'POST',
  path: '/v1/projects/products/generate-creation-code',
  body: z.object({ prefixCode: z.literal('CR') }),
  response: z.object({ creationCode: z.string() }),
  access: PROJECT_VIEW,
});

export const putProductPicture = endpoint('putProductPicture', {
  /** A JPEG is also printed on budgets. */
  summary: 'The picture of a composition (one file of a form, JPEG, PNG or WebP, at most 400 kB), in place of the one before',
  method: 'PUT',
  path: '/v1/projects/:projectId/products/:productId/picture',
  params: productId,
  query: z.object({ version: documentVersion, lang: z._default(isoLanguage, 'en') }),
  response: project,
  access: PROJECT_VIEW,
  upload: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});

export const getProductPicture = endpoint('getProductPicture', {
  summary: 'A picture of a composition by the address that a project, budget or order names',
  method: 'GET',
  path: '/v1/projects/:projectId/products/:productId/picture',
  params: productId,
  query: z.object({ v: uuid }),
  response: z.file(),
  access: PROJECT_VIEW,
  file: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
});

export const getConfig = endpoint('getConfig', {
  summary: 'A saved document by its id: that of a starting point, or of a product of a project that the account may read',
  method: 'GET',
  path: '/configs/:id',
  params: z.object({ id: slug }),
  query: z.object({ catalogId: z.optional(catalogIdInQuery), lang: z._default(isoLanguage, 'en') }),
  response: z.object({ configId: z.string(), document: z.unknown(), furniture: z.array(furniture) }),
  access: 'signed-in',
});

export const getProductConfig = endpoint('getProductConfig', {
  summary: 'The configuration of a composition by the id of its product alone, with the project it is in',
  method: 'GET',
  path: '/product/config/:id',
  params: z.object({ id: uuid }),
  query: lang,
  response: z.object({ projectId: uuid, ...savedConfiguration.shape }),
  access: PROJECT_VIEW,
});
