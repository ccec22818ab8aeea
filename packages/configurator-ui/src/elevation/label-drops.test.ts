import type { SceneLight } from '@candil/configurator';
import { expect, it } from 'vitest';
import type { Projection } from '../flat/projection';
import { labelDrops } from './label-drops';

/** 100 pixels a metre, the floor at 0. */
const PROJECTION: Projection = { scale: 100, originX: 0, originY: 0 };

const lightAt = (id: string, x: number, bottomMetres: number) =>
  ({ id, x, z: 0, bottomMetres, bodyHeightMetres: 0.2, radiusMetres: 0.1 }) as unknown as SceneLight;
const drops = (lights: readonly SceneLight[], surroundings: Parameters<typeof labelDrops>[3] = {}) =>
  Object.fromEntries(labelDrops(lights, ({ x }) => x, PROJECTION, surroundings));

it('leaves labels that stand clear right under their luminaires', () => {
  expect(drops([lightAt('a', 0, 1.3), lightAt('b', 0.27, 1.3)])).toEqual({ a: 0, b: 0 });
});

it('moves a label under another, and feet and inches need more room', () => {
  expect(drops([lightAt('a', 0, 1.3), lightAt('b', 0.27, 1.3)], { system: 'imperial' })).toEqual({ a: 0, b: 32 });
});

it('puts none on the top of a table', () => {
  const light = lightAt('a', 0, 0.9);
  const bottom = -90;
  const table = { left: -100, right: 100, top: bottom + 20, bottom: bottom + 24 };
  const drop = drops([light], { obstacles: [table] }).a ?? 0;
  expect(bottom + 3 + drop).toBeGreaterThanOrEqual(table.bottom);
});
