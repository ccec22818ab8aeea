import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../geometry';
import { anchorSurfaceOf, isInRoom, lineOfArc, nearestOnReach, reachArcs, surfacesAt } from '.';

const ROOM = { width: 3.6, depth: 3, height: 2.7 };
const distance = (one: RoomPoint, other: RoomPoint) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

describe('the surfaces of a room', () => {
  it('ST1 hold an end within a millimetre, the ceiling and the floor before walls', () => {
    expect(surfacesAt([0, 2.7, 0], ROOM)).toEqual(['ceiling']);
    expect(surfacesAt([0, 2.699, 0], ROOM)).toEqual(['ceiling']);
    expect(surfacesAt([0, 2.698, 0], ROOM)).toEqual([]);
    expect(anchorSurfaceOf([1.8, 0, -1.5], ROOM)).toBe('floor');
    expect([anchorSurfaceOf([0, 1, -1.5], ROOM), anchorSurfaceOf([1.8, 1, 0], ROOM)]).toEqual(['wall-A', 'wall-B']);
    expect([anchorSurfaceOf([0, 1, 1.5], ROOM), anchorSurfaceOf([-1.8, 1, 0], ROOM)]).toEqual(['wall-C', 'wall-D']);
  });

  it('ST1 bound the room', () => {
    expect([isInRoom([1.8, 2.7, -1.5], ROOM), isInRoom([1.801, 0, 0], ROOM)]).toEqual([true, true]);
    expect([isInRoom([1.802, 0, 0], ROOM), isInRoom([0, -0.002, 0], ROOM), isInRoom([0, 0, 1.6], ROOM)]).toEqual([false, false, false]);
  });
});

describe('where a stick reaches', () => {
  it('ST2 is a circle on a surface that has room for it, and nothing beyond its length', () => {
    const arcs = reachArcs([0, 1.7, 0], 1.25, ROOM);
    expect(arcs.filter(({ surface }) => surface === 'ceiling')).toEqual([
      { surface: 'ceiling', centre: [0, 2.7, 0], radiusMetres: expect.closeTo(0.75, 12), fromTurn: 0, toTurn: 2 * Math.PI },
    ]);
    expect(arcs.map(({ surface }) => surface)).toEqual(['ceiling']);
  });

  it('ST2 is cut off where the surface ends, and is in one piece across the turn of the circle', () => {
    const from: RoomPoint = [-1.8, 0.9, 0];
    const arcs = reachArcs(from, 2.25, ROOM);
    expect(arcs.map(({ surface }) => surface)).toEqual(['ceiling', 'floor', 'wall-A', 'wall-C']);
    const [ceiling] = arcs;
    expect(ceiling?.fromTurn).toBeCloseTo((3 * Math.PI) / 2, 9);
    expect(ceiling?.toTurn).toBeCloseTo((5 * Math.PI) / 2, 9);
  });

  it('ST2 is every place of the surfaces at that distance, and no other', () => {
    const inside = fc.tuple(
      fc.double({ min: -1.7, max: 1.7, noNaN: true }),
      fc.double({ min: 0.1, max: 2.6, noNaN: true }),
      fc.double({ min: -1.4, max: 1.4, noNaN: true }),
    );
    fc.assert(
      fc.property(
        inside,
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (from, length, turn) => {
          const arcs = reachArcs(from, length, ROOM);
          const away = 2.7 - from[1];
          if (length <= away) return;
          const radius = Math.sqrt(length * length - away * away);
          const point: RoomPoint = [from[0] + radius * Math.cos(turn), 2.7, from[2] + radius * Math.sin(turn)];
          const edge = Math.max(Math.abs(point[0]) - 1.8, Math.abs(point[2]) - 1.5);
          if (Math.abs(edge) < 1e-6) return;
          const nearest = nearestOnReach(arcs, point);
          const isReached = nearest !== undefined && distance(nearest.at, point) < 1e-9;
          expect(isReached).toBe(edge < 0);
        },
      ),
      { examples: [[[0, 1.7, 0], 1.25, 1]] },
    );
  });

  it('ST3 is at exactly that length, on the surface and in the room', () => {
    const from = fc.constantFrom<RoomPoint>([-1.8, 0.9, 0], [0, 0, 0.4], [0.5, 1.4, 0.2], [1.2, 2.7, -1]);
    const wanted = fc.tuple(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -1, max: 4, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
    );
    fc.assert(
      fc.property(from, fc.constantFrom(0.6, 1.15, 1.7, 2.25), wanted, (held, length, point) => {
        const arcs = reachArcs(held, length, ROOM);
        const nearest = nearestOnReach(arcs, point);
        const drawn = arcs.flatMap((arc) => lineOfArc(arc).map((at) => ({ at, surface: arc.surface })));
        for (const { at, surface } of [...(nearest === undefined ? [] : [nearest]), ...drawn]) {
          expect(Math.abs(distance(held, at) - length)).toBeLessThan(0.0001);
          expect(surfacesAt(at, ROOM)).toContain(surface);
          expect(isInRoom(at, ROOM)).toBe(true);
        }
        for (const { at } of drawn) expect(distance(at, point)).toBeGreaterThanOrEqual(distance(nearest?.at ?? at, point) - 1e-9);
      }),
      { examples: [[[-1.8, 0.9, 0], 2.25, [0, 2.7, 0]]] },
    );
    expect(nearestOnReach(reachArcs([0.5, 1.4, 0.2], 0.6, ROOM), [0, 0, 0])).toBe(undefined);
  });
});
