import * as z from 'zod/mini';
import { displayPrice } from './browse';
import { availability } from './catalogue';
import { endpoint } from './endpoint';
import { chosenDescription, lineIssue } from './project';
import { technicalFacts } from './technical-info';
import { catalogId, isoLanguage, modelCode, pendantHeightCm, referenceText } from './wire-values';

/** Most variants side by side. */
export const COMPARED_MAX = 4;

const askedVariant = z.object({ referenceCode: referenceText, pendantHeight: z.optional(pendantHeightCm) });

/** One variant of a model with what it is chosen by. */
const comparedProduct = z.object({
  model: modelCode,
  modelName: z.string(),
  subFamily: z.object({ id: z.number(), description: z.string() }),
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
export type ComparedProduct = z.output<typeof comparedProduct>;

const comparedVariant = z.object({
  /** Reference as it is written, else as it was requested. */
  referenceCode: z.string(),
  pendantHeight: z.optional(z.number()),
  /** Null where the code names nothing that is made today. */
  product: z.nullable(comparedProduct),
  /** Issue that keeps it out of projects; null = none. */
  issue: z.nullable(lineIssue),
});
export type ComparedVariant = z.output<typeof comparedVariant>;

export const compareProducts = endpoint('compareProducts', {
  summary: 'Up to four variants side by side: price, lead time, power and light of each, in the order asked for',
  method: 'POST',
  path: '/v1/articles/comparison',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.object({ catalogId, products: z.array(askedVariant).check(z.minLength(1), z.maxLength(COMPARED_MAX)) }),
  response: z.array(comparedVariant),
  access: 'signed-in',
});
