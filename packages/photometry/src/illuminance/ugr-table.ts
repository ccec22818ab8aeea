import { intensityTowards, totalFluxLumens, zonalFluxLumens } from '../light';
import type { LightDistribution, Luminaire } from '../luminaire';
import { positionIndex } from './position-index';
import { lampAxisDegrees, seenArea } from './seen-area';
import { UGR_REFLECTANCES, UGR_ROOMS } from './ugr-table.data';

/** Glare in one room of the standard table, by the reflectances of its columns. */
export interface UgrRow {
  /** Width across and depth along the line of sight, in heights of the luminaires above the eye. */
  readonly widthHeights: number;
  /** Depth of the room along the line of sight, in mounting heights above the eye. */
  readonly depthHeights: number;
  /** The lamps across the line of sight. */
  readonly crosswise: readonly number[];
  /** The lamps along the line of sight. */
  readonly endwise: readonly number[];
}

/** Metres of the luminaires above the eye, and between them: a quarter of that. */
const HEIGHT = 2;
const SPACING = 0.25 * HEIGHT;
const DEGREES = 180 / Math.PI;
const ROUNDS = 60;
const STEP = 2.5;

type Turned = (x: number, y: number) => readonly [number, number];
/** Plane along the line of sight. */
const C0_AHEAD: Turned = (x, y) => [y, -x];
const C90_AHEAD: Turned = (x, y) => [x, y];

/** Sum over the luminaires in view of L² ω / p², seen from the middle of a wall. */
function glareSum({ distribution, opening }: Luminaire, width: number, depth: number, turned: Turned): number {
  let sum = 0;
  for (let y = SPACING / 2; y < depth; y += SPACING) {
    for (let x = SPACING / 2; x < width; x += SPACING) {
      const aside = Math.abs(x - width / 2);
      const index = positionIndex(y, aside, HEIGHT);
      if (index === undefined) continue;
      const [u, v] = turned(width / 2 - x, -y);
      const candela = intensityTowards(distribution, u, v, -HEIGHT);
      const square = aside * aside + y * y + HEIGHT * HEIGHT;
      sum += (candela * candela) / (seenArea(opening, u, v, -HEIGHT) * square * index * index);
    }
  }
  return sum;
}

/** Part of the downward flux of an evenly lit ceiling that meets the plane of the eye: a ray goes by the walls the farther it leans. */
function partOnFloor(distribution: LightDistribution, width: number, depth: number, turned: Turned): number {
  let [met, all] = [0, 0];
  for (let gamma = STEP / 2; gamma < 90; gamma += STEP) {
    const [sine, cosine] = [Math.sin(gamma / DEGREES), Math.cos(gamma / DEGREES)];
    for (let plane = STEP; plane < 360; plane += 2 * STEP) {
      const [x, y] = [sine * Math.cos(plane / DEGREES), sine * Math.sin(plane / DEGREES)];
      const [u, v] = turned(x, y);
      const flux = intensityTowards(distribution, u, v, -cosine) * sine;
      const [aside, along] = [(HEIGHT * Math.abs(x)) / cosine, (HEIGHT * Math.abs(y)) / cosine];
      all += flux;
      met += flux * Math.max(0, 1 - aside / width) * Math.max(0, 1 - along / depth);
    }
  }
  return all > 0 ? met / all : 0;
}

/** Configuration factor between two equal rectangles that face each other, sizes by their distance. */
function facing(x: number, y: number): number {
  const [a, b] = [Math.sqrt(1 + x * x), Math.sqrt(1 + y * y)];
  const logarithm = Math.log((a * b) / Math.sqrt(1 + x * x + y * y));
  return (2 / (Math.PI * x * y)) * (logarithm + x * b * Math.atan(x / b) + y * a * Math.atan(y / a) - x * Math.atan(x) - y * Math.atan(y));
}

/** Luminance of the walls by light that comes back to them: three surfaces exchange it, ceiling, walls and the plane of the eye. */
function backgroundLuminance(
  luminaire: Luminaire,
  width: number,
  depth: number,
  turned: Turned,
  reflectances: readonly [number, number, number],
): number {
  const [ceiling, walls, floor] = reflectances;
  const level = width * depth;
  const wallArea = 2 * (width + depth) * HEIGHT;
  const count = level / (SPACING * SPACING);
  const down = count * zonalFluxLumens(luminaire.distribution, { fromGammaDegrees: 0, toGammaDegrees: 90 });
  const up = count * totalFluxLumens(luminaire.distribution) - down;
  const onFloor = partOnFloor(luminaire.distribution, width, depth, turned);
  const direct = [up / level, (down * (1 - onFloor)) / wallArea, (down * onFloor) / level] as const;
  const across = facing(width / HEIGHT, depth / HEIGHT);
  const fromLevel = ((1 - across) * level) / wallArea;
  let [c, w, f]: [number, number, number] = [...direct];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [fromCeiling, fromWalls, fromFloor]: [number, number, number] = [ceiling * c, walls * w, floor * f];
    c = direct[0] + across * fromFloor + (1 - across) * fromWalls;
    f = direct[2] + across * fromCeiling + (1 - across) * fromWalls;
    w = direct[1] + fromLevel * (fromCeiling + fromFloor) + (1 - 2 * fromLevel) * fromWalls;
  }
  return (w - direct[1]) / Math.PI;
}

/**
 * The table of unified glare ratings for rooms evenly fitted with a luminaire, at its own flux: 19 rooms, five sets of reflectances, seen
 * across and along its lamps (IL5, IL7). Undefined where the opening has no area below or no light goes down: then glare is undefined.
 */
export function ugrTable(luminaire: Luminaire): readonly UgrRow[] | undefined {
  const { opening, distribution } = luminaire;
  if (opening.alongC0Metres * opening.alongC90Metres === 0) return undefined;
  if (zonalFluxLumens(distribution, { fromGammaDegrees: 0, toGammaDegrees: 90 }) <= 0) return undefined;
  const [crosswise, endwise] = lampAxisDegrees(opening) === 90 ? [C0_AHEAD, C90_AHEAD] : [C90_AHEAD, C0_AHEAD];
  return UGR_ROOMS.map(([widthHeights, depthHeights]) => {
    const [width, depth] = [widthHeights * HEIGHT, depthHeights * HEIGHT];
    const ratings = (turned: Turned) => {
      const glare = glareSum(luminaire, width, depth, turned);
      // Without a source in view there is no glare at all; tables begin at 0.
      return UGR_REFLECTANCES.map((set) =>
        glare > 0 ? Math.max(0, 8 * Math.log10((0.25 * glare) / backgroundLuminance(luminaire, width, depth, turned, set))) : 0,
      );
    };
    return { widthHeights, depthHeights, crosswise: ratings(crosswise), endwise: ratings(endwise) };
  });
}
