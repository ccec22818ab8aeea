import type { CatalogId } from '@candil/domain';

/** Paths of the static JSON below the static root. */
export const staticPath = {
  subFamilies: 'subfamilies.json',
  subFamilyNames: 'subfamily-names.json',
  modelToSubFamily: 'model-to-subfamily.json',
  family: (subFamilyId: number, catalogId: CatalogId) => `families/${subFamilyId}_${catalogId}.json`,
  rules: (subFamilyId: number, catalogId: CatalogId) => `rules/${subFamilyId}_${catalogId}.json`,
  accessories: (subFamilyId: number, catalogId: CatalogId) => `accessories/${subFamilyId}_${catalogId}.json`,
  classification: 'classification.json',
  decisionTree: (id: string, catalogId: CatalogId) => `decision-trees/${id}_${catalogId}.json`,
  layers: (subFamilyId: number, catalogId: CatalogId) => `layers/${subFamilyId}_${catalogId}.json`,
  preconfigs: (subFamilyId: number, catalogId: CatalogId) => `preconfigs/${subFamilyId}_${catalogId}.json`,
} as const;
