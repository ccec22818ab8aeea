import * as z from 'zod/mini';
import { displayPrice, named } from './browse';
import { availability } from './catalogue';
import { endpoint } from './endpoint';
import { catalogId, catalogIdInQuery, isoLanguage, modelCode, serialId } from './wire-values';

const lang = z._default(isoLanguage, 'en');

/** Raw data of a model, lengths in metres, weight in kilograms. */
export const technicalFacts = z.object({
  lumens: z.number(),
  watts: z.number(),
  lumensPerWatt: z.number(),
  cctKelvin: z.array(z.number()),
  cri: z.number(),
  ip: z.string(),
  beamDegrees: z.number(),
  distribution: z.string(),
  widthMetres: z.number(),
  depthMetres: z.number(),
  heightMetres: z.number(),
  netWeightKg: z.number(),
  materials: z.array(z.string()),
  /** Class of the light source inside, A to G; null for parts that give no light. */
  energyClass: z.nullable(z.string()),
});
export type TechnicalFacts = z.output<typeof technicalFacts>;

/** A file of a model that is there to be loaded. */
export const modelFile = z.object({ type: z.enum(['picture', 'night-picture', 'line-drawing']), name: z.string(), url: z.string() });
export type ModelFile = z.output<typeof modelFile>;

export const relatedModel = z.object({ model: modelCode, name: z.string(), image: z.string() });

const technicalRow = z.object({
  model: modelCode,
  name: z.string(),
  image: z.string(),
  discontinued: z.boolean(),
  technical: technicalFacts,
});

export const getTechnicalInfo = endpoint('getTechnicalInfo', {
  summary: 'Technical data of the models of a sub-family',
  method: 'GET',
  path: '/articles/technicalInfo',
  query: z.object({ subFamily: serialId, catalog: catalogIdInQuery, appLocation: z.optional(serialId), lang }),
  response: z.object({ subFamilyId: z.number(), name: z.string(), tagline: z.string(), models: z.array(technicalRow) }),
  access: 'signed-in',
});

/** One choice of an attribute, as its model offers it today. */
export const variationOption = z.object({
  modifier: z.string(),
  description: z.string(),
  /** B base, O optional, V variation, T temporal. */
  bov: z.string(),
  picture: z.nullable(z.string()),
  hex: z.optional(z.string()),
  ral: z.optional(z.string()),
  kelvin: z.optional(z.number()),
  /** Range of a pendant height: whole centimetres; a delta of 0 is a fixed height. */
  centimetres: z.optional(z.object({ min: z.number(), standard: z.number(), max: z.number(), delta: z.number() })),
  validUntil: z.optional(z.string()),
  /** Lowest price of the model in a finish. */
  fromPrice: z.optional(z.nullable(displayPrice)),
  /** Price of one piece of the model as it is shown, in a finish. */
  price: z.optional(z.nullable(displayPrice)),
});
export type VariationOption = z.output<typeof variationOption>;

export const modelTechnicalInfo = z.object({
  model: modelCode,
  catalogId,
  familyId: z.number(),
  subFamily: z.object({ id: z.number(), description: z.string(), tagline: z.string() }),
  configuratorType: z.object({ id: z.number(), description: z.string() }),
  /** True when it can hang in a composition of the crea configurator. */
  canCompose: z.boolean(),
  name: z.string(),
  description: z.string(),
  category: z.nullable(named),
  applicationLocation: z.nullable(z.object({ id: z.number(), applicationId: z.number(), name: z.string() })),
  image: z.string(),
  nightImage: z.nullable(z.string()),
  lineDrawing: z.nullable(z.string()),
  technical: technicalFacts,
  variations: z.array(z.object({ type: z.string(), options: z.array(variationOption) })),
  reference: z.nullable(z.string()),
  fromPrice: z.nullable(displayPrice),
  /** Price of one piece of `reference`. */
  price: z.nullable(displayPrice),
  moq: z.number(),
  /** Lead times by quantity, the first from one piece on. */
  leadTimes: z.array(z.object({ from: z.number(), weeks: z.number() })),
  /** Availability of one piece of `reference`. */
  availability: z.nullable(availability),
  virtual: z.boolean(),
  discontinued: z.boolean(),
  replacedBy: z.nullable(relatedModel),
  replaces: z.array(relatedModel),
  /** Articles that go with it, such as remote drivers. */
  accessories: z.array(
    z.object({ reference: z.string(), name: z.string(), kind: z.enum(['driver']), lights: z.number(), control: z.string() }),
  ),
  files: z.array(modelFile),
});
export type ModelTechnicalInfo = z.output<typeof modelTechnicalInfo>;

export const getTechnicalInfoByModel = endpoint('getTechnicalInfoByModel', {
  summary: 'Everything that is known of a model',
  method: 'GET',
  path: '/articles/technicalInfoByModel',
  query: z.object({ family: z.optional(serialId), catalog: catalogIdInQuery, model: modelCode, lang }),
  response: modelTechnicalInfo,
  access: 'signed-in',
});

export const getSpotlightInfo = endpoint('getSpotlightInfo', {
  summary: 'Beams of the models of a sub-family that light a spot',
  method: 'GET',
  path: '/articles/technicalInfoByModel/spotlight',
  query: z.object({ catalog: catalogIdInQuery, subFamily: serialId, lang }),
  response: z.array(
    z.object({
      ...technicalRow.shape,
      /** Width of the beam, where its light is half that of the middle, at a distance. */
      beam: z.array(z.object({ distanceMetres: z.number(), diameterMetres: z.number() })),
    }),
  ),
  access: 'signed-in',
});

export const getModelAttachments = endpoint('getModelAttachments', {
  summary: 'Files of a model that are there',
  method: 'GET',
  path: '/articles/technicalInfoByModel/attachments',
  query: z.object({
    family: z.optional(serialId),
    model: modelCode,
    appLocation: z.optional(serialId),
    catalog: z.optional(catalogIdInQuery),
    lang,
  }),
  response: z.array(modelFile),
  access: 'signed-in',
});

export const getApplicationLocation = endpoint('getApplicationLocation', {
  summary: 'The use and place of two ids, by name',
  method: 'GET',
  path: '/applicationLocation',
  query: z.object({ applicationId: serialId, locationId: serialId, lang }),
  response: z.object({ id: z.number(), applicationId: z.number(), locationId: z.number(), name: z.string(), applicationName: z.string() }),
  access: 'signed-in',
});
