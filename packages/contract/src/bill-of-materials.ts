import * as z from 'zod/mini';

/** Text in the six languages of the catalogues. */
const localisedText = z.object({
  en: z.string(),
  es: z.string(),
  de: z.string(),
  fr: z.string(),
  it: z.string(),
  us: z.string(),
});
/** Written down by the domain library, which never changes what it made. */
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));
const isTrue = z.union([z.literal(0), z.literal(1)]);

const bomAttribute = z.object({
  code: z.string(),
  id: z.string(),
  description: localisedText,
  bov: z.enum(['B', 'O', 'V', 'T']),
});
const bomSubFamily = z.object({ id: z.number(), description: z.string() });
const bomApplicationLocation = z.object({ application: z.number(), location: z.number() });
const bomConfiguratorType = z.object({ id: z.number(), description: z.string(), source: z.string(), configurator: z.string() });
const bomValidation = z.object({ status: z.number() });
const bomCategory = z.object({ id: z.number(), description: z.string(), subcategory: z.optional(z.number()) });

/** A regular article of a bill of materials (C§3). */
export const bomArticle = z.object({
  type: z.literal('REGULAR'),
  model: z.string(),
  referenceCode: z.string(),
  referenceBase: z.string(),
  attributes: z.object({
    finish: z.optional(bomAttribute),
    ledColourTemp: z.optional(z.extend(bomAttribute, { value: z.optional(z.number()) })),
    control: z.optional(bomAttribute),
    installation: z.optional(bomAttribute),
    pendantHeight: z.optional(z.extend(bomAttribute, { value: z.number() })),
  }),
  lumensLed: z.number(),
  watts: z.number(),
  sublevel: z.number(),
  familyId: z.number(),
  subFamily: bomSubFamily,
  hasAttributes: z.boolean(),
  applicationLocation: bomApplicationLocation,
  elementOrderValue: z.number(),
  articleCode: z.nullable(z.string()),
  accessoryCode: z.nullable(z.string()),
  quantity: z.number(),
  isAvailablePrice: z.boolean(),
  isPersonalized: isTrue,
  priceReference: z.string(),
  configuratorType: bomConfiguratorType,
  validation: bomValidation,
});

const accessory = z.object({ accessoryCode: z.string(), quantity: z.number(), model: z.string() });

const bomComposition = z.object({
  compositionNumber: z.number(),
  subFamily: bomSubFamily,
  familyId: z.number(),
  attributes: z.object({
    finish: z.optional(z.string()),
    ledColourTemp: z.optional(z.number()),
    control: z.optional(z.string()),
    installation: z.optional(z.string()),
    pendantHeight: z.optional(z.number()),
  }),
  totalLumensLed: z.number(),
  totalWatts: z.number(),
  category: bomCategory,
  articles: listOf(bomArticle),
  accessories: listOf(accessory),
  electricalGroups: listOf(z.object({ elements: listOf(z.string()), lightsAssigned: z.number(), accessory })),
  packaging: z.object({
    packages: z.number(),
    timing: z.object({ PREPARA: z.number(), MONTAJE: z.number(), EMBALAJE: z.number() }),
  }),
  assemblyData: z.object({
    tracks: listOf(z.object({ elementId: z.string(), installation: z.nullable(z.string()), productLength: z.nullable(z.number()) })),
    electricalConnections: listOf(
      z.object({
        elementId: z.string(),
        installation: z.nullable(z.string()),
        control: z.nullable(z.string()),
        watts: z.nullable(z.number()),
        delivered_power: z.nullable(z.number()),
      }),
    ),
    places: listOf(
      z.object({ elementId: z.string(), referenceCode: z.string(), position: z.readonly(z.tuple([z.number(), z.number(), z.number()])) }),
    ),
  }),
});

/** The bill of materials of a creation with all its compositions (C§3). */
export const creationBom = z.object({
  type: z.literal('CREATION'),
  applicationLocation: bomApplicationLocation,
  configuratorType: bomConfiguratorType,
  compositions: listOf(bomComposition),
  quantity: z.literal(1),
  isPersonalized: isTrue,
  validation: bomValidation,
  familyId: z.number(),
  subFamily: z.extend(bomSubFamily, { prefixCode: z.string() }),
  category: bomCategory,
  creationCode: z.string(),
  creationNumber: z.number(),
});
