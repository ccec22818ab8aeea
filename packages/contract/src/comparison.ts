import * as z from 'zod/mini';
import { displayPrice } from './browse';
import { availability } from './catalogue';
import { endpoint } from './endpoint';
import { chosenDescription, lineIssue } from './project';
import { technicalFacts } from './technical-info';
import { catalogId, isoLanguage, modelCode, pendantHeightCm, referenceText, uuid } from './wire-values';

/** Most variants side by side. */
export const COMPARED_MAX = 4;

/** A model as it is chosen, by its reference code, or a saved composition, by its creation code. */
const requestedVariant = z.object({ referenceCode: referenceText, pendantHeight: z.optional(pendantHeightCm) });

const subFamily = z.object({ id: z.number(), description: z.string() });

/** One variant of a model with what it is chosen by. */
const comparedArticle = z.object({
  kind: z.literal('article'),
  model: modelCode,
  modelName: z.string(),
  subFamily,
  applicationLocationId: z.nullable(z.number()),
  image: z.string(),
  nightImage: z.nullable(z.string()),
  descriptions: z.array(chosenDescription),
  moq: z.number(),
  /** Price of one piece; null when it has none. */
  price: z.nullable(displayPrice),
  /** Availability of the least quantity of an order. */
  availability,
  technical: technicalFacts,
});
export type ComparedArticle = z.output<typeof comparedArticle>;

/** A composition of a project that the account may read, as the project prices and dates one piece of it. */
const comparedComposition = z.object({
  kind: z.literal('composition'),
  /** Name of its collection, as in the lines of projects. */
  modelName: z.string(),
  subFamily,
  project: z.object({ id: uuid, name: z.string(), catalogId }),
  image: z.string(),
  price: z.nullable(displayPrice),
  /** Null when the composition cannot be made any more. */
  availability: z.nullable(availability),
  lumens: z.number(),
  watts: z.number(),
  /** Its parts by name, the most frequent first. */
  contents: z.array(z.object({ name: z.string(), quantity: z.number() })),
});
export type ComparedComposition = z.output<typeof comparedComposition>;

const comparedVariant = z.object({
  /** Code as it is written, else as it was requested. */
  referenceCode: z.string(),
  pendantHeight: z.optional(z.number()),
  /** Null where the code names nothing that is made today, or no composition that the account may read. */
  product: z.nullable(z.discriminatedUnion('kind', [comparedArticle, comparedComposition])),
  /** Issue that keeps it out of projects or orders; null = none. */
  issue: z.nullable(lineIssue),
});
export type ComparedVariant = z.output<typeof comparedVariant>;

export const compareProducts = endpoint('compareProducts', {
  summary: 'Up to four variants or compositions side by side: price, lead time, power and light of each, in the order asked for',
  method: 'POST',
  path: '/v1/articles/comparison',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.object({ catalogId, products: z.array(requestedVariant).check(z.minLength(1), z.maxLength(COMPARED_MAX)) }),
  response: z.array(comparedVariant),
  access: 'signed-in',
});
