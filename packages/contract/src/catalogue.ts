import type { ModelDefinition } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { prices } from './prices';
import {
  catalogId,
  catalogIdInQuery,
  currency,
  dayText,
  isoLanguage,
  modelCode,
  pendantHeightCm,
  quantity,
  referenceText,
  subFamilyIdInQuery,
  wellFormedText,
} from './wire-values';

const models = z.pipe(
  z.union([modelCode, z.array(modelCode).check(z.maxLength(100))]),
  z.transform((given) => (Array.isArray(given) ? given : [given])),
);

/** Model data are validated where they are published (packages/catalogue); the wire carries them as they are. */
const modelDefinition = z.custom<ModelDefinition>((value) => typeof value === 'object' && value !== null && 'model' in value);

export const getCatalogues = endpoint('getCatalogues', {
  summary: 'The catalogues of the maker',
  method: 'GET',
  path: '/catalogs/get-min',
  response: z.array(z.object({ id: catalogId, name: z.string(), currency })),
  access: 'public',
});

export const collection = z.object({
  subFamilyId: z.number(),
  familyId: z.number(),
  name: z.string(),
  tagline: z.string(),
  image: z.string(),
  nightImage: z.string(),
  modelCount: z.number(),
  fromPrice: z.nullable(z.object({ currency, amount: z.number() })),
  lumens: z.object({ min: z.number(), max: z.number() }),
  configuratorType: z.object({ id: z.number(), description: z.string() }),
  applicationLocations: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type Collection = z.output<typeof collection>;

export const getCollections = endpoint('getCollections', {
  summary: 'Collections of a catalogue, with pictures and figures',
  method: 'GET',
  path: '/categories/collections',
  query: z.object({ catalogId: catalogIdInQuery, lang: isoLanguage, subFamilyId: z.optional(subFamilyIdInQuery) }),
  response: z.array(collection),
  access: 'signed-in',
});

export const modelSummary = z.object({
  model: modelCode,
  name: z.string(),
  description: z.string(),
  image: z.string(),
  lumens: z.number(),
  watts: z.number(),
  ip: z.string(),
  widthMetres: z.number(),
  heightMetres: z.number(),
  finishes: z.array(z.object({ modifier: z.string(), description: z.string(), hex: z.string() })),
  fromPrice: z.nullable(z.object({ currency, amount: z.number() })),
  discontinued: z.boolean(),
  replacedBy: z.nullable(modelCode),
});
export type ModelSummary = z.output<typeof modelSummary>;

export const listModelsByFamily = endpoint('listModelsByFamily', {
  summary: 'Models of a sub-family',
  method: 'GET',
  path: '/articles/listModelsByFamily',
  query: z.object({
    catalog: catalogIdInQuery,
    subFamilyId: subFamilyIdInQuery,
    applicationLocationId: z.optional(subFamilyIdInQuery),
    lang: z._default(isoLanguage, 'en'),
  }),
  response: z.array(modelSummary),
  access: 'signed-in',
});

export const getVariations = endpoint('getVariations', {
  summary: 'Complete definitions (variations, exclusions, technical data) of models',
  method: 'GET',
  path: '/articles/variations',
  query: z.object({ model: models, catalog: z._default(catalogIdInQuery, 16), subfamily: z.optional(subFamilyIdInQuery) }),
  response: z.array(modelDefinition),
  access: 'signed-in',
});

export const articleHit = z.object({
  reference: z.string(),
  model: modelCode,
  name: z.string(),
  subFamilyId: z.number(),
  image: z.string(),
});
export type ArticleHit = z.output<typeof articleHit>;

export const findReferences = endpoint('findReferences', {
  summary: 'Resolves a reference exactly, or a start of one by prefix',
  method: 'GET',
  path: '/articles/references',
  query: z.object({
    catalogId: catalogIdInQuery,
    reference: z.optional(referenceText),
    matchingTerm: z.optional(wellFormedText(64, 1)),
    lang: z._default(isoLanguage, 'en'),
  }),
  response: z.array(articleHit),
  access: 'signed-in',
});

export const searchArticles = endpoint('searchArticles', {
  summary: 'Models by part of a code or name',
  method: 'GET',
  path: '/articles/search',
  query: z.object({ catalogId: catalogIdInQuery, search: wellFormedText(64), lang: z._default(isoLanguage, 'en') }),
  response: z.array(articleHit),
  access: 'signed-in',
});

export const priceBasis = z.object({
  rateId: z.number(),
  currency,
  calculation: z.enum(['new', 'old']),
  netVisible: z.boolean(),
  discountPercent: z.number(),
  basePrices: z.array(z.object({ model: modelCode, basePrice: z.number() })),
});
export type PriceBasisOnWire = z.output<typeof priceBasis>;

/** With it the browser prices each click itself by the domain library; what is saved and ordered is priced by the service again. */
export const getPriceBasis = endpoint('getPriceBasis', {
  summary: 'Base prices of a sub-family under the rate of the account',
  method: 'GET',
  path: '/v1/price-basis',
  query: z.object({ subFamilyId: subFamilyIdInQuery, catalogId: catalogIdInQuery }),
  response: priceBasis,
  access: 'signed-in',
});

const configuredProduct = z.object({
  reference: referenceText,
  pendantHeight: z.optional(pendantHeightCm),
  quantity: z._default(quantity, 1),
});

export const priceStep = z.object({ what: z.string(), modifier: z.optional(z.string()), amount: z.number(), running: z.number() });

export const priceProducts = endpoint('priceProducts', {
  summary: 'Prices configured references, telling each step',
  method: 'POST',
  path: '/v1/prices',
  body: z.object({ catalogId, products: z.array(configuredProduct).check(z.minLength(1), z.maxLength(200)) }),
  response: z.array(
    z.union([
      z.object({ reference: z.string(), prices, steps: z.array(priceStep) }),
      z.object({ reference: z.string(), failure: z.object({ code: z.string(), message: z.string() }) }),
    ]),
  ),
  access: 'signed-in',
});

export const availability = z.object({
  /** −1 ended, 0 now, else days until available (AV). */
  days: z.number(),
  /** Lead time for the quantity; null = on request. */
  weeks: z.nullable(z.number()),
  /** When it would be on site, ordered today; null when the lead time is unknown. */
  shippingDate: z.nullable(dayText),
});
export type WireAvailability = z.output<typeof availability>;

export const getAvailability = endpoint('getAvailability', {
  summary: 'Availability and lead time of configured references',
  method: 'POST',
  path: '/availability',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.object({ catalogId, products: z.array(configuredProduct).check(z.minLength(1), z.maxLength(200)) }),
  response: z.array(
    z.union([
      z.object({ reference: z.string(), availability, moq: z.number() }),
      z.object({ reference: z.string(), failure: z.object({ code: z.string(), message: z.string() }) }),
    ]),
  ),
  access: 'signed-in',
});
