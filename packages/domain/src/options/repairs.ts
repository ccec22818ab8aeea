import type { ModelDefinition } from '../article';
import {
  ATTRIBUTE_TYPES,
  type AttributeType,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  isPendantHeightAllowed,
  type Selection,
} from '../attribute';
import type { CalendarDay } from '../calendar';
import { type AttributeValue, chosenValue, withValue } from './attribute-value';
import { heightsAround } from './heights';
import { type Judge, judgeOf, type OptionQuestion } from './judge';
import { byRanking, type RepairRanking } from './ranking';
import { subsetsOf } from './subsets';

/** One attribute set to another value; those of a pendant height are whole centimetres in digits. */
export interface AttributeChange<Type extends AttributeType = CodeAttributeType> {
  /** The attribute. */
  readonly type: Type;
  /** Absent where nothing was chosen. */
  readonly from?: string;
  /** The value that it is to have. */
  readonly to: string;
}

/** Changes that, applied together, make a wanted value valid; the wanted one stands first. */
export interface Repair<Type extends AttributeType = CodeAttributeType> {
  /** Changes of the repair. */
  readonly changes: readonly AttributeChange<Type>[];
  /** Selection after the changes. */
  readonly selection: Selection;
}

/** A repair of an element, whose height may change too. */
export type ElementRepair = Repair<AttributeType>;

const MOST_REPAIRS = 3;

/** Up to three ways to reach a wanted value of a model that stands alone; see {@link elementRepairs}. */
export function repairsFor(
  model: ModelDefinition,
  selection: Selection,
  wanted: AttributeValue,
  today: CalendarDay,
  ranking: RepairRanking = {},
): readonly Repair[] {
  return elementRepairs({ model, selection, today }, wanted, ranking).filter(isOfCodes);
}

/**
 * Up to three ways to reach a wanted value: fewest changes first, then the cheaper, the sooner, then data order (OP5, OP7).
 * Each is verified to leave a valid completion (OP6), and none holds all the changes of a smaller one (OP8).
 * Empty when the wanted value is not offered or no valid combination has it (OP9), or when that took too many looks (OP15).
 */
export function elementRepairs(question: OptionQuestion, wanted: AttributeValue, ranking: RepairRanking = {}): readonly ElementRepair[] {
  const judge = judgeOf(question);
  const target = withValue(judge.known, wanted);
  if (!isOffered(judge, wanted) || judge.allows(withValue({}, wanted)) === false) return [];
  const changeable = changeableTypes(judge, wanted);
  const heights = changeable.includes('pendantHeight') ? heightsAround(judge.heights, judge.known.pendantHeightCm ?? 0) : [];
  const repairs: ElementRepair[] = [];
  for (let count = 0; count <= changeable.length && repairs.length < MOST_REPAIRS; count += 1) {
    const found: ElementRepair[] = [];
    for (const types of subsetsOf(changeable, count)) {
      for (const candidate of reselections(judge, target, types, heights)) {
        const repair = repairOf(judge.known, candidate, wanted.type);
        if (repairs.some((smaller) => includesChanges(repair, smaller))) continue;
        if (judge.allows(repair.selection)) found.push(repair);
      }
    }
    repairs.push(...byRanking(found, ranking));
  }
  return repairs.slice(0, MOST_REPAIRS);
}

/** Checks that the value is offered on the day; a height in whole centimetres within a range (AT3). */
function isOffered({ combinations, heights }: Judge, { type, modifier }: AttributeValue): boolean {
  if (type !== 'pendantHeight') return combinations.modifiers[type].includes(modifier);
  return /^\d{1,4}$/.test(modifier) && heights.some((range) => isPendantHeightAllowed(range, Number(modifier)));
}

/** Attributes that a repair may change beside the wanted value: no height when no rule can refuse one. */
function changeableTypes({ known, heights, isAsking }: Judge, wanted: AttributeValue): readonly AttributeType[] {
  const types = isAsking && heights.length > 0 ? ATTRIBUTE_TYPES : CODE_ATTRIBUTE_TYPES;
  return types.filter((type) => type !== wanted.type && chosenValue(known, type) !== undefined);
}

/** Every selection that differs from the target in exactly these attributes, a height only as far as it must. */
function* reselections(judge: Judge, target: Selection, types: readonly AttributeType[], heights: readonly number[]): Generator<Selection> {
  const [type, ...rest] = types;
  if (type === undefined) yield target;
  else if (type === 'pendantHeight') {
    const nearest = heights.find((pendantHeightCm) => judge.allows({ ...target, pendantHeightCm }) !== false);
    if (nearest !== undefined) yield { ...target, pendantHeightCm: nearest };
  } else {
    for (const modifier of judge.combinations.modifiers[type])
      if (modifier !== target[type]) yield* reselections(judge, withValue(target, { type, modifier }), rest, heights);
  }
}

function repairOf(known: Selection, candidate: Selection, wanted: AttributeType): ElementRepair {
  const changes: AttributeChange<AttributeType>[] = [];
  for (const type of [wanted, ...ATTRIBUTE_TYPES.filter((other) => other !== wanted)]) {
    const from = chosenValue(known, type);
    const to = chosenValue(candidate, type);
    if (to !== undefined && from !== to) changes.push(from === undefined ? { type, to } : { type, from, to });
  }
  return { changes, selection: changes.reduce((selection, { type, to }) => withValue(selection, { type, modifier: to }), known) };
}

/** Checks that a repair changes no height: only a caller's check can refuse one. */
function isOfCodes(repair: ElementRepair): repair is Repair {
  return repair.changes.every(({ type }) => type !== 'pendantHeight');
}

function includesChanges(repair: ElementRepair, smaller: ElementRepair): boolean {
  return smaller.changes.every(({ type, to }) => repair.changes.some((change) => change.type === type && change.to === to));
}
