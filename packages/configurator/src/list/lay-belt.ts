import {
  type BeltPath,
  beltOf,
  CEILING_ROD_METRES,
  checkBeltPath,
  EDGE_METRES,
  type ElementId,
  type Position,
  placeOnBelt,
  type RoomSize,
  SHORTEST_SPAN_METRES,
} from '@candil/domain';
import { type BeltAt, beltAt, roomSizeOf } from '../belts/belt-at';
import type { EditorCore } from '../editor/core';

/** Distances between the rows of a belt that is laid to and fro, the best first; metres. */
const PITCHES = [0.6, 0.4, 0.3, 0.2] as const;
/** Free distance between a row and the wall beside it. */
const MARGIN_METRES = 0.3;
const STEP_METRES = 0.1;
/** Free distance between two belts. */
const APART_METRES = 0.19;

/** Rows of a room, along its longer side. */
interface Rows {
  readonly half: number;
  readonly halfAcross: number;
  readonly at: (along: number, across: number) => Position;
  readonly from: (point: Position) => readonly [along: number, across: number];
}

function rowsOf({ width, depth, height }: RoomSize): Rows {
  const y = Math.max(height - CEILING_ROD_METRES, Math.min(EDGE_METRES, height));
  const isWide = width >= depth;
  const [length, across] = isWide ? [width, depth] : [depth, width];
  return {
    half: Math.max(length / 2 - EDGE_METRES, 0),
    halfAcross: Math.max(across / 2 - Math.min(MARGIN_METRES, across / 4), 0),
    at: (along, beside) => (isWide ? [along, y, beside] : [beside, y, along]),
    from: ([x, , z]) => (isWide ? [x, z] : [z, x]),
  };
}

/**
 * A taut path of a length to and fro under the ceiling, clear of the belts that hang there: the default path of a belt with only a length.
 * Undefined where the room has no place for it.
 */
export function layBelt(core: EditorCore, metres: number, withoutId?: ElementId): BeltPath | undefined {
  const room = roomSizeOf(core);
  const rows = rowsOf(room);
  const taken = takenPlaces(core, rows, withoutId);
  const runMetres = 2 * rows.half;
  for (const pitch of PITCHES) {
    const most = Math.floor((2 * rows.halfAcross) / pitch + 1e-9) + 1;
    const count = Math.max(1, Math.ceil((metres + pitch) / (runMetres + pitch) - 1e-9));
    // Down to a micrometre, so that rounding does not lengthen the longest belt.
    const run = Math.floor(((metres - (count - 1) * pitch) / count) * 1e6 - 1e-3) / 1e6;
    if (count > most || !(run >= SHORTEST_SPAN_METRES - 1e-5) || run > runMetres + 1e-9) continue;
    const width = (count - 1) * pitch;
    for (let first = -rows.halfAcross; first + width <= rows.halfAcross + 1e-9; first += STEP_METRES) {
      for (const start of count === 1 ? startsOf(rows.half, run) : [-run / 2]) {
        const isFree = taken.every(
          ([along, across]) =>
            across < first - APART_METRES ||
            across > first + width + APART_METRES ||
            along < start - APART_METRES ||
            along > start + run + APART_METRES,
        );
        if (isFree) return toAndFro(rows, { first, pitch, count, start, run });
      }
    }
  }
  return undefined;
}

/** In the middle, else at either end of the row. */
const startsOf = (half: number, run: number): readonly number[] => [-run / 2, -half, half - run];

function toAndFro(
  rows: Rows,
  {
    first,
    pitch,
    count,
    start,
    run,
  }: { readonly first: number; readonly pitch: number; readonly count: number; readonly start: number; readonly run: number },
): BeltPath {
  const points: Position[] = [];
  for (let row = 0; row < count; row += 1) {
    const ends = [start, start + run];
    for (const along of row % 2 === 0 ? ends : ends.toReversed()) points.push(rows.at(along, first + row * pitch));
  }
  return { points, slack: points.slice(1).map(() => 0) };
}

/** Points of the other belts, near enough to each other that nothing passes between them. */
function takenPlaces(core: EditorCore, rows: Rows, withoutId: ElementId | undefined): readonly (readonly [number, number])[] {
  return core.document.getState().scene.belts.flatMap(({ id }) => {
    const was = id === withoutId ? undefined : beltAt(core, id);
    if (was === undefined) return [];
    const { lengthMetres } = was.belt;
    const pieces = Math.ceil(lengthMetres / STEP_METRES);
    return Array.from({ length: pieces + 1 }, (_, index) => rows.from(placeOnBelt(was.belt, (lengthMetres * index) / pieces).at));
  });
}

/** Returns whether a belt hangs as one laid by its length alone: level, taut, to and fro along one side of the room. */
export function isLaid(core: EditorCore, { path }: BeltAt): boolean {
  if (path.isClosed === true || path.slack.some((loose) => loose > 0)) return false;
  const rows = rowsOf(roomSizeOf(core));
  const level = rows.at(0, 0)[1];
  const places = path.points.map(rows.from);
  const isLevel = path.points.every(([, y]) => Math.abs(y - level) < 1e-6);
  return (
    isLevel &&
    places.slice(1).every(([along, across], index) => {
      const [alongBefore, acrossBefore] = places[index] as readonly [number, number];
      return Math.abs(index % 2 === 0 ? across - acrossBefore : along - alongBefore) < 1e-6;
    })
  );
}

/** The same row, longer or shorter at its end; undefined where the room ends before or another belt hangs there. */
export function sameRow(core: EditorCore, was: BeltAt, metres: number): BeltPath | undefined {
  const [from, to] = was.path.points;
  if (was.path.points.length !== 2 || from === undefined || to === undefined) return undefined;
  const room = roomSizeOf(core);
  const rows = rowsOf(room);
  const [start, across] = rows.from(from);
  const end = start + Math.sign(rows.from(to)[0] - start) * metres;
  const path: BeltPath = { ...was.path, points: [from, rows.at(end, across)] };
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const isTaken = takenPlaces(core, rows, was.id).some(
    ([along, beside]) => Math.abs(beside - across) <= APART_METRES && along >= low - APART_METRES && along <= high + APART_METRES,
  );
  return isTaken || checkBeltPath(path, beltOf(path), room).length > 0 ? undefined : path;
}
