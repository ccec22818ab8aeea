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
  oneOrMany,
  pendantHeightCm,
  quantity,
  referenceText,
  subFamilyIdInQuery,
} from './wire-values';

const models = oneOrMany(modelCode, 100);

/** Model data are validated where they are published (packages/catalogue); the wire carries them as they are. */
export const modelDefinition = z.custom<ModelDefinition>((value) => typeof value === 'object' && value !== null && 'model' in value);

export const getCatalogues = endpoint('getCatalogues', {
  summary: 'The catalogues of the maker',
  method: 'GET',
  path: '/catalogs/get-min',
  response: z.array(z.object({ id: catalogId, name: z.string(), currency })),
  access: 'public',
});

export const getVariations = endpoint('getVariations', {
  summary: 'Complete definitions (variations, exclusions, technical data) of models',
  method: 'GET',
  path: '/articles/variations',
  query: z.object({ model: models, catalog: z._default(catalogIdInQuery, 16), subfamily: z.optional(subFamilyIdInQuery) }),
  response: z.array(modelDefinition),
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
  /** Without a catalogue: that of the account. */
  body: z.object({ catalogId: z.optional(catalogId), products: z.array(configuredProduct).check(z.minLength(1), z.maxLength(200)) }),
  response: z.array(
    z.union([
      z.object({ reference: z.string(), availability, moq: z.number() }),
      z.object({ reference: z.string(), failure: z.object({ code: z.string(), message: z.string() }) }),
    ]),
  ),
  access: 'signed-in',
});
