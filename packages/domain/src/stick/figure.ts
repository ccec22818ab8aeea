import type { RoomPoint } from '../geometry';
import { TOLERANCE_METRES } from '../measure';
import { fail, ok, type Result } from '../result';
import type { RoomSize } from '../space';
import { type JointRange, pointsOfChain } from './chain';
import { checkSticks } from './check-sticks';
import { MOST_OF_FIGURE } from './stick.data';
import type { FigureFailure } from './stick-failure';
import { jointsOf, type StandingStick } from './stick-joints';
import { along } from './vector';

/** A figure that several sticks make together. */
export type FigureKind = 'v' | 'zig-zag' | 'portal' | 'brace' | 'diagonal' | 'constellation';

/** Parameters of a figure; metres, degrees. */
export interface FigureParameters {
  /** Lengths of its sticks in their order, repeated where it has more; of a portal the two posts, then the beam. */
  readonly lengthsMetres: readonly number[];
  /** Number of sticks, whole, from 1 to 24; ignored by V (2) and portal (3). */
  readonly count: number;
  /** Angle of its joints; of braces and diagonals against the floor. */
  readonly angleDegrees: number;
  /** Its middle on the plan. */
  readonly at: { readonly x: number; readonly z: number };
  /** About the vertical, counter-clockwise seen from above. */
  readonly turnDegrees: number;
  /** Random seed of a constellation. */
  readonly seed: number;
}

/** A stick of a figure: its axis, and which of its ends meets which end of an earlier one. */
export interface FigureStick {
  /** Between its ends, metres. */
  readonly lengthMetres: number;
  /** Its first end, metres from the middle of the floor. */
  readonly from: RoomPoint;
  /** Its other end, metres from the middle of the floor. */
  readonly to: RoomPoint;
  /** By number in the figure. */
  readonly joins: readonly { readonly end: 'from' | 'to'; readonly stick: number; readonly otherEnd: 'from' | 'to' }[];
}

type Points = readonly RoomPoint[];

/**
 * The sticks of a figure in a room, each exactly as long as it is made (ST12): V and zig-zag hang from the ceiling, a portal stands on the
 * floor, braces lead from the left wall to the floor, a diagonal from the floor to the ceiling, a constellation grows from the ceiling. Refused
 * where the room is too small for it, or where it would leave the room or cross itself (ST13).
 */
export function stickFigure(
  kind: FigureKind,
  parameters: FigureParameters,
  room: RoomSize,
  terms: { readonly joint: JointRange; readonly diameterMetres: number },
): Result<readonly FigureStick[], FigureFailure> {
  const made = MAKERS[kind](parameters, room, terms.joint);
  if (!made.ok) return made;
  const standing = made.value.map(
    ({ from, to, joins, lengthMetres }, index): StandingStick & { readonly diameterMetres: number; readonly lengthMetres: number } => ({
      id: `${index}`,
      from,
      to,
      joints: joins.map(({ end, stick, otherEnd }) => ({ end, elementId: `${stick}`, otherEnd })),
      diameterMetres: terms.diameterMetres,
      lengthMetres,
    }),
  );
  return checkSticks(standing, { room, joint: terms.joint }).length === 0 ? made : fail({ code: 'stick.figure-place' });
}

type Made = Result<readonly FigureStick[], FigureFailure>;
type Maker = (parameters: FigureParameters, room: RoomSize, joint: JointRange) => Made;

const MAKERS: Readonly<Record<FigureKind, Maker>> = {
  v: (parameters, room) => zigZag({ ...parameters, count: 2 }, room),
  'zig-zag': (parameters, room) => zigZag(parameters, room),
  portal,
  brace,
  diagonal,
  constellation,
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const lengthAt = ({ lengthsMetres }: FigureParameters, index: number) => lengthsMetres[index % lengthsMetres.length] as number;
const countOf = ({ count }: FigureParameters) => Math.min(Math.max(Math.round(count), 1), MOST_OF_FIGURE);

/** From a point of the figure's own upright plane to one of the room. */
function placed({ at, turnDegrees }: FigureParameters, [x, y]: readonly [number, number]): RoomPoint {
  const turn = radians(turnDegrees);
  return [at.x + x * Math.cos(turn), y, at.z - x * Math.sin(turn)];
}

function inTurn(points: Points, lengths: readonly number[]): Made {
  return ok(
    lengths.map((lengthMetres, index): FigureStick => {
      const joins = index === 0 ? [] : ([{ end: 'from', stick: index - 1, otherEnd: 'to' }] as const);
      return { lengthMetres, from: points[index] as RoomPoint, to: points[index + 1] as RoomPoint, joins };
    }),
  );
}

/** Down from the ceiling and up to it again; every second joint is on the ceiling, so that sticks are as long as their neighbour. */
function zigZag(parameters: FigureParameters, { height }: RoomSize): Made {
  const count = countOf(parameters);
  const lengths = Array.from({ length: count }, (_, index) => lengthAt(parameters, Math.floor(index / 2)));
  const half = radians(parameters.angleDegrees / 2);
  const deepest = Math.max(...lengths) * Math.cos(half);
  if (deepest > height) return fail({ code: 'stick.figure-size', neededMetres: deepest, metres: height });
  const flat: [number, number][] = [[0, height]];
  for (const [index, length] of lengths.entries()) {
    const [x] = flat[index] as [number, number];
    flat.push([x + length * Math.sin(half), index % 2 === 0 ? height - length * Math.cos(half) : height]);
  }
  const middle = ((flat.at(-1) as [number, number])[0] ?? 0) / 2;
  return inTurn(
    flat.map(([x, y]) => placed(parameters, [x - middle, y])),
    lengths,
  );
}

/** Two posts as long as each other, and a beam between their tops that is shorter, as long, or longer than their feet are apart. */
function portal(parameters: FigureParameters, { height }: RoomSize): Made {
  const [post, beam] = [lengthAt(parameters, 0), lengthAt(parameters, 1)];
  const lean = radians(parameters.angleDegrees - 90);
  const top = post * Math.cos(lean);
  if (top > height) return fail({ code: 'stick.figure-size', neededMetres: top, metres: height });
  const out = beam / 2 + post * Math.sin(lean);
  const points = [
    [-out, 0],
    [-beam / 2, top],
    [beam / 2, top],
    [out, 0],
  ] as const;
  return inTurn(
    points.map((point) => placed(parameters, point)),
    [post, beam, post],
  );
}

/** From the left wall down to the floor, each below the one before it where lengths fall; they stand apart and are lines of their own. */
function brace(parameters: FigureParameters, { width, height }: RoomSize): Made {
  const count = countOf(parameters);
  const lean = radians(parameters.angleDegrees);
  const apart = 0.35;
  const sticks: FigureStick[] = [];
  for (let index = 0; index < count; index += 1) {
    const length = lengthAt(parameters, index);
    const up = length * Math.sin(lean);
    if (up > height) return fail({ code: 'stick.figure-size', neededMetres: up, metres: height });
    const z = parameters.at.z + (index - (count - 1) / 2) * apart;
    sticks.push({ lengthMetres: length, from: [-width / 2, up, z], to: [-width / 2 + length * Math.cos(lean), 0, z], joins: [] });
  }
  return ok(sticks);
}

/** A chain from the floor to the ceiling that opens at its joints as the angle says, one stick alone leaning as far as it is longer than the room. */
function diagonal(parameters: FigureParameters, { height }: RoomSize, joint: JointRange): Made {
  const lengths = Array.from({ length: countOf(parameters) }, (_, index) => lengthAt(parameters, index));
  const jointDegrees = Math.min(Math.max(parameters.angleDegrees, joint.min), joint.max);
  const flat = pointsOfChain(
    { lengthsMetres: lengths, jointDegrees: lengths.length === 1 ? undefined : jointDegrees },
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  );
  const span = (flat.at(-1) as RoomPoint)[0];
  if (span < height - TOLERANCE_METRES) return fail({ code: 'stick.figure-size', neededMetres: height, metres: span });
  const out = Math.sqrt(Math.max(span * span - height * height, 0));
  const [cos, sin] = [out / span, height / span];
  return inTurn(
    flat.map(([x, y]) => placed(parameters, [x * cos - y * sin - out / 2, x * sin + y * cos])),
    lengths,
  );
}

/** Grows from the ceiling: each next stick from an end of an earlier one where it has room, by a seeded chance that gives the same each time. */
function constellation(parameters: FigureParameters, room: RoomSize, joint: JointRange): Made {
  const chance = seeded(parameters.seed);
  const count = countOf(parameters);
  const sticks: FigureStick[] = [];
  let tries = 0;
  while (sticks.length < count) {
    tries += 1;
    if (tries > MOST_TRIES) return fail({ code: 'stick.figure-place' });
    const length = lengthAt(parameters, sticks.length);
    const stick = sticks.length === 0 ? rootStick(parameters, room, length, chance) : branch(sticks, length, chance);
    if (stick === undefined) continue;
    const wanted = [...sticks, stick].map(
      ({ from, to, joins, lengthMetres }, index) =>
        ({
          id: `${index}`,
          from,
          to,
          joints: joins.map(({ end, stick: number, otherEnd }) => ({ end, elementId: `${number}`, otherEnd })),
          diameterMetres: CLEAR_METRES,
          lengthMetres,
        }) as const,
    );
    if (checkSticks(wanted, { room, joint }).length === 0) sticks.push(stick);
  }
  return ok(sticks);
}

const MOST_TRIES = 2000;
/** Between sticks of a constellation that do not meet. */
const CLEAR_METRES = 0.12;
/** Sticks that one joint takes. */
const MOST_IN_JOINT = 3;

function rootStick({ at }: FigureParameters, { height }: RoomSize, lengthMetres: number, chance: () => number): FigureStick {
  const from: RoomPoint = [at.x, height, at.z];
  return { lengthMetres, from, to: along(from, directionOf(chance, -0.95, -0.5), lengthMetres), joins: [] };
}

function branch(sticks: readonly FigureStick[], lengthMetres: number, chance: () => number): FigureStick | undefined {
  const number = Math.floor(chance() * sticks.length);
  const before = sticks[number] as FigureStick;
  const standing = sticks.map(({ from, to, joins }, index) => ({
    id: `${index}`,
    from,
    to,
    joints: joins.map(({ end, stick, otherEnd }) => ({ end, elementId: `${stick}`, otherEnd })),
  }));
  const node = jointsOf(standing).find(({ ends }) => ends.some(({ stickId, end }) => stickId === `${number}` && end === 'to'));
  if (node !== undefined && node.ends.length >= MOST_IN_JOINT) return undefined;
  const to = along(before.to, directionOf(chance, -0.6, 0.6), lengthMetres);
  return { lengthMetres, from: before.to, to, joins: [{ end: 'from', stick: number, otherEnd: 'to' }] };
}

/** A unit vector whose height is between two bounds. */
function directionOf(chance: () => number, least: number, most: number): RoomPoint {
  const y = least + chance() * (most - least);
  const turn = chance() * 2 * Math.PI;
  const flat = Math.sqrt(1 - y * y);
  return [flat * Math.cos(turn), y, flat * Math.sin(turn)];
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
