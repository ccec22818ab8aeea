import { ELEMENT_TYPES, PART_POINTS, type PartKind, SCRIPT_LIMITS } from '@candil/domain';
import * as z from 'zod/mini';
import type { AccessoriesFile, BasePriceRow, FamilyFile, RulesFile, SubFamily } from '../data/catalogue-data';

/** Whole number within bounds, both included. */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
export const line = z.string().check(z.minLength(1), z.maxLength(400));
export const id = whole(1, 999_999);

export const localisedText = z.strictObject({ en: line, es: line, de: line, fr: line, it: line, us: line });
export const catalogId = z.literal([16, 21]);
export const model = z.string().check(z.regex(/^[0-9]{4}$/, 'a model is four digits'));
const dateText = z.string().check(z.maxLength(10));
const increment = z.number().check(z.gte(-100_000), z.lte(100_000));
const leadtime = z.array(z.strictObject({ from: whole(1, 99_999), weeks: whole(0, 104) })).check(z.maxLength(20));
const availability = z.strictObject({
  since: z.exactOptional(dateText),
  until: z.exactOptional(dateText),
  expected: z.exactOptional(dateText),
});
const cell = z.string().check(z.regex(/^(?:\*|[0-9A-Z]{1,2})$/, 'a cell is a code or *'));
const character = z.string().check(z.regex(/^(?:\*|[0-9A-Z])$/, 'an installation cell is one character or *'));

const pendantHeight = z.strictObject({ min: whole(1, 2000), standard: whole(1, 2000), max: whole(1, 2000), delta: whole(0, 500) });

const variation = z.strictObject({
  type: z.enum(['color', 'temperature', 'control', 'installation', 'pendantHeight']),
  model,
  modifier: z.string().check(z.regex(/^[0-9A-Z]{1,2}$/, 'a modifier is one or two of 0-9A-Z')),
  modifier2: z.exactOptional(z.string().check(z.regex(/^[0-9A-Z]{2}$/, 'a second finish is two of 0-9A-Z'))),
  description: localisedText,
  ral: z.exactOptional(z.string().check(z.regex(/^RAL [0-9]{4}$/, 'RAL and four digits'))),
  thumbnail: z.exactOptional(z.string().check(z.regex(/^images\/[\w-]+\/[\w-]+\.webp$/, 'a path images/{model}/{picture}.webp'))),
  value: z.exactOptional(
    z.union(
      [z.number(), z.string().check(z.maxLength(40)), pendantHeight],
      'a value is a number, a text, or min, standard, max and delta in whole centimetres',
    ),
  ),
  bov: z.exactOptional(z.enum(['B', 'O', 'V', 'T', ''])),
  moq: z.exactOptional(whole(1, 99_999)),
  priceIncrement: z.exactOptional(increment),
  priceIncrementDollars: z.exactOptional(increment),
  priceIncrementPercent: z.exactOptional(between(-100, 1000)),
  priceEffectOrder: z.exactOptional(z.enum(['A', 'B', 'C', 'D', 'E', 'F', ''])),
  leadtime: z.exactOptional(leadtime),
  availability: z.exactOptional(availability),
  validFrom: z.exactOptional(dateText),
  validUntil: z.exactOptional(dateText),
  isPsa: z.exactOptional(z.boolean()),
});

const exclusion = z.strictObject({
  finish: cell,
  temperature: cell,
  control: cell,
  installation1: character,
  installation2: character,
  reason: z.exactOptional(localisedText),
});

/** Plausible bounds of articles of this maker; a value outside is a mistyped unit. Parts of a system give no light. */
const technical = z.strictObject({
  lumens: whole(0, 100_000),
  watts: between(0, 1000),
  cri: whole(0, 100),
  ip: z.string().check(z.regex(/^IP[0-6][0-9]$/, 'IP and two digits')),
  netWeightKg: between(0.001, 50),
  widthMetres: between(0.001, 5),
  depthMetres: between(0.001, 5),
  heightMetres: between(0.001, 5),
  beamDegrees: whole(0, 360),
  distribution: z.string().check(z.maxLength(40)),
});

const zero = z.literal(0);

/** Every field of an article but the two that only luminaires have. */
function definitionWith<Technical extends z.ZodMiniType>(technicalData: Technical) {
  return {
    model,
    catalogId,
    subFamilyId: id,
    familyId: id,
    name: localisedText,
    description: localisedText,
    articleType: z.strictObject({ level1: id, level2: id, level3: id }),
    moq: whole(1, 99_999),
    leadtime,
    availability,
    technical: technicalData,
    materials: z.exactOptional(z.array(line).check(z.maxLength(20))),
    psa: z.boolean(),
    discontinued: z.boolean(),
    replacedBy: z.exactOptional(model),
    variations: z.array(variation).check(z.minLength(1), z.maxLength(500)),
    exclusions: z.array(exclusion).check(z.maxLength(2000)),
  };
}

const modelDefinition = z.strictObject({
  ...definitionWith(technical),
  applicationLocationId: id,
  categoryId: id,
});

/** An article that goes with luminaires gives no light and is asked for by its code, not found by use and place. */
const accessoryArticle = z.strictObject({
  ...definitionWith(
    z.strictObject({
      ...technical.shape,
      lumens: zero,
      watts: zero,
      outputWatts: z.exactOptional(between(0.1, 1000)),
      cri: zero,
      beamDegrees: zero,
      distribution: z.literal(''),
    }),
  ),
  applicationLocationId: zero,
  categoryId: zero,
  canopy: z.exactOptional(
    z.strictObject({
      shape: z.enum(['round', 'linear', 'rectangular']),
      outlets: z.array(z.strictObject({ x: between(-5, 5), z: between(-5, 5) })),
    }),
  ),
});

const subFamily: z.ZodMiniType<SubFamily> = z.strictObject({
  id,
  familyId: id,
  name: line,
  configuratorType: z.strictObject({ id: whole(1, 10), description: line }),
  canCompose: z.boolean(),
  applicationLocations: z.array(z.strictObject({ id, applicationId: id, locationId: id, name: localisedText })),
  tagline: localisedText,
  image: line,
  catalogIds: z.array(catalogId).check(z.minLength(1), z.maxLength(2)),
});

/** A ZodMini type that reads `Shape` from unknown JSON. */
export type Reads<Shape> = z.ZodMiniType<Shape>;

export const subFamiliesFile: Reads<readonly SubFamily[]> = z.array(subFamily);
export const subFamilyNamesFile: Reads<Readonly<Record<string, string>>> = z.record(z.string(), line);
export const modelToSubFamilyFile: Reads<Readonly<Record<string, number>>> = z.record(model, id);
export const familyFile: Reads<FamilyFile> = z.strictObject({
  subFamily,
  models: z.array(modelDefinition),
  exclusions: z.array(exclusion),
});
/** The script itself is judged by the language of the domain library. */
const rule = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is small letters and digits joined by hyphens'), z.maxLength(60)),
  elementTypes: z.array(z.enum(ELEMENT_TYPES)).check(z.minLength(1)),
  script: z.string().check(z.minLength(1), z.maxLength(SCRIPT_LIMITS.characters)),
  reasons: z.exactOptional(localisedText),
  active: z.boolean(),
  blocks: z.exactOptional(z.literal('order')),
});
export const rulesFile: Reads<RulesFile> = z.strictObject({ rules: z.array(rule).check(z.maxLength(500)) });

const lengthMetres = between(0.01, 50);
const boardConnector = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/, 'an id is small letters, digits and hyphens')),
  kind: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/, 'a kind is small letters, digits and hyphens')),
  gender: z.enum(['male', 'female']),
  x: between(-10, 10),
  z: between(-10, 10),
  facingDegrees: z.exactOptional(between(0, 360)),
  mustClose: z.exactOptional(z.literal(true)),
});
const boardShape = z.strictObject({
  outline: z.enum(['rectangle', 'round']),
  layer: z.enum(['carrier', 'hung']),
  mark: z.string().check(z.regex(/^[A-Z]{1,2}$/, 'a mark is one or two capital letters')),
  connectors: z.array(boardConnector).check(z.minLength(1), z.maxLength(64)),
  mostLoadKg: z.exactOptional(between(0.1, 1000)),
});
const systemPart = z.strictObject({
  volts: z.exactOptional(between(1, 277)),
  deliveredWatts: z.exactOptional(
    z.record(z.string().check(z.regex(/^[0-9A-Z]{2}$/, 'an installation is two of 0-9A-Z')), between(1, 1000)),
  ),
  lengthMetres: z.exactOptional(lengthMetres),
  mostLengthMetres: z.exactOptional(lengthMetres),
  lightingEffect: z.exactOptional(whole(1, 9)),
  angleDegrees: z.exactOptional(z.strictObject({ min: whole(0, 360), max: whole(0, 360) })),
  fixing: z.exactOptional(z.enum(['ceiling', 'wall', 'floor', 'loop'])),
  board: z.exactOptional(boardShape),
});
const companion = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'an id is small letters, digits and hyphens')),
  of: z.array(model).check(z.minLength(1), z.maxLength(100)),
  each: z.union([z.strictObject({ metres: between(0.1, 100) }), z.strictObject({ pieces: whole(1, 10_000) })]),
  needs: z.array(model).check(z.minLength(1), z.maxLength(100)),
});
const partKind = z.enum(Object.keys(PART_POINTS) as PartKind[]);
/** Canopies, drivers and packaging are checked by the domain library, which knows their purpose. */
export const accessoriesFile: Reads<AccessoriesFile> = z.strictObject({
  canopies: z.custom<AccessoriesFile['canopies']>(Array.isArray, 'canopies are a list'),
  drivers: z.custom<AccessoriesFile['drivers']>(isObject, 'drivers are an object by model'),
  articles: z.array(accessoryArticle).check(z.maxLength(1000)),
  packaging: z.custom<AccessoriesFile['packaging']>(isObject, 'packaging is an object'),
  partKinds: z.record(model, partKind),
  systemParts: z.record(model, systemPart),
  companions: z.array(companion).check(z.maxLength(200)),
});

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const basePricesFile: Reads<readonly BasePriceRow[]> = z.array(
  z.strictObject({
    subFamilyId: id,
    catalogId,
    rateId: whole(1, 999),
    currency: z.enum(['EUR', 'USD']),
    model,
    basePrice: z.number().check(z.gt(0), z.lte(1_000_000)),
  }),
);
