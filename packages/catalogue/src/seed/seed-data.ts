import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { BasePriceRow, CatalogueData, SubFamily } from '../data/catalogue-data';
import { BASE_PRICES, RATES } from '../source/base-prices.data';
import { APPLICATION_LOCATIONS, ARTICLE_TYPE, CATALOG_IDS, REGULAR_CONFIGURATOR } from '../source/classification.data';
import { ACCESSORY_FAMILY } from '../source/drivers.data';
import { CANOPIES } from '../source/installations.data';
import { LEAD_TIMES } from '../source/lead-times.data';
import { MODELS, type ModelSource } from '../source/models.data';
import { PACKAGING, PART_KINDS } from '../source/packaging.data';
import { SUB_FAMILIES, type SubFamilySource } from '../source/sub-families.data';
import { VARIATION_TABLES, type VariationTable } from '../source/variation-tables.data';
import { expandAccessories, expandDrivers, soldIn } from './expand-drivers';
import { expandExclusions } from './expand-exclusions';
import { expandRules } from './expand-rules';
import { expandVariations, imagePath } from './expand-variations';

/** The packaged catalogue, expanded from the source tables for both markets. */
export function seedData(): CatalogueData {
  const models = CATALOG_IDS.flatMap((catalogId) => MODELS.map((source) => expandModel(source, catalogId)));
  return {
    subFamilies: SUB_FAMILIES.map(expandSubFamily),
    models,
    basePrices: CATALOG_IDS.flatMap((catalogId) => [...expandBasePrices(catalogId), ...driverPrices(catalogId)]),
    canopies: CANOPIES,
    rules: CATALOG_IDS.flatMap((catalogId) => SUB_FAMILIES.map(({ id }) => expandRules(id, catalogId))),
    drivers: expandDrivers(models),
    accessories: expandAccessories(),
    packaging: PACKAGING,
    partKinds: PART_KINDS,
  };
}

function expandSubFamily({ heroModel, ...source }: SubFamilySource): SubFamily {
  const used = new Set(MODELS.filter((model) => model.subFamilyId === source.id).map((model) => model.applicationLocationId));
  const [defaultFinish] = tableOf(heroModel).color;
  if (defaultFinish === undefined) throw new Error(`model ${heroModel} has no finish`);
  return {
    ...source,
    configuratorType: REGULAR_CONFIGURATOR,
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
    articleType: { level1: ARTICLE_TYPE.luminaire, level2: ARTICLE_TYPE.pendant, level3: ARTICLE_TYPE.shade[source.shade] },
    applicationLocationId: source.applicationLocationId,
    categoryId: source.categoryId,
    moq: source.moq,
    leadtime: LEAD_TIMES[source.leadtime],
    availability: source.availability,
    technical: source.technical,
    psa: source.psa === true,
    discontinued: source.discontinuedFor !== undefined,
    ...(source.discontinuedFor !== undefined && { replacedBy: source.discontinuedFor }),
    variations,
    exclusions: expandExclusions(source.subFamilyId, variations),
  };
}

function expandBasePrices(catalogId: CatalogId): readonly BasePriceRow[] {
  return MODELS.flatMap(({ model, subFamilyId }) =>
    RATES.flatMap(({ id: rateId, currency }, index) => {
      const basePrice = BASE_PRICES[catalogId][model]?.[index] ?? null;
      return basePrice === null ? [] : [{ subFamilyId, catalogId, rateId, currency, model, basePrice }];
    }),
  );
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
