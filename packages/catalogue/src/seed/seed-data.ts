import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { BasePriceRow, CatalogueData, SubFamily } from '../data/catalogue-data';
import { basePricesOf, RATES } from '../source/base-prices.data';
import { APPLICATION_LOCATIONS, articleTypeOf, CATALOG_IDS, configuratorType } from '../source/classification.data';
import { COMPANION_RULES } from '../source/companions.data';
import { ACCESSORY_FAMILY } from '../source/drivers.data';
import { CANOPIES } from '../source/installations.data';
import { LEAD_TIMES } from '../source/lead-times.data';
import type { ModelSource } from '../source/model-source';
import { MODELS } from '../source/models.data';
import { PACKAGING, PART_KINDS } from '../source/packaging.data';
import { SUB_FAMILIES, type SubFamilySource } from '../source/sub-families.data';
import { SYSTEM_PARTS } from '../source/system-parts.data';
import type { VariationTable } from '../source/variation-table';
import { VARIATION_TABLES } from '../source/variation-tables.data';
import { expandBrowsing } from './expand-browsing';
import { expandAccessories, expandDrivers, soldIn } from './expand-drivers';
import { expandExclusions } from './expand-exclusions';
import { expandOutletCanopies, outletCanopyPrices } from './expand-outlet-canopies';
import { expandRules } from './expand-rules';
import { expandVariations, imagePath } from './expand-variations';
import { type CopiedModel, moreModels } from './more-models';

export interface SeedOptions {
  /** At least so many articles in catalogue 16: for measurements, made of copies of the models under free numbers. */
  readonly articles?: number;
}

/** The packaged catalogue, expanded from the source tables for both markets; the same options give the same data. */
export function seedData({ articles = 0 }: SeedOptions = {}): CatalogueData {
  const range = CATALOG_IDS.flatMap((catalogId) => MODELS.map((source) => expandModel(source, catalogId)));
  const prices = CATALOG_IDS.flatMap((catalogId) => [
    ...expandBasePrices(catalogId),
    ...driverPrices(catalogId),
    ...outletCanopyPrices(catalogId),
  ]);
  const copies = moreModels(range, articles, new Set(prices.map(({ model }) => model)));
  const models = [...range, ...copies.map(({ definition }) => definition)];
  const subFamilies = SUB_FAMILIES.map(expandSubFamily);
  return {
    subFamilies,
    models,
    basePrices: [...prices, ...copies.flatMap((copy) => pricesOfCopy(copy, prices))],
    canopies: CANOPIES,
    rules: CATALOG_IDS.flatMap((catalogId) => SUB_FAMILIES.map(({ id }) => expandRules(id, catalogId))),
    drivers: expandDrivers(models),
    accessories: [...expandAccessories(), ...expandOutletCanopies()],
    packaging: PACKAGING,
    partKinds: PART_KINDS,
    systemParts: SYSTEM_PARTS,
    companions: COMPANION_RULES,
    browsing: expandBrowsing(subFamilies, range),
  };
}

function expandSubFamily({ heroModel, configurator = 'MINI_COMPOSITOR', composed, ...source }: SubFamilySource): SubFamily {
  const used = new Set(MODELS.filter((model) => model.subFamilyId === source.id).map((model) => model.applicationLocationId));
  const [defaultFinish] = tableOf(heroModel).color;
  if (defaultFinish === undefined) throw new Error(`model ${heroModel} has no finish`);
  return {
    ...source,
    configuratorType: configuratorType(configurator),
    canCompose: composed === true,
    applicationLocations: APPLICATION_LOCATIONS.filter(({ id }) => used.has(id)),
    image: imagePath(heroModel, defaultFinish.code),
    catalogIds: CATALOG_IDS,
  };
}

function expandModel(source: ModelSource, catalogId: CatalogId): ModelDefinition {
  const variations = expandVariations(source.model, tableOf(source.model), catalogId);
  return {
    model: source.model,
    catalogId,
    subFamilyId: source.subFamilyId,
    familyId: subFamilyOf(source).familyId,
    name: source.name,
    description: source.description,
    articleType: articleTypeOf(source.kind ?? 'pendant', source.shade),
    applicationLocationId: source.applicationLocationId,
    categoryId: source.categoryId,
    moq: source.moq,
    leadtime: LEAD_TIMES[source.leadtime],
    availability: source.availability,
    technical: source.technical,
    ...(source.materials !== undefined && { materials: source.materials }),
    psa: source.psa === true,
    discontinued: source.discontinuedFor !== undefined,
    ...(source.discontinuedFor !== undefined && { replacedBy: source.discontinuedFor }),
    variations,
    exclusions: expandExclusions(source.subFamilyId, variations),
  };
}

function expandBasePrices(catalogId: CatalogId): readonly BasePriceRow[] {
  return MODELS.flatMap((source) =>
    RATES.flatMap(({ id: rateId, currency }, index) => {
      const basePrice = basePricesOf(source, catalogId)[index] ?? null;
      return basePrice === null ? [] : [{ subFamilyId: source.subFamilyId, catalogId, rateId, currency, model: source.model, basePrice }];
    }),
  );
}

function pricesOfCopy(
  { original, definition: { model, catalogId } }: CopiedModel,
  prices: readonly BasePriceRow[],
): readonly BasePriceRow[] {
  return prices.filter((row) => row.model === original && row.catalogId === catalogId).map((row) => ({ ...row, model }));
}

function driverPrices(catalogId: CatalogId): readonly BasePriceRow[] {
  const { subFamilyId } = ACCESSORY_FAMILY;
  return soldIn(catalogId).flatMap(({ model, basePrices }) =>
    RATES.flatMap(({ id: rateId, currency }, index) => {
      const basePrice = basePrices[index];
      return basePrice === undefined ? [] : [{ subFamilyId, catalogId, rateId, currency, model, basePrice }];
    }),
  );
}

function tableOf(model: string): VariationTable {
  const table = VARIATION_TABLES[model];
  if (table === undefined) throw new Error(`model ${model} has no variation table`);
  return table;
}

function subFamilyOf({ model, subFamilyId }: ModelSource): SubFamilySource {
  const subFamily = SUB_FAMILIES.find(({ id }) => id === subFamilyId);
  if (subFamily === undefined) throw new Error(`model ${model} belongs to no sub-family`);
  return subFamily;
}
