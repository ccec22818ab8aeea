import { type CatalogueSnapshot, emitStaticJson } from '@candil/catalogue';
import type { RuleDefinition } from '@candil/domain';

/** The packaged catalogue with rules of its own in some collections of catalogue 16, in place of those it has there. */
export const ruledCatalogue = (version: string, rules: Readonly<Record<number, readonly RuleDefinition[]>>): CatalogueSnapshot => {
  const packaged = emitStaticJson();
  const files = Object.entries(rules).map(([subFamilyId, own]) => [`rules/${subFamilyId}_16.json`, { rules: own }] as const);
  return { ...packaged, version, files: { ...packaged.files, ...Object.fromEntries(files) } };
};
