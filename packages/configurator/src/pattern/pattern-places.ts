import { metresInPlan } from '../scene/metres-between';
import type { PlanPlace } from '../scene/scene';
import type { PatternKind } from '../state/states';
import type { PatternSpec } from './pattern-spec';
import { seededRandom } from './seeded-random';

/** Most lights of a pattern, as many as a room of a trade fair takes. */
export const MOST_OF_A_PATTERN = 200;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const ARC_ANGLE = (Math.PI * 2) / 3;
/** Tries for a place among the scattered before the disc grows. */
const SCATTER_TRIES = 40;
const SCATTER_GROWTH = 1.1;

/** The places of a pattern, none nearer to another than the spacing, around the centre; the same spec gives the same places. */
export function patternPlaces({ kind, count, spacingMetres, centre, turnDegrees, seed }: PatternSpec): readonly PlanPlace[] {
  const number = Math.min(Math.max(Math.trunc(count), 1), MOST_OF_A_PATTERN);
  const places = number === 1 ? [{ x: 0, z: 0 }] : AROUND_ORIGIN[kind](number, spacingMetres, seed);
  const turn = (turnDegrees * Math.PI) / 180;
  return places.map(({ x, z }) => ({
    x: millimetres(centre.x + x * Math.cos(turn) - z * Math.sin(turn)),
    z: millimetres(centre.z + x * Math.sin(turn) + z * Math.cos(turn)),
  }));
}

type Places = (count: number, spacing: number, seed: number) => readonly PlanPlace[];

const AROUND_ORIGIN: { readonly [K in PatternKind]: Places } = {
  line: (count, spacing) => numbers(count).map((index) => ({ x: (index - (count - 1) / 2) * spacing, z: 0 })),
  arc: (count, spacing) => {
    const step = ARC_ANGLE / (count - 1);
    const radius = spacing / (2 * Math.sin(step / 2));
    const places = numbers(count).map((index) => onCircle(radius, -Math.PI / 2 - ARC_ANGLE / 2 + index * step));
    // Around the middle between its top and its ends.
    const lift = (radius * (1 + Math.cos(ARC_ANGLE / 2))) / 2;
    return places.map(({ x, z }) => ({ x, z: z + lift }));
  },
  circle: (count, spacing) => {
    const radius = spacing / (2 * Math.sin(Math.PI / count));
    return numbers(count).map((index) => onCircle(radius, -Math.PI / 2 + (index * 2 * Math.PI) / count));
  },
  grid: (count, spacing) => {
    const columns = Math.ceil(Math.sqrt(count));
    const rows = Math.ceil(count / columns);
    return numbers(count).map((index) => ({
      x: ((index % columns) - (columns - 1) / 2) * spacing,
      z: (Math.floor(index / columns) - (rows - 1) / 2) * spacing,
    }));
  },
  spiral: (count, spacing) => {
    const turns = numbers(count).map((index) => onCircle(Math.sqrt(index), index * GOLDEN_ANGLE));
    const scale = spacing / nearestPair(turns);
    return turns.map(({ x, z }) => ({ x: x * scale, z: z * scale }));
  },
  scatter: (count, spacing, seed) => {
    const random = seededRandom(seed);
    for (let radius = spacing * Math.sqrt(count) * 0.7; ; radius *= SCATTER_GROWTH) {
      const places = scattered(count, spacing, radius, random);
      if (places !== undefined) return places;
    }
  },
};

/** By throwing darts at a disc; undefined where it is too small. */
function scattered(count: number, spacing: number, radius: number, random: () => number): readonly PlanPlace[] | undefined {
  const places: PlanPlace[] = [];
  while (places.length < count) {
    const place = numbers(SCATTER_TRIES)
      .map(() => onCircle(radius * Math.sqrt(random()), random() * 2 * Math.PI))
      .find((found) => places.every((other) => metresInPlan(other, found) >= spacing));
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

function nearestPair(places: readonly PlanPlace[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1)) nearest = Math.min(nearest, metresInPlan(other, place));
  }
  return nearest;
}

function onCircle(radius: number, angle: number): PlanPlace {
  return { x: radius * Math.cos(angle), z: radius * Math.sin(angle) };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function millimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}
