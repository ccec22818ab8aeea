import { ATTRIBUTE_TYPES, type AttributeType, type CodeAttributeType } from '../attribute';
import type { AttributeValues, Change, Configuration } from '../edit';
import type { ElementId } from '../element';
import { repairsInConfiguration, valuesOf } from './configuration-options';
import { changesOf, reaches, type SelectedElement, selectedElements, sharedModifiers, type WantedValues } from './selected-elements';
import { subsetsOf } from './subsets';

/** A value that all of several elements are to have. */
export interface SharedValue {
  /** The attribute. */
  readonly type: CodeAttributeType;
  /** Its value. */
  readonly modifier: string;
}

/** One value that changes in a repair; that of a pendant height is its whole centimetres in digits. */
export interface SharedChange {
  /** The attribute. */
  readonly type: AttributeType;
  /** Its new value. */
  readonly modifier: string;
  /** Elements that have another value now. */
  readonly elementIds: readonly ElementId[];
}

/** A way to give several elements a value. */
export interface ElementsRepair {
  /** One step. */
  readonly changes: readonly Change[];
  /** Changes, the wanted value first. */
  readonly values: readonly SharedChange[];
}

const MOST_REPAIRS = 3;
/** Most steps tried for one result. */
const MOST_TRIED = 300;
/** If more elements refuse, no repairs of single elements are looked for. */
const MOST_ASKED = 24;

/**
 * Up to three ways to give all of several elements a value, each verified by trying it as one step (OP21): the fewest values to change
 * first, then the fewest elements. Other values are changed for all of them alike, or for each element that refuses as it needs. Empty
 * when not all offer the value. Throws a RangeError for an element that is not there.
 */
export function repairsOfElements(
  configuration: Configuration,
  elementIds: readonly ElementId[],
  wanted: SharedValue,
): readonly ElementsRepair[] {
  const elements = selectedElements(configuration, elementIds);
  const shared = sharedModifiers(configuration, elements);
  if (shared.get(wanted.type)?.includes(wanted.modifier) !== true) return [];
  const asked: WantedValues = new Map(elements.map(({ element }) => [element.id, { [wanted.type]: wanted.modifier }]));
  if (reaches(configuration, asked, changesOf(asked)).ok) return [repairOf(elements, asked, wanted)];
  const repairs: ElementsRepair[] = [];
  const consider = (values: WantedValues): void => {
    const repair = repairOf(elements, values, wanted);
    if (repairs.some((known) => includes(repair, known))) return;
    if (reaches(configuration, values, repair.changes).ok) repairs.push(repair);
  };
  const own = ownRepairs(configuration, asked, wanted);
  if (own !== undefined) consider(own);
  let tried = 0;
  for (const values of alikeForAll(shared, wanted)) {
    if (repairs.length >= MOST_REPAIRS || tried === MOST_TRIED) break;
    tried += 1;
    consider(new Map(elements.map(({ element }) => [element.id, values])));
  }
  return repairs.sort((one, other) => one.values.length - other.values.length || changedBy(one) - changedBy(other)).slice(0, MOST_REPAIRS);
}

/** The wanted value with one other value for all of them, then with two … */
function* alikeForAll(shared: ReadonlyMap<CodeAttributeType, readonly string[]>, wanted: SharedValue): Generator<AttributeValues> {
  const others = [...shared.keys()].filter((type) => type !== wanted.type);
  for (let count = 1; count <= others.length; count += 1) {
    for (const types of subsetsOf(others, count)) yield* withOthers({ [wanted.type]: wanted.modifier }, types, shared);
  }
}

function* withOthers(
  values: AttributeValues,
  [type, ...rest]: readonly CodeAttributeType[],
  shared: ReadonlyMap<CodeAttributeType, readonly string[]>,
): Generator<AttributeValues> {
  if (type === undefined) yield values;
  else for (const modifier of shared.get(type) ?? []) yield* withOthers({ ...values, [type]: modifier }, rest, shared);
}

/** With the first repair of each element that refuses by itself; undefined where one has none, or too many refuse. */
function ownRepairs(configuration: Configuration, asked: WantedValues, wanted: SharedValue): WantedValues | undefined {
  const refusing = [...asked].filter(([id, values]) => {
    const alone = new Map([[id, values]]);
    return !reaches(configuration, alone, changesOf(alone)).ok;
  });
  if (refusing.length > MOST_ASKED) return undefined;
  const values = new Map(asked);
  for (const [id] of refusing) {
    const [repair] = repairsInConfiguration(configuration, id, wanted);
    if (repair === undefined) return undefined;
    values.set(id, valuesOf(repair.selection));
  }
  return values;
}

function repairOf(elements: readonly SelectedElement[], values: WantedValues, wanted: SharedValue): ElementsRepair {
  const changed = new Map<string, { readonly type: AttributeType; readonly modifier: string; readonly elementIds: ElementId[] }>();
  for (const { element } of elements) {
    for (const type of ATTRIBUTE_TYPES) {
      const value = values.get(element.id)?.[type];
      if (value === undefined || value === null || element.props.attributes[type] === value) continue;
      const modifier = String(value);
      const key = `${type} ${modifier}`;
      const others = changed.get(key);
      if (others === undefined) changed.set(key, { type, modifier, elementIds: [element.id] });
      else others.elementIds.push(element.id);
    }
  }
  const isWanted = ({ type }: SharedChange) => type === wanted.type;
  const all = [...changed.values()];
  return { changes: changesOf(values), values: [...all.filter(isWanted), ...all.filter((each) => !isWanted(each))] };
}

/** Checks that a repair contains every change of another. */
function includes(repair: ElementsRepair, smaller: ElementsRepair): boolean {
  return smaller.values.every(({ type, modifier, elementIds }) => {
    const same = repair.values.find((each) => each.type === type && each.modifier === modifier);
    return same !== undefined && elementIds.every((id) => same.elementIds.includes(id));
  });
}

function changedBy({ values }: ElementsRepair): number {
  return values.reduce((sum, { elementIds }) => sum + elementIds.length, 0);
}
