import { type CatalogId, driverMarketOf, FREE_WIRE, type ModelDefinition } from '@candil/domain';
import type { AccessoriesFile, BasePriceRow, CatalogueData, FamilyFile, RulesFile, SubFamily } from '../data/catalogue-data';
import { distinctExclusions } from '../data/exclusion-cells';
import { seedData } from '../seed/seed-data';
import { browseFiles } from './browse-files';
import { canonicalJson, contentHash } from './content-hash';
import type { StaticFiles } from './static-files';
import { staticPath } from './static-path';

/**
 * A published state of the catalogue. `files` may be served to anyone; `basePrices` are every rate's prices and stay inside the service,
 * which shows an account only its own rate. `version` names the content of both.
 */
export interface CatalogueSnapshot {
  readonly version: string;
  readonly files: StaticFiles;
  readonly basePrices: readonly BasePriceRow[];
}

/** The snapshot of a catalogue, by default the packaged one: the same data gives the same version and files, key by key. */
export function emitStaticJson(data: CatalogueData = seedData()): CatalogueSnapshot {
  const subFamilies = data.subFamilies.toSorted((left, right) => left.id - right.id);
  const models = data.models.toSorted(byModel);
  const files: Record<string, unknown> = {
    [staticPath.subFamilies]: subFamilies,
    [staticPath.subFamilyNames]: Object.fromEntries(subFamilies.map(({ id, name }) => [id, name])),
    [staticPath.modelToSubFamily]: Object.fromEntries(models.map(({ model, subFamilyId }) => [model, subFamilyId])),
  };
  for (const subFamily of subFamilies) {
    for (const catalogId of subFamily.catalogIds) {
      const ofFile = models.filter((model) => model.subFamilyId === subFamily.id && model.catalogId === catalogId);
      files[staticPath.family(subFamily.id, catalogId)] = familyFile(subFamily, ofFile);
      files[staticPath.rules(subFamily.id, catalogId)] = rulesFile(subFamily.id, catalogId, data);
      files[staticPath.accessories(subFamily.id, catalogId)] = accessoriesFile(ofFile, catalogId, data);
    }
  }
  Object.assign(files, browseFiles(data.browsing));
  const basePrices = data.basePrices.toSorted(byPriceKey);
  return { version: contentHash(canonicalJson({ files, basePrices })), files, basePrices };
}

function familyFile(subFamily: SubFamily, models: readonly ModelDefinition[]): FamilyFile {
  return { subFamily, models, exclusions: distinctExclusions(models.flatMap(({ exclusions }) => exclusions)) };
}

function rulesFile(subFamilyId: number, catalogId: CatalogId, { rules }: CatalogueData): RulesFile {
  const set = rules.find((each) => each.subFamilyId === subFamilyId && each.catalogId === catalogId);
  return { rules: set?.rules ?? [] };
}

function accessoriesFile(models: readonly ModelDefinition[], catalogId: CatalogId, data: CatalogueData): AccessoriesFile {
  const { canopies, drivers, accessories, packaging, partKinds, systemParts, companions } = data;
  const offered = new Set(
    models.flatMap(({ variations }) => variations.filter(({ type }) => type === 'installation').map(({ modifier }) => modifier)),
  );
  const numbers = models.map(({ model }) => model);
  const ofModels = ofKeys(drivers, numbers);
  const used = new Set(
    Object.values(ofModels).flatMap((options) => options[driverMarketOf(catalogId)].map(({ driverCode }) => driverCode.slice(0, 4))),
  );
  const goesWith = ({ model, canopy }: ModelDefinition) => used.has(model) || (canopy !== undefined && offered.has(FREE_WIRE));
  const articles = accessories.filter((article) => article.catalogId === catalogId && goesWith(article)).toSorted(byModel);
  return {
    canopies: canopies.filter(({ installation }) => offered.has(installation)),
    drivers: ofModels,
    articles,
    packaging,
    partKinds: ofKeys(partKinds, [...numbers, ...articles.map(({ model }) => model)]),
    systemParts: ofKeys(systemParts, numbers),
    companions: companions.filter(({ of }) => of.some((model) => numbers.includes(model))),
  };
}

function ofKeys<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(keys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));
}

function byModel(left: ModelDefinition, right: ModelDefinition): number {
  return left.catalogId - right.catalogId || (left.model < right.model ? -1 : left.model > right.model ? 1 : 0);
}

function byPriceKey(left: BasePriceRow, right: BasePriceRow): number {
  return (
    left.catalogId - right.catalogId || left.rateId - right.rateId || (left.model < right.model ? -1 : left.model > right.model ? 1 : 0)
  );
}
