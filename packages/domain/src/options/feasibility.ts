import { exclusionsOf, type ModelDefinition, offeredSelection, variationsOf } from '../article';
import { CODE_ATTRIBUTE_TYPES, type CodeAttributeType, type Selection } from '../attribute';
import type { CalendarDay } from '../calendar';
import { type CompiledExclusions, type ExclusionRow, findExclusions } from '../exclusion';

type Choices = readonly (readonly [type: CodeAttributeType, modifiers: readonly string[]])[];

/**
 * What keeps a selection from any valid completion: undefined when one exists, else the rows that block them all.
 * An exclusion that rejects part of a selection rejects every completion of it, so a rejected branch is not followed.
 */
export function blockersOf(model: ModelDefinition, selection: Selection, today: CalendarDay): ReadonlySet<ExclusionRow> | undefined {
  const choices = CODE_ATTRIBUTE_TYPES.filter((type) => selection[type] === undefined)
    .map((type) => [type, variationsOf(model, type, today).map(({ modifier }) => modifier)] as const)
    .filter(([, modifiers]) => modifiers.length > 0);
  const blockers = new Set<ExclusionRow>();
  return hasCompletion(exclusionsOf(model), selection, choices, 0, blockers) ? undefined : blockers;
}

/** Whether every chosen value is offered on the day and a valid completion exists. */
export function isFeasible(model: ModelDefinition, selection: Selection, today: CalendarDay): boolean {
  const known = offeredSelection(model, selection, today);
  return CODE_ATTRIBUTE_TYPES.every((type) => known[type] === selection[type]) && blockersOf(model, selection, today) === undefined;
}

function hasCompletion(
  exclusions: CompiledExclusions,
  selection: Selection,
  choices: Choices,
  depth: number,
  blockers: Set<ExclusionRow>,
): boolean {
  const rows = findExclusions(exclusions, selection);
  for (const row of rows) blockers.add(row);
  if (rows.length > 0) return false;
  const choice = choices[depth];
  if (choice === undefined) return true;
  const [type, modifiers] = choice;
  return modifiers.some((modifier) => hasCompletion(exclusions, { ...selection, [type]: modifier }, choices, depth + 1, blockers));
}
