import type { Belt } from '@candil/domain';
import type { SnapMode } from '../state/states';

const STEP_METRES = 0.05;
const CENTIMETRE = 0.01;
const MILLIMETRE = 0.001;

/** Inputs for snapping a place along a belt. */
export interface ArcSnapInput {
  readonly belt: Belt;
  /** Elements on the belt, in order. */
  readonly others: readonly { readonly arcLengthMetres: number; readonly widthMetres: number }[];
  readonly mode: SnapMode;
  /** Distance within which a target attracts, in metres. */
  readonly reachMetres: number;
}

/** The place along a belt that is meant: the middle of its span or of the gap between two lights where it is near, else steps of 5 cm from the point before. */
export function snapArc(arc: number, { belt, others, mode, reachMetres }: ArcSnapInput): number {
  if (mode === 'off') return roundTo(arc, MILLIMETRE);
  const special = mode === 'lines' ? [...spanMiddles(belt), ...gapMiddles(belt, others)] : [];
  const [nearest] = special
    .filter((each) => Math.abs(each - arc) <= reachMetres)
    .toSorted((one, other) => Math.abs(one - arc) - Math.abs(other - arc));
  if (nearest !== undefined) return nearest;
  if (mode === 'angles') return roundTo(arc, CENTIMETRE);
  const before = belt.pointMetres.findLast((metres) => metres <= arc) ?? 0;
  return Math.min(before + roundTo(arc - before, STEP_METRES), belt.lengthMetres);
}

function spanMiddles({ spans, pointMetres }: Belt): readonly number[] {
  return spans.map(({ lengthMetres }, span) => (pointMetres[span] ?? 0) + lengthMetres / 2);
}

/** Returns the places with equal free lengths on both sides. */
function gapMiddles({ lengthMetres, isClosed }: Belt, others: ArcSnapInput['others']): readonly number[] {
  const sorted = others.toSorted((one, other) => one.arcLengthMetres - other.arcLengthMetres);
  const ends = sorted.map(
    ({ arcLengthMetres, widthMetres }) => [arcLengthMetres - widthMetres / 2, arcLengthMetres + widthMetres / 2] as const,
  );
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = ends.slice(1).map(([start], index) => ((ends[index]?.[1] ?? 0) + start) / 2);
  if (isClosed) return between;
  return [first[0] / 2, ...between, (last[1] + lengthMetres) / 2];
}

function roundTo(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 1e6) / 1e6 + 0;
}
