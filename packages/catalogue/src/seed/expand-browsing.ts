import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { BrowseData } from '../data/browse-data';
import type { SubFamily } from '../data/catalogue-data';
import { APPLICATIONS, CATALOG_IDS, CATEGORIES } from '../source/classification.data';
import { expandDecisionTrees } from './expand-decision-trees';
import { expandLayers } from './expand-layers';
import { expandPreconfigs } from './expand-preconfigs';

/** Makes the browsing data of models and collections. */
export function expandBrowsing(subFamilies: readonly SubFamily[], models: readonly ModelDefinition[]): BrowseData {
  const everywhere = <Set>(expand: (subFamily: SubFamily, catalogId: CatalogId) => Set): readonly Set[] =>
    subFamilies.flatMap((subFamily) => subFamily.catalogIds.map((catalogId) => expand(subFamily, catalogId)));
  return {
    classification: { applications: APPLICATIONS, categories: CATEGORIES },
    decisionTrees: CATALOG_IDS.flatMap((catalogId) => expandDecisionTrees(models, catalogId)),
    layers: everywhere((subFamily, catalogId) => expandLayers(subFamily, catalogId, subFamilies, models)),
    preconfigs: everywhere(({ id }, catalogId) => expandPreconfigs(id, catalogId, models)),
  };
}
