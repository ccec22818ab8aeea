import type { SceneLight } from '@candil/configurator';
import { expect, it } from 'vitest';
import type { Projection } from '../flat/projection';
import { labelPlaces } from './label-places';

/** 100 pixels a metre, the floor at 0. */
const PROJECTION: Projection = { scale: 100, originX: 0, originY: 0 };

const lightAt = (id: string, x: number, bottomMetres: number) =>
  ({ id, x, z: 0, bottomMetres, mountMetres: 2.8, bodyHeightMetres: 0.2, radiusMetres: 0.1 }) as unknown as SceneLight;
const places = (lights: readonly SceneLight[], surroundings: Parameters<typeof labelPlaces>[3] = {}) =>
  Object.fromEntries(labelPlaces(lights, ({ x }) => x, PROJECTION, surroundings));
const UNDER = { across: 0, down: 0 };

it('leaves labels that stand clear right under their luminaires', () => {
  expect(places([lightAt('a', 0, 1.3), lightAt('b', 0.27, 1.3)])).toEqual({ a: UNDER, b: UNDER });
});

it('moves a label beside its luminaire, and feet and inches need more room', () => {
  expect(places([lightAt('a', 0, 1.3), lightAt('b', 0.27, 1.3)], { system: 'imperial' })).toEqual({
    a: UNDER,
    b: { across: 31, down: -33 },
  });
});

it('moves a label under another where luminaires or their cables stand on both sides', () => {
  const lights = [lightAt('a', 0, 1.3), lightAt('b', 0.27, 1.3), lightAt('low', 0.6, 0.6), lightAt('left', 0, 1.3)];
  expect(places(lights, { system: 'imperial' }).b).toEqual({ across: 0, down: 32 });
});

it('puts none on the top of a table', () => {
  const light = lightAt('a', 0, 0.9);
  const bottom = -90;
  const table = { left: -100, width: 200, top: bottom + 20, height: 4 };
  expect(places([light], { obstacles: [table] }).a).toEqual({ across: 25.5, down: -33 });
});

it('labels of hundreds one behind the other those that can be read, and covers none', () => {
  const hall = Array.from({ length: 480 }, (_, at) => lightAt(`l${at}`, (at % 24) * 0.4, 1.2 + Math.floor(at / 24) * 0.02));
  const found = labelPlaces(hall, ({ x }) => x, PROJECTION);
  expect(found.size).toBe(480);
  const labels = hall.flatMap(({ id, x, bottomMetres }) => {
    const place = found.get(id);
    return place === undefined ? [] : [{ x: x * 100 + place.across, y: -bottomMetres * 100 + place.down }];
  });
  expect(labels.length).toBeGreaterThanOrEqual(24);
  const covered = labels.filter((a) => labels.some((b) => a !== b && Math.abs(a.x - b.x) < 23 && Math.abs(a.y - b.y) < 30));
  expect(covered).toEqual([]);
});
