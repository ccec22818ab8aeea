import { intensityTowards, totalFluxLumens, zonalFluxLumens } from '../light';
import type { LightDistribution, Luminaire, LuminousOpening } from '../luminaire';
import { UGR_REFLECTANCES, UGR_ROOMS } from './ugr-table.data';

/** Glare in one room of the standard table, by the reflectances of its columns. */
export interface UgrRow {
  /** Width across and depth along the line of sight, in heights of the luminaires above the eye. */
  readonly widthHeights: number;
  readonly depthHeights: number;
  /** C0 along the line of sight. */
  readonly crosswise: readonly number[];
  /** C90 along the line of sight. */
  readonly endwise: readonly number[];
}

/** Metres of the luminaires above the eye, and between them: a quarter of that. */
const HEIGHT = 2;
const SPACING = 0.25 * HEIGHT;
const DEGREES = 180 / Math.PI;
/** Where the position index is told: sources farther aside or higher up do not count. */
const MOST_ASIDE = 3;
const MOST_UP = 1.9;
const ROUNDS = 60;
const STEP = 2.5;

/** Guth's position index by the angle from the line of sight and that of its plane from upright, in degrees. */
function positionIndex(fromSight: number, fromUpright: number): number {
  const linear = 35.2 - 0.31889 * fromUpright - 1.22 * Math.exp((-2 * fromUpright) / 9);
  const square = 21 + 0.26667 * fromUpright - 0.002963 * fromUpright * fromUpright;
  return Math.exp(linear * 1e-3 * fromSight + square * 1e-5 * fromSight * fromSight);
}

/** Area of the opening as seen from a direction below, x along C0, y along C90. */
function seenArea(
  { shape, alongC0Metres: a, alongC90Metres: b, heightMetres: h }: LuminousOpening,
  x: number,
  y: number,
  z: number,
): number {
  const length = Math.sqrt(x * x + y * y + z * z);
  const isRectangle = shape === 'rectangle';
  const below = (isRectangle ? 1 : Math.PI / 4) * a * b * Math.abs(z);
  const aside = isRectangle ? h * (a * Math.abs(y) + b * Math.abs(x)) : h * Math.sqrt((a * y) ** 2 + (b * x) ** 2);
  return (below + aside) / length;
}

type Turned = (x: number, y: number) => readonly [number, number];
const CROSSWISE: Turned = (x, y) => [y, -x];
const ENDWISE: Turned = (x, y) => [x, y];

/** Sum over the luminaires in view of L² ω / p², seen from the middle of a wall. */
function glareSum({ distribution, opening }: Luminaire, width: number, depth: number, turned: Turned): number {
  let sum = 0;
  for (let y = SPACING / 2; y < depth; y += SPACING) {
    if (HEIGHT / y > MOST_UP) continue;
    for (let x = SPACING / 2; x < width; x += SPACING) {
      const aside = Math.abs(x - width / 2);
      if (aside / y > MOST_ASIDE) continue;
      const [u, v] = turned(width / 2 - x, -y);
      const candela = intensityTowards(distribution, u, v, -HEIGHT);
      const square = aside * aside + y * y + HEIGHT * HEIGHT;
      const index = positionIndex(Math.acos(y / Math.sqrt(square)) * DEGREES, Math.atan2(aside, HEIGHT) * DEGREES);
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
 * across and along (IL5). Undefined where the opening has no area below or no light goes down: then glare is not told.
 */
export function ugrTable(luminaire: Luminaire): readonly UgrRow[] | undefined {
  const { opening, distribution } = luminaire;
  if (opening.alongC0Metres * opening.alongC90Metres === 0) return undefined;
  if (zonalFluxLumens(distribution, { fromGammaDegrees: 0, toGammaDegrees: 90 }) <= 0) return undefined;
  return UGR_ROOMS.map(([widthHeights, depthHeights]) => {
    const [width, depth] = [widthHeights * HEIGHT, depthHeights * HEIGHT];
    const ratings = (turned: Turned) => {
      const glare = glareSum(luminaire, width, depth, turned);
      // Without a source in view there is no glare at all; tables begin at 0.
      return UGR_REFLECTANCES.map((set) =>
        glare > 0 ? Math.max(0, 8 * Math.log10((0.25 * glare) / backgroundLuminance(luminaire, width, depth, turned, set))) : 0,
      );
    };
    return { widthHeights, depthHeights, crosswise: ratings(CROSSWISE), endwise: ratings(ENDWISE) };
  });
}
