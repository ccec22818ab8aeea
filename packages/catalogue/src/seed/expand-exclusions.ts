import type { ExclusionRow, Variation } from '@candil/domain';
import { unknownExclusionCells } from '../data/exclusion-cells';
import { EXCLUSIONS, type ExclusionSource } from '../source/exclusions.data';

/** The rows of a collection's matrix that can strike this model, in the order of the source. */
export function expandExclusions(subFamilyId: number, variations: readonly Variation[]): readonly ExclusionRow[] {
  return EXCLUSIONS.filter((source) => source.subFamilies.includes(subFamilyId))
    .map(toRow)
    .filter((row) => unknownExclusionCells(row, variations).length === 0);
}

export function toRow(source: ExclusionSource): ExclusionRow {
  return {
    finish: source.finish ?? '*',
    temperature: source.temperature ?? '*',
    control: source.control ?? '*',
    installation1: source.installation?.[0] ?? '*',
    installation2: source.installation?.[1] ?? '*',
    reason: source.reason,
  };
}
