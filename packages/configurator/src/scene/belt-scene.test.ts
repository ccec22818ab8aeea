import { createConfiguration, snapshotOf, tryChange } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { beltRoomSpace, catalogueSources } from '../testing';
import { sceneOf } from './scene-of';

const sources = catalogueSources({ subFamilyId: 225 });
const space = beltRoomSpace(sources);
const mm = (metres: number) => Math.round(metres * 1000);

describe('belts in the scene', () => {
  const { belts, lights } = sceneOf(space, { partOf: (model) => sources.systemParts[model] });

  it('hang through their points, each on its surface', () => {
    expect(
      belts.map(({ id, label, color, lengthMetres, mostLengthMetres, watts }) => [
        id,
        label,
        color,
        mm(lengthMetres),
        mostLengthMetres,
        watts,
      ]),
    ).toEqual([
      ['b1', 'B1', '31', 4882, 30, 58],
      ['b2', 'B2', '51', 1890, 30, 22],
    ]);
    expect(
      belts[0]?.points.map(({ label, surface, rodMetres, arcLengthMetres }) => [label, surface, mm(rodMetres), mm(arcLengthMetres)]),
    ).toEqual([
      ['P1', 'ceiling', 120, 0],
      ['P2', 'ceiling', 120, 2100],
      ['P3', 'wall-B', 0, 4882],
    ]);
    expect(belts[1]?.points.map(({ label, surface }) => [label, surface])).toEqual([
      ['P4', 'wall-A'],
      ['P5', 'wall-A'],
    ]);
    const [span] = belts[0]?.spans ?? [];
    expect(span?.straightMetres).toBe(2);
    expect(span?.lengthMetres).toBe(2.1);
    expect(span?.slack).toBe(0.05);
    expect(mm(span?.sagMetres ?? 0)).toBe(279);
    expect(span?.curve[0]).toEqual({ x: -2.1, y: 2.68, z: 0 });
    expect(span?.curve.at(-1)).toEqual({ x: -0.1, y: 2.68, z: 0 });
  });

  it('have their feed on its surface and their lights in order', () => {
    expect(belts.map(({ feed }) => feed && [feed.model, feed.installation, feed.deliveredWatts, feed.surface, feed.x, feed.y])).toEqual([
      ['8015', '20', 100, 'ceiling', -2.1, 2.8],
      undefined,
    ]);
    expect(belts.map(({ lightIds }) => lightIds.join(' '))).toEqual(['l1 l2 l3 l4 l5 l6', 'l7 l8 l9']);
  });

  it('carry their lights where they are clipped on', () => {
    expect(lights.map(({ id, label }) => `${id} ${label}`).join(', ')).toBe(
      'l1 L1, l2 L2, l3 L3, l4 L4, l5 L5, l6 L6, l7 L7, l8 L8, l9 L9',
    );
    const middle = lights[1];
    expect(mm(middle?.x ?? 0)).toBe(-1100);
    expect(mm(middle?.mountMetres ?? 0)).toBe(2401);
    expect(mm(middle?.bottomMetres ?? 0)).toBe(2051);
    expect(middle?.host?.beltId).toBe('b1');
    expect(middle?.host?.tangent).toEqual({ x: 1, y: 0, z: 0 });
  });

  it('stay the same objects while nothing on them changes', () => {
    const configuration = createConfiguration(space, sources.context);
    const before = sceneOf(snapshotOf(configuration.tree));
    expect(tryChange(configuration, { kind: 'set-attributes', elementIds: ['l8'], attributes: { color: '11' } }).ok).toBe(true);
    const after = sceneOf(snapshotOf(configuration.tree));
    expect(after.belts.map((belt, index) => belt === before.belts[index])).toEqual([true, false]);
    expect(after.lights.filter((light, index) => light !== before.lights[index]).map(({ id }) => id)).toEqual(['l8']);
  });
});
