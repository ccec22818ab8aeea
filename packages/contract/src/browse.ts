import { ROLES } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { FILTER_NUMBER_MAX } from './lengths.data';
import {
  catalogIdInQuery,
  currency,
  isoLanguage,
  modelCode,
  oneOrMany,
  page,
  pageSize,
  referenceText,
  serialId,
  subFamilyIdInQuery,
  switchInQuery,
  wellFormedText,
} from './wire-values';

/** Lighting techniques. */
export const TECHNIQUES = ['direct', 'diffuse', 'direct-indirect', 'indirect', 'accent', 'wall-wash'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** Orders of a list of models; `COLLECTION` is that of the maker. */
export const MODEL_SORTS = [
  'COLLECTION',
  'NAME_ASC',
  'NAME_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'LUMENS_ASC',
  'LUMENS_DESC',
  'WEEKS_ASC',
] as const;
export type ModelSort = (typeof MODEL_SORTS)[number];

/** A price as the account sees it: net with its discount where it sees net prices, otherwise the list price. */
export const displayPrice = z.object({ currency, amount: z.number(), net: z.boolean() });
export type DisplayPrice = z.output<typeof displayPrice>;

const range = z.object({ min: z.number(), max: z.number() });
export const named = z.object({ id: z.number(), name: z.string() });

export const collection = z.object({
  subFamilyId: z.number(),
  familyId: z.number(),
  name: z.string(),
  tagline: z.string(),
  image: z.string(),
  nightImage: z.nullable(z.string()),
  modelCount: z.number(),
  fromPrice: z.nullable(displayPrice),
  lumens: range,
  watts: range,
  /** Lead times of one piece; null when all are on request. */
  weeks: z.nullable(range),
  configuratorType: z.object({ id: z.number(), description: z.string() }),
  /** True when its pendants are also composed in the crea configurator. */
  canCompose: z.boolean(),
  /** Uses and places together, as models name them. */
  applicationLocations: z.array(named),
  /** Uses alone. */
  applications: z.array(named),
  /** Keys of `TECHNIQUES`. */
  techniques: z.array(z.string()),
  categories: z.array(named),
});
export type Collection = z.output<typeof collection>;

export const getCollections = endpoint('getCollections', {
  summary: 'Collections of a catalogue, with pictures and figures',
  method: 'GET',
  path: '/categories/collections',
  query: z.object({
    catalogId: catalogIdInQuery,
    lang: isoLanguage,
    subFamilyId: z.optional(subFamilyIdInQuery),
    /** 0 = without pictures: `image` is empty and `nightImage` null. */
    withImages: z.optional(switchInQuery),
    /** Shows them as that role sees them, and never more than the account itself sees; absent = the role of the account. */
    rolId: z.optional(z.pipe(z.coerce.number<number | string>(), z.enum(ROLES))),
  }),
  response: z.array(collection),
  access: 'signed-in',
});

export const modelSummary = z.object({
  model: modelCode,
  subFamilyId: z.number(),
  subFamilyName: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  /** Null where there is none, as for parts that give no light. */
  nightImage: z.nullable(z.string()),
  lineDrawing: z.nullable(z.string()),
  lumens: z.number(),
  watts: z.number(),
  cctKelvin: z.array(z.number()),
  cri: z.number(),
  ip: z.string(),
  beamDegrees: z.number(),
  /** Key of `TECHNIQUES`; empty for parts that give no light. */
  distribution: z.string(),
  widthMetres: z.number(),
  depthMetres: z.number(),
  heightMetres: z.number(),
  netWeightKg: z.number(),
  applicationLocationId: z.number(),
  categoryId: z.number(),
  finishes: z.array(z.object({ modifier: z.string(), description: z.string(), hex: z.string() })),
  fromPrice: z.nullable(displayPrice),
  moq: z.number(),
  /** Lead time of one piece; null = on request. */
  weeks: z.nullable(z.number()),
  /** Representative reference; null when none is available today. */
  reference: z.nullable(z.string()),
  /** The finish that the words of a search name: pictures and reference are in it; absent = they name none of this model. */
  foundFinish: z.optional(z.string()),
  /** A part that stands in compositions only. */
  virtual: z.boolean(),
  discontinued: z.boolean(),
  replacedBy: z.nullable(modelCode),
});
export type ModelSummary = z.output<typeof modelSummary>;

const lang = z._default(isoLanguage, 'en');

export const listModelsByFamily = endpoint('listModelsByFamily', {
  summary: 'Models of a sub-family',
  method: 'GET',
  path: '/articles/listModelsByFamily',
  query: z.object({
    catalog: catalogIdInQuery,
    subFamilyId: subFamilyIdInQuery,
    applicationLocationId: z.optional(subFamilyIdInQuery),
    /** 1 = only parts of compositions, 0 = without them. */
    virtual: z.optional(switchInQuery),
    lang,
  }),
  response: z.array(modelSummary),
  access: 'signed-in',
});

const bound = z.optional(z.coerce.number<number | string>().check(z.minimum(0), z.maximum(FILTER_NUMBER_MAX)));
const counted = z.object({ id: z.number(), name: z.string(), count: z.number() });

/** Remaining choices of each filter; each facet counts as if its own filter were not set. */
export const modelFacets = z.object({
  applications: z.array(counted),
  subFamilies: z.array(counted),
  categories: z.array(counted),
  techniques: z.array(z.object({ id: z.string(), count: z.number() })),
  lumens: z.nullable(range),
  watts: z.nullable(range),
  weeks: z.nullable(range),
  price: z.nullable(z.object({ currency, min: z.number(), max: z.number(), net: z.boolean() })),
});
export type ModelFacets = z.output<typeof modelFacets>;

export const searchModels = endpoint('searchModels', {
  summary: 'Models of a whole catalogue, narrowed by what they do and cost',
  method: 'GET',
  path: '/articles/models',
  query: z.object({
    catalog: catalogIdInQuery,
    search: z._default(wellFormedText(64), ''),
    /** Only these, as far as they are still made. */
    model: z.optional(oneOrMany(modelCode, 100)),
    subFamilyId: z.optional(oneOrMany(serialId, 50)),
    applicationLocationId: z.optional(oneOrMany(serialId, 50)),
    application: z.optional(oneOrMany(serialId, 50)),
    category: z.optional(oneOrMany(serialId, 50)),
    technique: z.optional(oneOrMany(z.enum(TECHNIQUES), TECHNIQUES.length)),
    lumensMin: bound,
    lumensMax: bound,
    wattsMax: bound,
    /** A model whose lead time is unknown is on request and fits no bound. */
    weeksMax: bound,
    priceMax: bound,
    virtual: z.optional(switchInQuery),
    sort: z._default(z.enum(MODEL_SORTS), 'COLLECTION'),
    page,
    itemsPerPage: pageSize,
    lang,
  }),
  response: z.object({ items: z.array(modelSummary), total: z.number(), page: z.number(), itemsPerPage: z.number(), facets: modelFacets }),
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
    subFamilyId: z.optional(subFamilyIdInQuery),
    applicationLocationId: z.optional(subFamilyIdInQuery),
    lang,
  }),
  response: z.array(articleHit),
  access: 'signed-in',
});

export const searchArticles = endpoint('searchArticles', {
  summary: 'Articles by part of a code or name: the very code first, then starts of codes, starts of names, and the rest',
  method: 'GET',
  path: '/articles/search',
  query: z.object({ catalogId: catalogIdInQuery, search: wellFormedText(64), lang }),
  response: z.array(articleHit),
  access: 'signed-in',
});
