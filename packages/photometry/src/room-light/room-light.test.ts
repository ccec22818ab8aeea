import { describe, expect, it } from 'vitest';
import { discGrid, rectangleGrid, roomIlluminance } from '../illuminance';
import { photometryOf } from '../technical-light';
import { lambertian } from '../testing/light';
import { valueFrom } from '../testing/results';
import { roomLight, roomLightSteps } from './room-light';
import type { LitLuminaire, LitTable, RoomLightRequest } from './room-light-request';

const technical = { lumens: 900, beamDegrees: 95, widthMetres: 0.33, depthMetres: 0.33, heightMetres: 0.25 };
const DOME = valueFrom(photometryOf({ ...technical, distribution: 'direct' }));
const GLOBE = valueFrom(photometryOf({ ...technical, distribution: 'diffuse', beamDegrees: 360, heightMetres: 0.33 }));
const ROOM = { lengthMetres: 4, widthMetres: 3, heightMetres: 2.8 };
const TABLE: LitTable = {
  id: 'table',
  shape: 'rectangle',
  xMetres: 2,
  yMetres: 1.5,
  lengthMetres: 1.8,
  widthMetres: 0.9,
  heightMetres: 0.75,
};
const pendant = (parts: Partial<LitLuminaire> = {}): LitLuminaire => ({
  id: 'a',
  light: DOME,
  xMetres: 2,
  yMetres: 1.5,
  undersideMetres: 1.6,
  ...parts,
});
const REQUEST: RoomLightRequest = { room: ROOM, luminaires: [pendant()], tables: [TABLE] };
const estimate = (parts: Partial<RoomLightRequest> = {}) => valueFrom(roomLight({ ...REQUEST, ...parts }));
const meanOf = (parts: Partial<RoomLightRequest> = {}, table = 0) => estimate(parts).tables[table]?.averageLux ?? 0;

describe('the light on tables and floor', () => {
  it('RL1 is what the room gives at their points', () => {
    const { floor, tables } = estimate();
    const room = valueFrom(
      roomIlluminance({
        room: { ...ROOM, reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 } },
        lights: [{ distribution: DOME.distribution, opening: DOME.opening, positionMetres: [2, 1.5, 1.6] }],
        planes: [
          rectangleGrid({ xMetres: 0, yMetres: 0, lengthMetres: 4, widthMetres: 3, heightMetres: 0 }, 16, 12),
          rectangleGrid({ xMetres: 1.1, yMetres: 1.05, lengthMetres: 1.8, widthMetres: 0.9, heightMetres: 0.75 }, 12, 6),
        ],
        obstructions: [{ kind: 'box', lowMetres: [1.1, 1.05, 0.72], highMetres: [2.9, 1.95, 0.75] }],
      }),
    );
    expect(floor.averageLux).toBeCloseTo(room.planes[0]?.statistics.averageLux ?? 0, 9);
    expect(tables).toEqual([
      {
        id: 'table',
        averageLux: expect.closeTo(room.planes[1]?.statistics.averageLux ?? 0, 9),
        minLux: expect.closeTo(room.planes[1]?.statistics.minLux ?? 0, 9),
        maxLux: expect.closeTo(room.planes[1]?.statistics.maxLux ?? 0, 9),
        uniformity: expect.closeTo(room.planes[1]?.statistics.uniformity ?? 0, 9),
        diversity: expect.closeTo(room.planes[1]?.statistics.diversity ?? 0, 9),
      },
    ]);
  });

  it('RL1 measures a round table on its disc', () => {
    const round: LitTable = { ...TABLE, shape: 'round', lengthMetres: 1.2, widthMetres: 0 };
    const dark = { room: { ...ROOM, reflectances: { ceiling: 0, walls: 0, floor: 0 } }, tables: [round] };
    const points = discGrid({ centreMetres: [2, 1.5, 0.75], radiusMetres: 0.6 }, 8);
    const direct = valueFrom(
      roomIlluminance({
        room: dark.room,
        lights: [{ distribution: DOME.distribution, opening: DOME.opening, positionMetres: [2, 1.5, 1.6] }],
        planes: [points],
      }),
    );
    expect(meanOf(dark)).toBeCloseTo(direct.planes[0]?.statistics.averageLux ?? 0, 9);
  });

  it('RL1 follows the light: nearer is brighter, half is half, a turned table keeps its middle', () => {
    expect(meanOf({ luminaires: [pendant({ undersideMetres: 1.3 })] })).toBeGreaterThan(1.2 * meanOf());
    expect(meanOf({ luminaires: [pendant({ dimmedTo: 0.5 })] }) / meanOf()).toBeCloseTo(0.5, 9);
    expect(meanOf({ luminaires: [pendant(), pendant({ id: 'b' })] }) / meanOf()).toBeCloseTo(2, 6);
    expect(meanOf({ tables: [{ ...TABLE, lengthMetres: 0.9, turnDegrees: 90 }] })).toBeCloseTo(
      meanOf({ tables: [{ ...TABLE, lengthMetres: 0.9 }] }),
      6,
    );
    const aside = { ...TABLE, xMetres: 1, turnDegrees: 90 };
    expect(meanOf({ tables: [aside] })).not.toBeCloseTo(meanOf({ tables: [{ ...aside, turnDegrees: 0 }] }), 0);
    expect(meanOf({ luminaires: [pendant({ rotation: { tiltDegrees: 180 } })] })).toBeLessThan(0.4 * meanOf());
  });

  it('RL1 puts the middle of a globe half of it above its underside, and a lamp in the ceiling not above it', () => {
    const low = meanOf({ luminaires: [pendant({ light: GLOBE, undersideMetres: 1.5 })] });
    const point = { distribution: GLOBE.distribution };
    expect(low / meanOf({ luminaires: [pendant({ light: point, undersideMetres: 1.665 })] })).toBeCloseTo(1, 1);
    expect(roomLight({ ...REQUEST, luminaires: [pendant({ light: GLOBE, undersideMetres: 2.75 })] })).toMatchObject({ ok: true });
  });

  it('RL2 lies in the shade of tables and furniture', () => {
    const below = { mapHeightMetres: 0.3 };
    const { map } = estimate(below);
    const at = (x: number, y: number) => map.valuesLux[Math.floor(y / 0.25) * map.columns + Math.floor(x / 0.25)] ?? 0;
    expect(at(2, 1.5)).toBeLessThan(0.25 * at(0.7, 1.5));
    const screen = { kind: 'box', lowMetres: [0.95, 0, 0], highMetres: [1, 3, 2.8] } as const;
    const shaded = estimate({ obstructions: [screen] });
    // It stands where rectangles of the faces meet: no light gets by.
    expect(shaded.map.valuesLux[6 * 16]).toBeLessThan(1e-9);
    expect(shaded.floor.averageLux).toBeLessThan(estimate().floor.averageLux);
  });
});

describe('the map', () => {
  it('RL3 has the level of each cell, row by row from the corner at the origin', () => {
    const { map } = estimate({ luminaires: [pendant({ xMetres: 0.6, yMetres: 0.6 })], tables: [] });
    expect({ ...map, valuesLux: map.valuesLux.length, bands: map.bands.length }).toEqual({
      columns: 16,
      rows: 12,
      lengthMetres: 4,
      widthMetres: 3,
      heightMetres: 0,
      levelsLux: [50, 100, 200, 300, 500],
      valuesLux: 192,
      bands: 192,
    });
    const brightest = map.valuesLux.indexOf(Math.max(...map.valuesLux));
    expect([brightest % 16, Math.floor(brightest / 16)].every((place) => place <= 2)).toBe(true);
    for (const [index, lux] of map.valuesLux.entries())
      expect(map.bands[index]).toBe([50, 100, 200, 300, 500].filter((level) => lux >= level).length);
    expect(new Set(map.bands).size).toBeGreaterThan(2);
  });

  it('RL3 takes other levels, cells and heights, and has 2500 cells at most', () => {
    expect(estimate({ levelsLux: [10], cellMetres: 1 }).map).toMatchObject({ columns: 4, rows: 3, levelsLux: [10] });
    expect([...estimate({ levelsLux: [1], cellMetres: 1 }).map.bands]).toEqual(new Array(12).fill(1));
    const fine = estimate({ cellMetres: 1e-9 }).map;
    expect(fine.columns * fine.rows).toBeLessThanOrEqual(2500);
    const raised = estimate({ mapHeightMetres: 0.75 });
    expect(raised.map.heightMetres).toBe(0.75);
    expect(raised.floor.averageLux).toBeCloseTo(estimate().floor.averageLux, 9);
    expect(raised.map.valuesLux).not.toEqual(estimate().map.valuesLux);
  });
});

it('RL4 is stopped before the first step and after any, and is the same in steps', () => {
  let looks = 0;
  const after = (most: number) => () => {
    looks += 1;
    return looks > most;
  };
  expect(roomLight(REQUEST, after(0))).toEqual({ ok: false, failure: { code: 'room-light.cancelled', doneFraction: 0 } });
  expect(looks).toBe(1);
  looks = 0;
  expect(roomLight(REQUEST, after(3))).toEqual({
    ok: false,
    failure: { code: 'room-light.cancelled', doneFraction: expect.closeTo(0.1, 0) },
  });
  expect(looks).toBe(4);
  const steps = roomLightSteps(REQUEST);
  let [count, step] = [0, steps.next()];
  for (; !step.done; step = steps.next()) count += 1;
  expect(count).toBeGreaterThan(20);
  expect(step.value).toEqual(roomLight(REQUEST));
  expect(structuredClone(REQUEST)).toEqual(REQUEST);
  expect(roomLight(structuredClone(REQUEST))).toEqual(step.value);
});

const ODD: { what: string; parts: Partial<RoomLightRequest>; failure: object }[] = [
  { what: 'a flat room', parts: { room: { ...ROOM, heightMetres: 0 } }, failure: { code: 'room-light.room-invalid' } },
  { what: 'a room of no number', parts: { room: { ...ROOM, widthMetres: Number.NaN } }, failure: { code: 'room-light.room-invalid' } },
  {
    what: 'walls that give more than they get',
    parts: { room: { ...ROOM, reflectances: { ceiling: 0.7, walls: 1.1, floor: 0.2 } } },
    failure: { code: 'room-light.room-invalid' },
  },
  { what: 'no maintenance', parts: { maintenanceFactor: 0 }, failure: { code: 'room-light.room-invalid' } },
  { what: 'a map above the ceiling', parts: { mapHeightMetres: 3 }, failure: { code: 'room-light.map-invalid' } },
  { what: 'cells without size', parts: { cellMetres: 0 }, failure: { code: 'room-light.map-invalid' } },
  { what: 'levels in disorder', parts: { levelsLux: [100, 50] }, failure: { code: 'room-light.map-invalid' } },
  {
    what: 'a luminaire beyond the wall',
    parts: { luminaires: [pendant(), pendant({ id: 'b', xMetres: 4.1 })] },
    failure: { code: 'room-light.luminaire-outside', id: 'b' },
  },
  {
    what: 'a luminaire above the ceiling',
    parts: { luminaires: [pendant({ undersideMetres: 2.9 })] },
    failure: { code: 'room-light.luminaire-outside', id: 'a' },
  },
  {
    what: 'a luminaire dimmed beyond its light',
    parts: { luminaires: [pendant({ dimmedTo: 1.2 })] },
    failure: { code: 'room-light.luminaire-invalid', id: 'a' },
  },
  {
    what: 'a luminaire turned by no number',
    parts: { luminaires: [pendant({ rotation: { tiltDegrees: Number.NaN } })] },
    failure: { code: 'room-light.luminaire-invalid', id: 'a' },
  },
  {
    what: 'a table in the next room',
    parts: { tables: [TABLE, { ...TABLE, id: 'far', xMetres: 9 }] },
    failure: { code: 'room-light.table-outside', id: 'far' },
  },
  {
    what: 'a table without length',
    parts: { tables: [{ ...TABLE, lengthMetres: 0 }] },
    failure: { code: 'room-light.table-invalid', id: 'table' },
  },
  {
    what: 'furniture inside out',
    parts: { obstructions: [{ kind: 'box', lowMetres: [1, 1, 1], highMetres: [0, 2, 2] }] },
    failure: { code: 'room-light.obstruction-invalid', obstruction: 0 },
  },
];
it.each(ODD)('RL5 refuses $what', ({ parts, failure }) => {
  expect(roomLight({ ...REQUEST, ...parts })).toEqual({ ok: false, failure });
});

it('RL5 measures a table half in a wall as far as it is inside, and an empty room as dark', () => {
  expect(meanOf({ tables: [{ ...TABLE, xMetres: 0 }] })).toBeGreaterThan(0);
  expect(estimate({ luminaires: [], tables: [] })).toMatchObject({ floor: { averageLux: 0 }, tables: [] });
  expect(meanOf({ luminaires: [pendant({ light: { distribution: lambertian(0) } })] })).toBe(0);
});
