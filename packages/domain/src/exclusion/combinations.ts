import { CODE_ATTRIBUTE_TYPES, type CodeAttributeType, type Selection } from '../attribute';
import { type CompiledExclusions, type ExclusionRow, findExclusion, rejectInto, rowsOfSet } from './exclusion';
import { emptyRows } from './row-set';

/** Values of each attribute, in data order; an attribute without any value stays unset in every combination. */
export type Modifiers = Readonly<Record<CodeAttributeType, readonly string[]>>;

/** All combinations of the values of a model that the exclusions leave. */
export interface Combinations {
  /** The values of each attribute that may be combined, in data order. */
  readonly modifiers: Modifiers;
  /** The rows that reject some of them. */
  readonly exclusions: CompiledExclusions;
  /** Checks that an accepted combination has every chosen value; a value that is not among the modifiers has none (EX7). */
  readonly allows: (selection: Selection) => boolean;
}

/** Number of cells above which a table costs more than it saves, and combinations are searched instead. */
export const MOST_CELLS = 2_000_000;

/**
 * Tells valid partial selections from impossible ones by one look into a table that has, for each attribute, a place for every value
 * and one for "not chosen": built once in time linear in rows, asked in time that no number of rows changes (EX7).
 */
export function compileCombinations(exclusions: CompiledExclusions, modifiers: Modifiers, mostCells = MOST_CELLS): Combinations {
  const cells = CODE_ATTRIBUTE_TYPES.reduce((product, type) => product * (modifiers[type].length + 1), 1);
  const allows = cells > mostCells ? searching(exclusions, modifiers) : lookingUp(exclusions, modifiers);
  return { modifiers, exclusions, allows };
}

/** The rows that leave a selection without a valid combination, in data order; none of a branch is looked at once a row rejects it (OP2). */
export function blockingRows({ exclusions, modifiers }: Combinations, selection: Selection): readonly ExclusionRow[] {
  const found = emptyRows(exclusions.rows.length);
  search(exclusions, openTypes(modifiers, selection), selection, (rejected) => rejectInto(exclusions, rejected, found));
  return rowsOfSet(exclusions, found);
}

function searching(exclusions: CompiledExclusions, modifiers: Modifiers): Combinations['allows'] {
  const isRejected = (selection: Selection) => findExclusion(exclusions, selection) !== undefined;
  return (selection) =>
    CODE_ATTRIBUTE_TYPES.every((type) => selection[type] === undefined || modifiers[type].includes(selection[type])) &&
    search(exclusions, openTypes(modifiers, selection), selection, isRejected);
}

type OpenType = readonly [type: CodeAttributeType, modifiers: readonly string[]];

function openTypes(modifiers: Modifiers, selection: Selection): readonly OpenType[] {
  return CODE_ATTRIBUTE_TYPES.filter((type) => selection[type] === undefined && modifiers[type].length > 0).map((type) => [
    type,
    modifiers[type],
  ]);
}

/** A row that rejects part of a combination rejects the whole, so that a rejected branch is not followed. */
function search(
  exclusions: CompiledExclusions,
  open: readonly OpenType[],
  selection: Selection,
  isRejected: (selection: Selection) => boolean,
): boolean {
  if (isRejected(selection)) return false;
  const [next, ...rest] = open;
  if (next === undefined) return true;
  const [type, modifiers] = next;
  return modifiers.some((modifier) => search(exclusions, rest, { ...selection, [type]: modifier }, isRejected));
}

/** One attribute as a dimension of the table: where each of its values stands, the place of "not chosen" last. */
interface Axis {
  readonly size: number;
  readonly stride: number;
  readonly offsets: ReadonlyMap<string, number>;
  readonly unset: number;
  /** Offsets of the cells of a full combination: every value, or "not chosen" where there is none. */
  readonly whole: readonly number[];
}

function lookingUp(exclusions: CompiledExclusions, modifiers: Modifiers): Combinations['allows'] {
  let stride = 1;
  const axisOf = (type: CodeAttributeType): Axis => {
    const own = stride;
    const size = modifiers[type].length + 1;
    stride *= size;
    const offsets = new Map(modifiers[type].map((modifier, index) => [modifier, index * own]));
    const unset = (size - 1) * own;
    return { size, stride: own, offsets, unset, whole: offsets.size === 0 ? [unset] : [...offsets.values()] };
  };
  // The last attribute lies closest together.
  const installation = axisOf('installation');
  const control = axisOf('control');
  const temperature = axisOf('temperature');
  const color = axisOf('color');
  const table = new Uint8Array(stride).fill(1);
  const matchingInstallations = installationsByCells(modifiers.installation, installation);
  for (const row of exclusions.rows) {
    const installations = matchingInstallations(row);
    for (const c of matchingOffsets(color, row.finish))
      for (const t of matchingOffsets(temperature, row.temperature))
        for (const k of matchingOffsets(control, row.control)) for (const i of installations) table[c + t + k + i] = 0;
  }
  for (const axis of [installation, control, temperature, color]) foldAxis(table, axis);
  return ({ color: c, temperature: t, control: k, installation: i }) =>
    table[offsetIn(color, c) + offsetIn(temperature, t) + offsetIn(control, k) + offsetIn(installation, i)] === 1;
}

/** A value without a place gives NaN, and a table has nothing there. */
function offsetIn(axis: Axis, modifier: string | undefined): number {
  return modifier === undefined ? axis.unset : (axis.offsets.get(modifier) ?? Number.NaN);
}

function matchingOffsets(axis: Axis, cell: string): readonly number[] {
  if (cell === '*') return axis.whole;
  const offset = axis.offsets.get(cell);
  return offset === undefined ? [] : [offset];
}

function installationsByCells(modifiers: readonly string[], axis: Axis): (row: ExclusionRow) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return ({ installation1, installation2 }) => {
    if (installation1 === '*' && installation2 === '*') return axis.whole;
    const key = `${installation1} ${installation2}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const offsets = modifiers.flatMap((modifier, index) =>
      matches(installation1, modifier.charAt(0)) && matches(installation2, modifier.charAt(1)) ? [index * axis.stride] : [],
    );
    known.set(key, offsets);
    return offsets;
  };
}

function matches(cell: string, value: string): boolean {
  return cell === '*' || cell === value;
}

/** "Not chosen" is possible where any value is. */
function foldAxis(table: Uint8Array, { size, stride, unset }: Axis): void {
  if (size === 1) return;
  for (let outer = 0; outer < table.length; outer += size * stride) {
    for (let inner = outer; inner < outer + stride; inner += 1) {
      let any = 0;
      for (let offset = 0; offset < unset; offset += stride) any |= table[inner + offset] ?? 0;
      table[inner + unset] = any;
    }
  }
}
