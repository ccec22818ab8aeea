import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../light';
import { isotropic, lambertian } from '../testing/light';
import { valueFrom } from '../testing/results';
import { fillFactors, shadeFactors } from './face-factors';
import { rectangleGrid } from './measuring-grid';
import { isObstructed, type Obstruction, prepareObstruction } from './obstruction';
import type { Receiver } from './point';
import { normalOf, patchCount, placeOn, type RectangularRoom, type RoomFace, roomFaces } from './room-faces';
import { roomIlluminance } from './room-illuminance';
import type { RoomRequest } from './room-request';
import { shadowCones } from './shadow-cone';

const ROOM: RectangularRoom = { lengthMetres: 4, widthMetres: 4, heightMetres: 3, reflectances: { ceiling: 0.5, walls: 0.5, floor: 0.5 } };
const UP: Vector = [0, 0, 1];

/** Factors of the rectangles of each face. */
function factorsBy(face: RoomFace['name'], receiver: Receiver, obstructions: readonly Obstruction[], patchMetres = 0.5): number {
  const faces = roomFaces(ROOM, patchMetres);
  const factors = new Float64Array(faces.reduce((sum, it) => sum + patchCount(it), 0));
  fillFactors(faces, receiver, factors, 0);
  shadeFactors(faces, receiver, shadowCones(obstructions.map(prepareObstruction), receiver.positionMetres), factors, 0);
  const { first, ...own } = faces.find(({ name }) => name === face) as RoomFace;
  return factors.subarray(first, first + patchCount({ first, ...own })).reduce((sum, value) => sum + value, 0);
}

describe('a wall that shines over a screen', () => {
  // The screen of CIE 171:2006, 5.7, with the table as corrected since; percent.
  const SCREEN: Obstruction = { kind: 'box', lowMetres: [0, 2.5, 0], highMetres: [4, 2.7, 1] };
  const WALL = [16.07, 16.33, 15.4, 13.32, 10.32, 7.08].map((percent, index) => ({
    percent,
    receiver: { positionMetres: [2, 0, 2.75 - index / 2], normal: [0, 1, 0] } as Receiver,
  }));
  const FLOOR = [3.38, 3.63, 3.01, 0, 0].map((percent, index) => ({
    percent,
    receiver: { positionMetres: [2, 0.25 + index / 2, 0], normal: UP } as Receiver,
  }));
  const POINTS = [...WALL, ...FLOOR].flatMap((point) => [4, 0.5].map((patchMetres) => ({ ...point, patchMetres })));
  it.each(POINTS)(
    'IL6 gives $percent % at $receiver.positionMetres with patches of $patchMetres m',
    ({ percent, receiver, patchMetres }) => {
      const found = factorsBy('wall-y1', receiver, [SCREEN], patchMetres) * 100;
      if (percent === 0) expect(found).toBeLessThan(1e-9);
      // Tolerance for a table rounded to a hundredth of a percent.
      else expect(Math.abs(found / percent - 1)).toBeLessThan(0.002);
    },
  );
});

/** The same factor by many rays to the middles of small cells. */
function byRays(face: RoomFace['name'], receiver: Receiver, obstructions: readonly Obstruction[]): number {
  const it = roomFaces(ROOM, 10).find(({ name }) => name === face) as RoomFace;
  const [most, cells] = [[it.u[1] as number, it.v[1] as number] as const, 80];
  const inward = normalOf(it);
  let sum = 0;
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const place = placeOn(it, ((column + 0.5) / cells) * most[0], ((row + 0.5) / cells) * most[1]);
      const way = place.map((value, axis) => value - (receiver.positionMetres[axis] as number));
      const square = way.reduce((total, value) => total + value * value, 0);
      const along = (normal: Vector) => way.reduce((total, value, axis) => total + value * (normal[axis] as number), 0);
      const [here, there] = [along(receiver.normal), -along(inward)];
      if (here <= 0 || there <= 0 || isObstructed(receiver.positionMetres, place, obstructions)) continue;
      sum += (here * there) / (Math.PI * square * square);
    }
  return (sum * most[0] * most[1]) / cells ** 2;
}

const inside = (most: number) => fc.double({ min: 0.4, max: most - 0.4, noNaN: true });
const place = fc.tuple(inside(4), inside(4), inside(3));
const boxes = fc
  .record({
    middle: place,
    half: fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0.05, max: 0.35, noNaN: true }))),
    turn: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ middle, half, turn }): Obstruction => {
    const at = (sign: 1 | -1) => middle.map((value, axis) => value + sign * (half[axis] as number)) as unknown as Vector;
    return { kind: 'box', lowMetres: at(-1), highMetres: at(1), turnDegrees: turn };
  });
const discs = fc
  .record({ centreMetres: place, radiusMetres: fc.double({ min: 0.1, max: 0.4, noNaN: true }) })
  .map((disc): Obstruction => ({ kind: 'disc', normal: UP, ...disc }));
const FACES: RoomFace['name'][] = ['floor', 'ceiling', 'wall-x0', 'wall-x1', 'wall-y0', 'wall-y1'];

it('IL6 hides what rays find hidden, behind any boxes and discs', () => {
  fc.assert(
    fc.property(
      place,
      fc.constantFrom<Vector>([0, 0, 1], [0, 0, -1], [1, 0, 0], [0, -1, 0], [0.6, 0, 0.8]),
      fc.array(fc.oneof(boxes, discs), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...FACES),
      (positionMetres, normal, obstructions, face) => {
        const receiver: Receiver = { positionMetres, normal };
        expect(Math.abs(factorsBy(face, receiver, obstructions) - byRays(face, receiver, obstructions))).toBeLessThan(0.012);
      },
    ),
    { numRuns: 40 },
  );
});

describe('furniture', () => {
  const CHEST: Obstruction = { kind: 'box', lowMetres: [1, 1, 0], highMetres: [3, 2, 0.8] };
  const total = (receiver: Receiver) => FACES.reduce((sum, face) => sum + factorsBy(face, receiver, [CHEST]), 0);
  it('IL6 hides nothing from its top, half from beside it, all from under it', () => {
    expect(total({ positionMetres: [2, 1.5, 0.8], normal: UP })).toBeCloseTo(1, 9);
    expect(total({ positionMetres: [2, 1.5, 0], normal: UP })).toBe(0);
    expect(total({ positionMetres: [2, 1.5, 0.4], normal: UP })).toBe(0);
    expect(total({ positionMetres: [2, 1.5, 0.8], normal: [1, 0, 0] })).toBeCloseTo(0.5, 9);
    expect(total({ positionMetres: [3, 1.5, 0.4], normal: [1, 0, 0] })).toBeCloseTo(1, 9);
    expect(total({ positionMetres: [3, 1.5, 0.4], normal: [-1, 0, 0] })).toBe(0);
  });

  const request = (obstructions: readonly Obstruction[]): RoomRequest => ({
    room: ROOM,
    // All of it goes up: what comes down has been at the ceiling.
    lights: [{ distribution: lambertian(1000), positionMetres: [2, 2, 1.5], orientation: [1, 0, 0, 0, -1, 0, 0, 0, -1] }],
    planes: [rectangleGrid({ xMetres: 1, yMetres: 1, lengthMetres: 2, widthMetres: 1, heightMetres: 0.1 }, 4, 2)],
    obstructions,
  });
  const average = (obstructions: readonly Obstruction[]) =>
    valueFrom(roomIlluminance(request(obstructions))).planes[0]?.statistics.averageLux ?? 0;
  it('IL6 shades light from room faces below a table', () => {
    const table: Obstruction = { kind: 'box', lowMetres: [1, 1, 0.7], highMetres: [3, 2, 0.74] };
    expect(average([table]) / average([])).toBeLessThan(0.55);
    expect(average([table]) / average([])).toBeGreaterThan(0.1);
    expect(average([{ kind: 'box', lowMetres: [1, 1, 0], highMetres: [3, 2, 0.74] }])).toBe(0);
  });

  it('IL6 takes light out of the room and makes none', () => {
    const meanOf = (obstructions: readonly Obstruction[]) =>
      valueFrom(
        roomIlluminance({
          ...request(obstructions),
          lights: [{ distribution: isotropic(1000), positionMetres: [2, 2, 2] }],
          planes: [],
        }),
      ).faces.reduce((sum, { meanLux }) => sum + meanLux, 0);
    expect(meanOf([CHEST])).toBeLessThan(meanOf([]));
    expect(meanOf([CHEST])).toBeGreaterThan(0.6 * meanOf([]));
  });

  it('IL4 turns a box about its own middle', () => {
    const board = (turnDegrees: number): Obstruction => ({
      kind: 'box',
      lowMetres: [1, 1.9, 1],
      highMetres: [3, 2.1, 1.1],
      turnDegrees,
    });
    expect(isObstructed([1.2, 2, 2], [1.2, 2, 0], [board(0)])).toBe(true);
    expect(isObstructed([1.2, 2, 2], [1.2, 2, 0], [board(90)])).toBe(false);
    expect(isObstructed([2, 2.8, 2], [2, 2.8, 0], [board(90)])).toBe(true);
    expect(isObstructed([2.6, 2.6, 2], [2.6, 2.6, 0], [board(45)])).toBe(true);
    expect(isObstructed([2.6, 1.4, 2], [2.6, 1.4, 0], [board(45)])).toBe(false);
  });
});
