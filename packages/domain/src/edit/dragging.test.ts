import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absolutePositionOf, snapshotOf } from '../element';
import { CircleGrid, type PlanPoint, slideCircle, slideGroup } from '../geometry';
import { configurationOf, hangingLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf, trackOf } from '../testing/elements';
import { successOf } from '../testing/results';
import { type Configuration, clearanceOf, neighboursOf, slideMove, tryChange } from '.';

/** Lights are 0.18 m wide, canopies of installation 10 0.13 m. */
const row = (...places: readonly (readonly [id: string, x: number, z: number])[]) =>
  configurationOf(spaceOf(places.map(([id, x, z]) => at(x, 4, z, lightOf(id)))));
const rounded = ({ x, z }: PlanPoint) => [Number(x.toFixed(6)), Number(z.toFixed(6))];
const placeOf = ({ tree }: Configuration, id: string) => {
  const [x, , z] = absolutePositionOf(tree, id);
  return rounded({ x, z });
};
const dragged = (configuration: Configuration, ids: readonly string[], towards: PlanPoint) => {
  const slide = slideMove(configuration, ids, towards);
  if (slide === undefined) return undefined;
  const outcome = successOf(tryChange(configuration, slide.changes));
  return [...ids.map((id) => placeOf(configuration, id)), outcome.effects];
};

describe('dragging', () => {
  it('CO18 leads one element around what blocks it and along the walls, as a circle alone', () => {
    expect(dragged(row(['a', 0, 1], ['b', 0, 0]), ['a'], { x: 0.03, z: 0.04 })).toEqual([[0.108, 0.144], []]);
    expect(dragged(row(['a', 0, 1]), ['a'], { x: 9, z: -9 })).toEqual([[1.41, -1.41], []]);
  });

  it('CO18 moves a group rigidly: its members do not collide with each other and keep their distances', () => {
    const configuration = row(['a', 0, 1], ['b', 0.18, 1], ['c', 0.18, 0]);
    const before = snapshotOf(configuration.tree);
    const slide = slideMove(configuration, ['a', 'b'], { x: 0, z: 0.06 });
    expect(slide && rounded(slide.by)).toEqual([0, -0.82]);
    expect(snapshotOf(configuration.tree)).toBe(before);
    expect(dragged(configuration, ['a', 'b'], { x: 0, z: 0.06 })).toEqual([[0, 0.18], [0.18, 0.18], []]);
    expect(dragged(row(['a', 0, 0], ['b', 0.4, 0]), ['a', 'b'], { x: 9, z: 9 })).toEqual([[1.01, 1.41], [1.41, 1.41], []]);
  });

  it('CO18 takes along what an element holds, once', () => {
    const hung = clusterOf('k', [at(0.3, -1, 0, hangingLight('l'))], { attributes: { installation: '18' } });
    const configuration = configurationOf(spaceOf([at(0, 4, 0, compositionOf('g', [at(0.1, 0, 0, hung)]))]));
    expect(slideMove(configuration, ['k', 'l', 'g'], { x: 9, z: 0 })).toEqual({
      by: { x: expect.closeTo(1.01, 9), z: 0 },
      changes: [{ kind: 'move', elementId: 'g', position: [expect.closeTo(1.01, 9), 4, 0] }],
    });
  });

  it('CO18 keeps a track between the walls, and moves what has no body freely', () => {
    const configuration = configurationOf(spaceOf([at(0, 3, 0, trackOf('t')), at(0, 4, 0, compositionOf('g'))]));
    expect(slideMove(configuration, ['t'], { x: 5, z: 5 })?.by).toEqual({ x: expect.closeTo(0.5, 9), z: expect.closeTo(1.41, 9) });
    expect(slideMove(configuration, ['g'], { x: 5, z: 5 })?.by).toEqual({ x: 5, z: 5 });
  });

  it('CO18 leaves what is blocked on all sides, or has no place in the room, where it is', () => {
    const walls = [-0.27, -0.09, 0.09, 0.27].flatMap((x) => [-0.27, -0.09, 0.09, 0.27].map((z) => [`${x}/${z}`, x, z] as const));
    expect(slideMove(row(['a', 1, 1], ['b', 1.2, 1], ...walls), ['a', 'b'], { x: 0, z: 0 })).toBe(undefined);
    const wide = configurationOf(spaceOf([at(0, 4, 0, pendantOf('p', { size: { height: 0.2, width: 4, depth: 4 } }))]));
    expect(slideMove(wide, ['p'], { x: 0.1, z: 0 })).toBe(undefined);
    expect(slideMove(wide, [], { x: 0.1, z: 0 })).toBe(undefined);
  });

  it('CO18 throws for what cannot be dragged', () => {
    const configuration = row(['a', 0, 0]);
    expect(() => slideMove(configuration, ['space'], { x: 0, z: 0 })).toThrow('the Space is not moved');
    expect(() => slideMove(configuration, ['nowhere'], { x: 0, z: 0 })).toThrow('no element "nowhere"');
    expect(() => slideMove(configuration, ['a'], { x: Number.NaN, z: 0 })).toThrow(RangeError);
  });

  it('CO18 ends clear of everything else and in the room, or not at all', () => {
    const place = fc.double({ min: -2, max: 2, noNaN: true });
    const circles = fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 12 });
    const own = fc.array(fc.tuple(fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: -0.5, max: 0.5, noNaN: true })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(circles, own, place, place, (others, group, x, z) => {
        const grid = new CircleGrid();
        const circleIds = group.map(([ownX, ownZ], id) => {
          grid.insert(id, ownX, ownZ, 0.1);
          return id;
        });
        for (const [index, [otherX, otherZ]] of others.entries()) grid.insert(100 + index, otherX, otherZ, 0.15);
        const by = slideGroup(grid, { circleIds, extents: [] }, { x, z }, { width: 3, depth: 3 });
        if (by === undefined) return;
        for (const id of circleIds) {
          const { x: fromX, z: fromZ } = grid.circleOf(id);
          grid.move(id, fromX + by.x, fromZ + by.z);
        }
        for (const id of circleIds) {
          const { x: ownX, z: ownZ, radius } = grid.circleOf(id);
          expect(grid.overlapping(id).filter((other) => other >= 100)).toEqual([]);
          expect(Math.max(Math.abs(ownX), Math.abs(ownZ)) + radius).toBeLessThanOrEqual(1.5 + 1e-9);
        }
      }),
      {
        examples: [
          [
            [[1, 0]],
            [
              [0, 0],
              [0.3, 0],
            ],
            0.75,
            0.01,
          ],
        ],
      },
    );
  });

  it('CO18 leads a group of one as the circle alone', () => {
    const place = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 12 }), place, place, (others, x, z) => {
        const grid = new CircleGrid();
        grid.insert(0, 0, 0, 0.1);
        for (const [index, [otherX, otherZ]] of others.entries()) grid.insert(1 + index, otherX, otherZ, 0.15);
        const room = { width: 3, depth: 3 };
        const alone = slideCircle(grid, 0, { x, z }, room);
        const group = slideGroup(grid, { circleIds: [0], extents: [] }, { x, z }, room);
        expect(group && rounded(group)).toEqual(alone && rounded(alone));
      }),
      { examples: [[[[1, 0]], 0.95, 0.01]] },
    );
  });
});

describe('what stands around', () => {
  const configuration = row(['a', -1, 0], ['b', 0.2, 0.5], ['c', 1, -1]);

  it('CO19 returns the nearest neighbour and the four walls, by edges and by centres', () => {
    expect(neighboursOf(configuration, 'a')).toEqual({
      nearest: {
        elementId: 'b',
        from: 'a',
        at: { x: 0.2, z: 0.5 },
        centreMetres: expect.closeTo(1.3, 9),
        edgeMetres: expect.closeTo(1.12, 9),
      },
      walls: {
        left: { edgeMetres: expect.closeTo(0.41, 9), centreMetres: 0.5 },
        right: { edgeMetres: expect.closeTo(2.41, 9), centreMetres: 2.5 },
        back: { edgeMetres: expect.closeTo(1.41, 9), centreMetres: 1.5 },
        front: { edgeMetres: expect.closeTo(1.41, 9), centreMetres: 1.5 },
      },
    });
    expect(clearanceOf(configuration, 'a')).toEqual({ metres: expect.closeTo(0.41, 9), to: { kind: 'wall', wall: 'left' } });
  });

  it('CO19 looks as if the element were elsewhere, and past others', () => {
    const by = { x: 1, z: 0.5 };
    expect(clearanceOf(configuration, 'a', { by })).toEqual({ metres: expect.closeTo(0.02, 9), to: { kind: 'element', elementId: 'b' } });
    expect(neighboursOf(configuration, 'a', { by, without: ['b'] })?.nearest?.elementId).toBe('c');
    expect(neighboursOf(row(['a', 0, 0]), 'a')?.nearest).toBe(undefined);
  });

  it('CO19 takes what an element holds as its own, and what holds it for no neighbour', () => {
    const hung = clusterOf('k', [at(0.3, -1, 0, hangingLight('l', { installation: '10' }))]);
    const held = configurationOf(spaceOf([at(0, 4, 0, hung), at(1, 4, 0, lightOf('b'))]));
    expect(neighboursOf(held, 'k')?.nearest).toMatchObject({ elementId: 'b', from: 'l', edgeMetres: expect.closeTo(0.52, 9) });
    expect(neighboursOf(held, 'l')?.nearest?.elementId).toBe('b');
    expect(neighboursOf(held, 'b')?.nearest?.elementId).toBe('l');
    expect(neighboursOf(held, 'space')?.nearest).toBeUndefined();
  });

  it('CO19 is nothing for what has no body', () => {
    const empty = configurationOf(spaceOf([compositionOf('g')]));
    expect(neighboursOf(empty, 'g')).toBeUndefined();
    expect(clearanceOf(empty, 'g')).toBeUndefined();
    expect(() => neighboursOf(empty, 'nowhere')).toThrow('no element "nowhere"');
  });
});
