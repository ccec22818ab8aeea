import * as z from 'zod/mini';
import { availability } from './catalogue';
import { endpoint } from './endpoint';
import { furniture } from './furniture';
import { prices, totals } from './prices';
import { catalogIdInQuery, isoLanguage, modelCode, serialId, slug } from './wire-values';

const lang = z._default(isoLanguage, 'en');

/** A starting point that the maker has put together. */
export const preconfigSummary = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  picture: z.string(),
  subFamilyId: z.number(),
  applicationLocationId: z.nullable(z.number()),
  configuratorType: z.object({ id: z.number(), description: z.string() }),
  /** Configurator that opens a composition, by name. */
  composedWith: z.nullable(z.string()),
  /** Models it is made of, each once. */
  models: z.array(modelCode),
  totals,
  /** The longest lead time of its products; null = on request. */
  weeks: z.nullable(z.number()),
});
export type PreconfigSummary = z.output<typeof preconfigSummary>;

export const listPreconfigs = endpoint('listPreconfigs', {
  summary: 'Preconfigured products of a sub-family that can be had today, with their prices',
  method: 'GET',
  path: '/preconfigs/list',
  query: z.object({ catalogId: catalogIdInQuery, subFamilyId: z.optional(serialId), applicationLocationId: z.optional(serialId), lang }),
  response: z.array(preconfigSummary),
  access: 'signed-in',
});

/** A product of a preconfig; reference, height and quantity are what `addProducts` and `createProject` take. */
export const preconfigProduct = z.object({
  referenceCode: z.string(),
  pendantHeight: z.optional(z.number()),
  quantity: z.number(),
  model: modelCode,
  modelName: z.string(),
  image: z.string(),
  descriptions: z.array(z.object({ type: z.string(), modifier: z.string(), text: z.string(), hex: z.optional(z.string()) })),
  lumens: z.number(),
  watts: z.number(),
  prices: z.nullable(prices),
  availability: z.nullable(availability),
});
export type PreconfigProduct = z.output<typeof preconfigProduct>;

export const preconfig = z.object({
  ...preconfigSummary.shape,
  /** Luminaires of a composition, for lists and counts. */
  products: z.array(preconfigProduct),
  /** Document of a composition, as the domain library writes it, and the furniture of its room. */
  composition: z.optional(z.object({ document: z.unknown(), furniture: z.array(furniture) })),
});
export type Preconfig = z.output<typeof preconfig>;

export const getPreconfig = endpoint('getPreconfig', {
  summary: 'A preconfigured product with its prices',
  method: 'GET',
  path: '/preconfigs/creation/:id',
  params: z.object({ id: slug }),
  /** Without a catalogue that of the account. */
  query: z.object({ catalogId: z.optional(catalogIdInQuery), lang }),
  response: preconfig,
  access: 'signed-in',
});
