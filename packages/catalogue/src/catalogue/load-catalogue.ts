import { type CatalogId, fail, type ModelDefinition, type Money, minorFromMajor, ok, type Result } from '@candil/domain';
import type { BasePriceRow } from '../data/catalogue-data';
import { emitStaticJson } from '../snapshot/emit-static-json';
import type { StaticFiles } from '../snapshot/static-files';
import type { CatalogueFiles } from '../validation/catalogue-files';
import { type CatalogueProblem, problemText } from '../validation/catalogue-problem';
import { readFiles } from '../validation/read-files';
import type { Catalogue } from './catalogue';
import { buildModelSearch } from './model-search';

/** `problems` names file, path and reason of everything that is wrong, at least one. */
export interface CatalogueFailure {
  readonly code: 'catalogue.invalid';
  readonly problems: readonly CatalogueProblem[];
}

/** Checks untrusted static JSON and prices and indexes them; any problem refuses the whole catalogue. */
export function loadCatalogue(files: StaticFiles, basePrices: unknown): Result<Catalogue, CatalogueFailure> {
  const checked = readFiles(files, basePrices);
  return checked.ok ? ok(indexed(checked.value)) : fail({ code: 'catalogue.invalid', problems: checked.failure });
}

/** The packaged catalogue, loaded; throws if the package itself is broken. */
export function loadSeedCatalogue(): Catalogue {
  const { files, basePrices } = emitStaticJson();
  const loaded = loadCatalogue(files, basePrices);
  if (!loaded.ok) throw new Error(loaded.failure.problems.map(problemText).join('\n'));
  return loaded.value;
}

function indexed({ subFamilies, families, accessories, basePrices }: CatalogueFiles): Catalogue {
  const models = families.flatMap(({ family }) => family.models);
  const subFamilyById = new Map(subFamilies.map((subFamily) => [subFamily.id, subFamily]));
  const byModel = new Map<CatalogId, Map<string, ModelDefinition>>();
  const bySubFamily = new Map<CatalogId, Map<number, readonly ModelDefinition[]>>();
  for (const model of models) nested(byModel, model.catalogId).set(model.model, model);
  for (const { subFamily, catalogId, family } of families) nested(bySubFamily, catalogId).set(subFamily.id, family.models);
  const prices = indexedPrices(basePrices);
  const canopies = new Map(accessories.flatMap(({ content }) => content.canopies.map((canopy) => [canopy.installation, canopy])));
  return {
    subFamilies,
    subFamilyOf: (subFamilyId) => subFamilyById.get(subFamilyId),
    modelOf: (model, catalogId) => byModel.get(catalogId)?.get(model),
    modelsOfSubFamily: (subFamilyId, catalogId) => bySubFamily.get(catalogId)?.get(subFamilyId) ?? [],
    basePrice: (model, rateId, catalogId) => prices.get(catalogId)?.get(rateId)?.get(model),
    canopyOf: (installation) => canopies.get(installation),
    search: buildModelSearch(models),
  };
}

function indexedPrices(rows: readonly BasePriceRow[]): ReadonlyMap<CatalogId, ReadonlyMap<number, ReadonlyMap<string, Money>>> {
  const prices = new Map<CatalogId, Map<number, Map<string, Money>>>();
  for (const { catalogId, rateId, model, basePrice, currency } of rows) {
    const amount = minorFromMajor(basePrice);
    if (!amount.ok) throw new Error(`${basePrice} passed the check and is no amount`);
    nested(nested(prices, catalogId), rateId).set(model, { amountMinor: amount.value, currency });
  }
  return prices;
}

function nested<Key, Inner, Value>(outer: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const found = outer.get(key);
  if (found !== undefined) return found;
  const made = new Map<Inner, Value>();
  outer.set(key, made);
  return made;
}
