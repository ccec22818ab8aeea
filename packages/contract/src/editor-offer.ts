import type { Canopy, DriverCatalogue, PackagingData, PartKind, RuleDefinition, SystemPart } from '@candil/domain';
import * as z from 'zod/mini';
import { modelDefinition } from './catalogue';
import { endpoint } from './endpoint';
import { catalogId, catalogIdInQuery, currency, dayText, isoLanguage, modelCode, subFamilyIdInQuery } from './wire-values';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

// Catalogue data are validated where they are published (packages/catalogue); the wire carries them as they are.
const canopy = z.custom<Canopy>(isRecord);
const driverCatalogue = z.custom<DriverCatalogue>(isRecord);
const packagingData = z.custom<PackagingData>(isRecord);
const ruleDefinition = z.custom<RuleDefinition>(isRecord);
const systemPart = z.custom<SystemPart>(isRecord);
const partKind = z.custom<PartKind>((value) => typeof value === 'string');

/** A model that may be placed, with the words that a new element of it is made with. */
const offeredModel = z.object({
  definition: modelDefinition,
  name: z.string(),
  familyName: z.string(),
  applicationLocation: z.string(),
  picture: z.string(),
  /** By finish, of those that have a picture of their own. */
  finishPictures: z.record(z.string(), z.string()),
});
export type OfferedModel = z.output<typeof offeredModel>;

export const editorOffer = z.object({
  catalogId,
  subFamilyId: z.number(),
  familyName: z.string(),
  configuratorType: z.object({ id: z.number(), description: z.string() }),
  /** Day for which prices, lead times and the offer are valid. */
  today: dayText,
  /** Flags as the service resolved them: whether scripts of rules run, and whether remote installations change controls. */
  rulesOn: z.boolean(),
  remoteDriverOn: z.boolean(),
  /** The hanging models of the sub-family, then those of the other sub-families that are made in the same configurator; of a sub-family that is drawn all of its own that are made, and no other. */
  models: z.array(offeredModel),
  /** Drivers, canopies with outlets and other articles that go with the models. */
  accessories: z.array(modelDefinition),
  canopies: z.array(canopy),
  drivers: driverCatalogue,
  packaging: packagingData,
  /** Kind of each model in packaging; one that is not listed is `other`. */
  partKinds: z.record(z.string(), partKind),
  /** Parts and lights of systems, by model. */
  systemParts: z.record(z.string(), systemPart),
  rules: z.array(ruleDefinition),
  priceBasis: z.object({
    rateId: z.number(),
    currency,
    calculation: z.enum(['new', 'old']),
    netVisible: z.boolean(),
    /** Whole currency units, of models and accessories alike. */
    basePrices: z.array(z.object({ model: modelCode, basePrice: z.number() })),
    /** By the id of a product category; one that is not listed has none. Empty where net prices are not to be seen. */
    discountPercent: z.record(z.string(), z.number()),
  }),
  /** Sub-families of the catalogue. */
  families: z.array(z.object({ id: z.number(), familyId: z.number(), description: z.string() })),
  applicationLocations: z.array(z.object({ id: z.number(), applicationId: z.number(), locationId: z.number(), name: z.string() })),
});
export type EditorOffer = z.output<typeof editorOffer>;

/** With it the browser judges and prices a composition by the domain library; what is saved is judged and priced by the service again. */
export const getEditorOffer = endpoint('getEditorOffer', {
  summary: 'Everything by which compositions of a sub-family are made, judged and priced',
  method: 'GET',
  path: '/v1/editor-offer',
  query: z.object({ subFamilyId: subFamilyIdInQuery, catalogId: catalogIdInQuery, lang: z._default(isoLanguage, 'en') }),
  response: editorOffer,
  access: 'signed-in',
});
