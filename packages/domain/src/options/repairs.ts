import { type ModelDefinition, offeredSelection, variationsOf } from '../article';
import { type AttributeType, CODE_ATTRIBUTE_TYPES, type CodeAttributeType, type Selection } from '../attribute';
import type { CalendarDay } from '../calendar';
import { isFeasible } from './feasibility';

/** One attribute set to another value. */
export interface AttributeChange {
  readonly type: CodeAttributeType;
  /** Absent where nothing was chosen. */
  readonly from?: string;
  readonly to: string;
}

/** Changes that, applied together, make a wanted value valid; the wanted one stands first. */
export interface Repair {
  readonly changes: readonly AttributeChange[];
  readonly selection: Selection;
}

const MOST_REPAIRS = 3;

/**
 * Up to three ways to reach a wanted value: fewest changes first, then the lower rank, then data order (OP5, OP7).
 * Each is verified to leave a valid completion (OP6), and none holds all the changes of a smaller one (OP8).
 * Empty when the wanted value is not offered or no valid combination has it (OP9).
 */
export function repairsFor(
  model: ModelDefinition,
  selection: Selection,
  wanted: { readonly type: AttributeType; readonly modifier: string },
  today: CalendarDay,
  rank: (selection: Selection) => number = () => 0,
): readonly Repair[] {
  const { type, modifier } = wanted;
  if (type === 'pendantHeight') return [];
  const chosen = offeredSelection(model, selection, today);
  const target: Selection = { ...chosen, [type]: modifier };
  const changeable = CODE_ATTRIBUTE_TYPES.filter((other) => other !== type && chosen[other] !== undefined);
  const repairs: Repair[] = [];
  for (let count = 0; count <= changeable.length && repairs.length < MOST_REPAIRS; count += 1) {
    const found = subsetsOf(changeable, count)
      .flatMap((types) => reselections(model, target, types, today))
      .map((candidate) => repairOf(chosen, candidate, type))
      .filter((repair) => !repairs.some((smaller) => includesChanges(repair, smaller)))
      .filter((repair) => isFeasible(model, repair.selection, today));
    repairs.push(...sortedByRank(found, rank));
  }
  return repairs.slice(0, MOST_REPAIRS);
}

/** Every selection that differs from the target in exactly these attributes. */
function reselections(
  model: ModelDefinition,
  target: Selection,
  types: readonly CodeAttributeType[],
  today: CalendarDay,
): readonly Selection[] {
  const [type, ...rest] = types;
  if (type === undefined) return [target];
  return variationsOf(model, type, today)
    .filter((variation) => variation.modifier !== target[type])
    .flatMap((variation) => reselections(model, { ...target, [type]: variation.modifier }, rest, today));
}

function repairOf(chosen: Selection, selection: Selection, wanted: CodeAttributeType): Repair {
  const types = [wanted, ...CODE_ATTRIBUTE_TYPES.filter((type) => type !== wanted)];
  const changes = types.flatMap((type): AttributeChange[] => {
    const from = chosen[type];
    const to = selection[type];
    if (to === undefined || from === to) return [];
    return [from === undefined ? { type, to } : { type, from, to }];
  });
  return { changes, selection };
}

function includesChanges(repair: Repair, smaller: Repair): boolean {
  return smaller.changes.every(({ type, to }) => repair.changes.some((change) => change.type === type && change.to === to));
}

function sortedByRank(repairs: readonly Repair[], rank: (selection: Selection) => number): readonly Repair[] {
  return repairs
    .map((repair) => ({ repair, rank: rank(repair.selection) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ repair }) => repair);
}

function subsetsOf<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => subsetsOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
