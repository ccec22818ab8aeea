import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { lineIssue, productPlace, project } from './project';
import { documentVersion, isoLanguage, modelCode, pendantHeightCm, quantity, referenceText, uuid } from './wire-values';

const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;
/** Most products of one step: all that a project may have. */
const PRODUCTS_MAX = 1_000;
const projectId = z.object({ projectId: uuid });
const lang = z.object({ lang: z._default(isoLanguage, 'en') });
const productIds = z.array(uuid).check(z.maxLength(PRODUCTS_MAX));

const modifier = z.string().check(z.regex(/^[0-9A-Z]{1,2}$/));
/** New values of the pieces of a composition, where each piece offers them. */
export const pieceChoice = { color: z.optional(modifier), temperature: z.optional(modifier), control: z.optional(modifier) };

/** One model in the place of another. */
export const modelExchange = z.object({ from: modelCode, to: modelCode });

/** Effect of a change on the project. */
export const projectEffect = {
  /** Additional price of the project, below 0 when cheaper; net where the account sees net prices; null where a price is missing. */
  amount: z.nullable(z.number()),
  /** On site with everything then; null = on request. */
  date: z.nullable(z.string()),
  /** Delay of the project in whole weeks, below 0 when sooner; null where a date is missing. */
  weeks: z.nullable(z.number()),
};

const productChange = z.object({
  productId: uuid,
  quantity: z.optional(quantity),
  /** Code of a regular product. */
  referenceCode: z.optional(referenceText),
  pendantHeight: z.optional(pendantHeightCm),
  /** Values of a composition: the changed one takes its place under a code of its own; the original is removed and can be restored. */
  ...pieceChoice,
  /** Of a composition: a model that it has, and the one that takes its place. */
  exchange: z.optional(modelExchange),
  ...productPlace,
});
export type ProductChange = z.output<typeof productChange>;

export const changeProducts = endpoint('changeProducts', {
  summary: 'Changes, takes out and puts back products in one step; all of it or nothing',
  method: 'PATCH',
  path: '/v1/projects/:projectId/products',
  params: projectId,
  query: lang,
  body: z.object({
    version: documentVersion,
    changes: z._default(z.array(productChange).check(z.maxLength(PRODUCTS_MAX)), []),
    remove: z._default(productIds, []),
    restore: z._default(productIds, []),
  }),
  response: project,
  access: PROJECT_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

export const validateProducts = endpoint('validateProducts', {
  summary: 'Validates those of the products that nothing stands against, and tells what stands against the others',
  method: 'POST',
  path: '/v1/projects/:projectId/products/validate',
  params: projectId,
  query: lang,
  body: z.object({ version: documentVersion, productIds: productIds.check(z.minLength(1)) }),
  response: z.object({
    project,
    validated: z.array(uuid),
    refused: z.array(z.object({ productId: uuid, tag: z.string(), modelName: z.string(), issues: z.array(lineIssue) })),
  }),
  access: PROJECT_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

const choice = z.object({ modifier: z.string(), text: z.string(), hex: z.optional(z.string()), lines: z.number() });
export type ProductChoice = z.output<typeof choice>;

export const previewProductChanges = endpoint('previewProductChanges', {
  summary: 'What products may become, which of them would change and why the others would not; nothing is changed',
  method: 'POST',
  path: '/v1/projects/products/preview-changes',
  query: lang,
  body: z.object({
    projectId: uuid,
    productIds: productIds.check(z.minLength(1)),
    ...pieceChoice,
    /** The model to replace; without `to` only its possible replacements are returned. */
    replace: z.optional(z.object({ from: modelCode, to: z.optional(modelCode) })),
  }),
  response: z.object({
    /** Values that the products offer, with the number of lines that have each. */
    choices: z.object({ color: z.array(choice), temperature: z.array(choice), control: z.array(choice) }),
    /** The models of the products, with the number of lines that have them. */
    models: z.array(z.object({ model: z.string(), text: z.string(), lines: z.number(), discontinued: z.boolean() })),
    /** Models that may replace the model, its successor first. */
    replacements: z.array(z.object({ model: z.string(), text: z.string() })),
    /** For `changeProducts`. */
    changes: z.array(
      z.object({ productId: uuid, referenceCode: z.optional(z.string()), ...pieceChoice, exchange: z.optional(modelExchange) }),
    ),
    /** Models inside compositions that change, which cannot themselves. */
    kept: z.array(z.object({ productId: uuid, tag: z.string(), modelName: z.string(), issue: lineIssue })),
    unchanged: z.array(z.object({ productId: uuid, tag: z.string(), modelName: z.string(), issue: lineIssue })),
    /** Of the whole project; null where nothing changes. */
    effect: z.nullable(z.object(projectEffect)),
  }),
  access: PROJECT_VIEW,
});
