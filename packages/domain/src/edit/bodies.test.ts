import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ElementGeometry, elementOf, type Pose, snapshotOf } from '../element';
import { loadDocument, saveDocument } from '../saved-document';
import { configurationOf, HANGING_MODEL, hangingLight } from '../testing/configurations';
import { at, type Child, clusterOf, connectionOf, spaceOf, trackOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, checkConfiguration, slideMove, tryChange, undoChange } from '.';

const roomWith = (...children: readonly Child[]) => configurationOf(spaceOf(children));
const pose = (yaw: number, more: Partial<Pose> = {}, ...elementIds: string[]): Change => ({
  kind: 'set-pose',
  elementIds: elementIds.length > 0 ? elementIds : ['t'],
  pose: { yaw, pitch: 0, roll: 0, ...more },
});
const shape = (geometry: ElementGeometry | null, elementId = 't'): Change => ({ kind: 'set-geometry', elementId, geometry });
const path = (points: readonly (readonly [number, number, number])[], isClosed = false): ElementGeometry => ({
  kind: 'path',
  points,
  slack: Array(points.length - (isClosed ? 0 : 1)).fill(0),
  ...(isClosed ? { isClosed } : {}),
});
const collides = (configuration: Configuration) =>
  checkConfiguration(configuration).flatMap((issue) => (issue.kind === 'collides' ? [issue.elementId] : []));
/** Tracks are 2 m long and 0.18 m thick. */
const crossed = () => roomWith(at(0, 3, 0, trackOf('t')), at(0, 3, 0.5, trackOf('u')));

describe('the body of a track', () => {
  it('CO17 is turned by its pose', () => {
    const configuration = crossed();
    expect(collides(configuration)).toEqual([]);
    const turned = successOf(tryChange(configuration, pose(Math.PI / 2)));
    expect(turned.effects).toEqual([{ kind: 'collides', elementId: 't' }]);
    expect(collides(configuration)).toEqual(['t', 'u']);
    // Rolled it leads upwards, over the other; counter-clockwise it leads to the back on its right.
    expect(successOf(tryChange(configuration, pose(Math.PI / 2, { roll: Math.PI / 2 }))).effects).toEqual([
      { kind: 'clear-again', elementId: 't' },
    ]);
    const back = roomWith(at(0, 3, 0, trackOf('t')), at(0.75, 3, -0.75, trackOf('u', [], { technicalData: { productLength: 0.2 } })));
    successOf(tryChange(back, pose(Math.PI / 4)));
    expect(collides(back)).toEqual(['t', 'u']);
  });

  it('CO17 leads from point to point, back to the first where it is closed, or from end to end', () => {
    const around = [
      [-1, 0, 0],
      [-1, 0, 1],
      [1, 0, 1],
    ] as const;
    const shaped = (geometry: ElementGeometry) => {
      const configuration = crossed();
      successOf(tryChange(configuration, shape(geometry)));
      return collides(configuration);
    };
    expect([shaped(path(around)), shaped(path(around.slice(1))), shaped(path([around[0], around[2]], true))]).toEqual([
      ['t', 'u'],
      [],
      ['t', 'u'],
    ]);
    expect(shaped({ kind: 'stick', from: [0, 0, -1], to: [0, 0, 1], joints: [] })).toEqual(['t', 'u']);
    expect(shaped({ kind: 'stick', from: [0, 0, 0], to: [0, 2, 0], joints: [] })).toEqual(['t']);
  });

  it('CO22 leads on from the end of another, and does not lie on it', () => {
    const spans = (...ends: readonly (readonly [number, number, number])[]) => {
      const configuration = crossed();
      const belt = (elementId: string, from: readonly [number, number, number], to: readonly [number, number, number]) =>
        successOf(tryChange(configuration, [{ kind: 'move', elementId, position: [0, 3, 0] }, shape(path([from, to]), elementId)]));
      belt('t', [-1, 0, 0], [1, 0, 0]);
      for (const end of ends) belt('u', [1, 0, 0], end);
      return collides(configuration);
    };
    const both = ['t', 'u'];
    // Onwards, at a right angle, back at a wide angle; then the same way back, longer than the other and shorter, and at a hair's angle.
    expect([spans([1.4, 0, 0]), spans([1, 0, 1]), spans([0, 0, 1])]).toEqual([[], [], []]);
    expect([spans([-1, 0, 0]), spans([-1.4, 0, 0]), spans([0, 0, 0]), spans([-1, 0, 0.1])]).toEqual([both, both, both, both]);
    const same = configurationOf(spaceOf([at(0, 3, 0, trackOf('t')), at(0, 3, 0, trackOf('u'))]));
    expect(collides(same)).toEqual(both);
  });

  it('CO18 stays between the walls however it is turned or bent', () => {
    const configuration = crossed();
    successOf(tryChange(configuration, pose(Math.PI / 2)));
    expect(slideMove(configuration, ['t'], { x: 9, z: 9 })?.by).toEqual({ x: expect.closeTo(1.41, 9), z: expect.closeTo(0.5, 9) });
  });
});

describe('pose and geometry', () => {
  it('TC34 are set and taken away as one step that undo takes back', () => {
    const configuration = roomWith(at(0, 3, 0, trackOf('t', [connectionOf('c')])), at(0, 4, 1, clusterOf('k', [hangingLight('l')])));
    const before = snapshotOf(configuration.tree);
    const hosted: ElementGeometry = { kind: 'hosted', trackId: 't', arcLengthMetres: 0.4 };
    const { inverse } = successOf(tryChange(configuration, [pose(1, {}, 'k', 'l'), shape(hosted, 'c')]));
    const bodyOf = (id: string) => {
      const { props } = elementOf(configuration.tree, id);
      return [props.pose, props.geometry];
    };
    expect(['k', 'l', 'c'].map(bodyOf)).toEqual([
      [{ yaw: 1, pitch: 0, roll: 0 }, undefined],
      [{ yaw: 1, pitch: 0, roll: 0 }, undefined],
      [undefined, hosted],
    ]);
    const taken = successOf(tryChange(configuration, [{ kind: 'set-pose', elementIds: ['k', 'l'], pose: null }, shape(null, 'c')]));
    expect(snapshotOf(configuration.tree)).toEqual(before);
    undoChange(configuration, taken.inverse);
    undoChange(configuration, inverse);
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('TC34 are refused where they do not fit', () => {
    const configuration = crossed();
    const codeOf = (change: Change) => failureOf(tryChange(configuration, change));
    expect(codeOf(pose(1, {}, 'space'))).toEqual({ code: 'edit.space-stays' });
    expect(codeOf(pose(1, {}, 'nowhere'))).toEqual({ code: 'element.not-found', elementId: 'nowhere' });
    expect(codeOf(shape(null, 'nowhere'))).toEqual({ code: 'element.not-found', elementId: 'nowhere' });
    expect(codeOf(shape({ kind: 'hosted', trackId: 'u', arcLengthMetres: 0 }))).toEqual({
      code: 'element.method-invalid',
      method: 'set-geometry',
      elementType: 'Track',
    });
    expect(codeOf(pose(7))).toEqual({
      code: 'edit.change-malformed',
      path: 'pose.yaw',
      expected: expect.stringContaining('a number from -6.28'),
    });
    expect(
      codeOf(
        shape({
          ...path([
            [0, 0, 0],
            [1, 0, 0],
          ]),
          slack: [],
        } as ElementGeometry),
      ),
    ).toEqual({
      code: 'edit.change-malformed',
      path: 'geometry.slack',
      expected: 'a list of 1',
    });
    expect(codeOf(shape(path([[0, 0, 0]])))).toMatchObject({ path: 'geometry.points', expected: 'two points or more' });
    expect(codeOf(shape({ kind: 'bent' } as never))).toMatchObject({ path: 'geometry.kind' });
  });

  it('SV14 are saved and loaded as they are, and version 2 has none', () => {
    const angle = fc.double({ min: -6.28, max: 6.28, noNaN: true });
    const metres = fc.double({ min: -9, max: 9, noNaN: true });
    const point = fc.tuple(metres, metres, metres);
    const spans = fc.array(fc.tuple(point, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(point, spans, angle, angle, angle, (first, others, yaw, pitch, roll) => {
        const configuration = crossed();
        const belt: ElementGeometry = {
          kind: 'path',
          points: [first, ...others.map(([each]) => each)],
          slack: others.map(([, slack]) => slack),
        };
        const stick: ElementGeometry = { kind: 'stick', from: first, to: first, joints: [{ end: 'to', elementId: 't', otherEnd: 'from' }] };
        successOf(tryChange(configuration, [shape(belt), pose(yaw, { pitch, roll }), shape(stick, 'u')]));
        const saved = saveDocument(configuration.tree);
        const { tree } = successOf(loadDocument(JSON.parse(JSON.stringify(saved)), { models: [HANGING_MODEL] }));
        expect(snapshotOf(tree)).toEqual(snapshotOf(configuration.tree));
        expect(saveDocument(tree)).toEqual(saved);
      }),
      { examples: [[[0, 0, 0], [[[1, 0, 0], 0.25]], -0, 1, 2]] },
    );
    const older = { ...saveDocument(crossed().tree), version: 2 };
    const { tree, version } = successOf(loadDocument(older, { models: [HANGING_MODEL] }));
    expect(version).toBe(2);
    expect(saveDocument(tree)).toEqual({ ...older, version: 3 });
  });
});
