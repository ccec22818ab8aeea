import type { Scene } from '@candil/configurator';
import type { ModelDefinition } from '@candil/domain';
import { expect, test } from 'vitest';
import { lightRequestOf } from './light-request';

const technical = {
  lumens: 920,
  watts: 9,
  cri: 95,
  ip: 'IP20',
  netWeightKg: 1.4,
  widthMetres: 0.33,
  depthMetres: 0.33,
  heightMetres: 0.25,
  beamDegrees: 95,
  distribution: 'direct',
};
const modelOf = (code: string) => ({ technical: code === '0820' ? technical : { ...technical, lumens: 0 } }) as ModelDefinition;
const light = { id: 'a', model: '0820', x: -0.5, z: 0.25, bottomMetres: 1.4 };
const sceneOf = (lights: readonly unknown[]) =>
  ({ room: { widthMetres: 4, depthMetres: 3, heightMetres: 2.8 }, lights }) as unknown as Scene;
const table = { id: 't', kind: 'table', x: 0, z: 0.5, widthMetres: 2.2, depthMetres: 1, heightMetres: 0.75, turnDegrees: 15 } as const;

test('places are measured from a corner of the room, and tables are evaluated', () => {
  expect(lightRequestOf(sceneOf([light]), [table, { ...table, id: 's', kind: 'sofa' }], modelOf)).toMatchObject({
    room: { lengthMetres: 4, widthMetres: 3, heightMetres: 2.8 },
    luminaires: [{ id: 'a', xMetres: 1.5, yMetres: 1.75, undersideMetres: 1.4 }],
    mapHeightMetres: 0.76,
    tables: [
      { id: 't', shape: 'rectangle', xMetres: 2, yMetres: 2, lengthMetres: 2.2, widthMetres: 1, heightMetres: 0.75, turnDegrees: 15 },
    ],
  });
});

test('there is nothing to compute where nothing gives light', () => {
  expect(lightRequestOf(sceneOf([{ ...light, model: '2598' }]), [table], modelOf)).toBeUndefined();
});

test('lights outside the room are left out', () => {
  const outside = { ...light, id: 'b', x: 2.1 };
  const gone = { ...table, id: 'u', z: -1.6 };
  const { luminaires, tables } = lightRequestOf(sceneOf([light, outside]), [table, gone], modelOf)!;
  expect(luminaires.map(({ id }) => id)).toEqual(['a']);
  expect(tables?.map(({ id }) => id)).toEqual(['t']);
});
