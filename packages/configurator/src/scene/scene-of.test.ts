import { createConfiguration, snapshotOf, tryChange } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { catalogueSources, sevenLightsSpace } from '../testing';
import { canopyLabel } from './labels';
import { sceneOf } from './scene-of';

const sources = catalogueSources();
const open = () => createConfiguration(sevenLightsSpace(sources), sources.context);

describe('sceneOf', () => {
  it('contains every light at its position, in the order of the tree', () => {
    const { lights } = sceneOf(sevenLightsSpace(sources));
    expect(
      lights.map(({ label, model, x, z, bottomMetres, mountMetres, canopyId, compositionId }) => [
        `${label} ${model} ${canopyId} ${compositionId}`,
        ...[x, z, bottomMetres, mountMetres].map((metres) => Math.round(metres * 1000) / 1000),
      ]),
    ).toEqual([
      ['L1 0820 feed over-table', -0.83, 0, 1.4, 2.8],
      ['L2 0820 feed over-table', -0.22, -0.16, 1.7, 2.8],
      ['L3 0820 feed over-table', 0.62, 0, 1.5, 2.8],
      ['L4 5520 feed over-table', 0.32, -0.39, 1.25, 2.8],
      ['L5 5520 feed over-table', -0.535, 0.28, 1.55, 2.8],
      ['L6 0162 l6-canopy over-sideboard', 1, -1.28, 1.3, 2.665],
      ['L7 0162 l7-canopy over-sideboard', 1.6, -1.28, 1.3, 2.665],
    ]);
  });

  it('has the body and the choices of a light', () => {
    expect(sceneOf(sevenLightsSpace(sources)).lights[6]).toEqual({
      id: 'l7',
      type: 'Light',
      label: 'L7',
      model: '0162',
      compositionId: 'over-sideboard',
      canopyId: 'l7-canopy',
      radiusMetres: 0.09,
      bodyHeightMetres: 0.235,
      bottomMetres: 1.3,
      mountMetres: 2.665,
      heightCm: 150,
      color: '24',
      temperature: '1',
      control: 'A',
      installation: '10',
      lumens: 560,
      collides: false,
      x: 1.6,
      z: -1.28,
    });
  });

  it('has room, compositions, and canopies with their pendants', () => {
    const { room, compositions, canopies } = sceneOf(sevenLightsSpace(sources));
    expect(room).toEqual({ widthMetres: 4, depthMetres: 3, heightMetres: 2.8, extraCeilingMetres: 0.16, ceilingMaterial: 'pladur' });
    expect(compositions).toEqual([
      { id: 'over-table', number: 1, isVirtual: false, canopyIds: ['feed'], lightIds: ['l1', 'l2', 'l3', 'l4', 'l5'] },
      { id: 'over-sideboard', number: 2, isVirtual: false, canopyIds: ['l6-canopy', 'l7-canopy'], lightIds: ['l6', 'l7'] },
    ]);
    const surface = {
      installation: '10',
      isFreeWire: false,
      isVirtual: false,
      widthMetres: 0.195,
      depthMetres: 0.195,
      heightMetres: 0.135,
    };
    expect(canopies.slice(1)).toEqual([
      { id: 'l6-canopy', compositionId: 'over-sideboard', label: 'B', ...surface, x: 1, z: -1.28, lightIds: ['l6'] },
      { id: 'l7-canopy', compositionId: 'over-sideboard', label: 'C', ...surface, x: 1.6, z: -1.28, lightIds: ['l7'] },
    ]);
    expect(canopies[0]).toMatchObject({ id: 'feed', label: 'A', isFreeWire: true, widthMetres: 0.195, x: 0, z: -0.875 });
  });

  it('keeps the objects of elements that a move does not affect', () => {
    const configuration = open();
    const before = sceneOf(snapshotOf(configuration.tree));
    const moved = tryChange(configuration, { kind: 'move', elementId: 'l3', position: [0.7, 0, 0.875] });
    expect(moved.ok).toBe(true);
    const after = sceneOf(snapshotOf(configuration.tree));
    expect(after.lights.map((light, index) => light === before.lights[index])).toEqual([true, true, false, true, true, true, true]);
    expect(after.canopies.every((canopy, index) => canopy === before.canopies[index])).toBe(true);
    expect(after.compositions.every((composition, index) => composition === before.compositions[index])).toBe(true);
    expect(after.room).toBe(before.room);
    expect(after.lights[2]?.x).toBeCloseTo(0.7, 9);
  });

  it('counts canopies on behind Z', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(canopyLabel)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});
