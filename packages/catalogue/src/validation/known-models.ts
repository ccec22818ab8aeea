import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { SubFamily } from '../data/catalogue-data';

/** A catalogue's models and collections, as far as links to them need. */
export interface KnownModels {
  readonly models: readonly ModelDefinition[];
  readonly modelOf: (model: string) => ModelDefinition | undefined;
  readonly hasSubFamily: (subFamilyId: number) => boolean;
  readonly hasPlace: (subFamilyId: number, applicationLocationId: number) => boolean;
}

export function knownModelsOf(catalogId: CatalogId, models: readonly ModelDefinition[], subFamilies: readonly SubFamily[]): KnownModels {
  const byNumber = new Map(models.filter((model) => model.catalogId === catalogId).map((model) => [model.model, model]));
  const ofCatalogue = subFamilies.filter(({ catalogIds }) => catalogIds.includes(catalogId));
  const byId = new Map(ofCatalogue.map((subFamily) => [subFamily.id, subFamily]));
  return {
    models: [...byNumber.values()],
    modelOf: (model) => byNumber.get(model),
    hasSubFamily: (subFamilyId) => byId.has(subFamilyId),
    hasPlace: (subFamilyId, place) => byId.get(subFamilyId)?.applicationLocations.some(({ id }) => id === place) ?? false,
  };
}
