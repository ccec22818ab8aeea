import type { CatalogId } from '@candil/domain';
import type { RuleSet } from '../data/catalogue-data';
import { RULES } from '../source/rules.data';

/** The rules of a collection in a catalogue, in the order of the source. */
export function expandRules(subFamilyId: number, catalogId: CatalogId): RuleSet {
  const rules = RULES.filter(({ subFamilies, only }) => subFamilies.includes(subFamilyId) && (only === undefined || only === catalogId));
  return { subFamilyId, catalogId, rules: rules.map(({ subFamilies: _, only: __, ...rule }) => rule) };
}
