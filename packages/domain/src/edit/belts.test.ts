import { describe, expect, it } from 'vitest';
import { type ElementGeometry, type ElementNode, elementOf, type Position, snapshotOf } from '../element';
import { compileElementRules } from '../rule';
import { configurationOf, ruleOf } from '../testing/configurations';
import { at, type Child, connectionOf, lightOf, spaceOf, trackOf } from '../testing/elements';
import { modelOf } from '../testing/models';
import { successOf } from '../testing/results';
import { type Change, type Configuration, checkConfiguration, createConfiguration, tryChange, undoChange } from '.';

const path = (points: readonly Position[], slack = points.slice(1).map(() => 0)): ElementGeometry => ({ kind: 'path', points, slack });
const hosted = (arcLengthMetres: number): ElementGeometry => ({ kind: 'hosted', trackId: 't', arcLengthMetres });
const shaped = (node: ElementNode, geometry: ElementGeometry): ElementNode => ({ ...node, props: { ...node.props, geometry } });
const shape = (geometry: ElementGeometry, elementId = 't'): Change => ({ kind: 'set-geometry', elementId, geometry });

/** A belt of 2 m from the left wall to the right one, its track in the middle of the ceiling, with a light on it. */
const BELT = path([
  [-1.5, -1, 0],
  [0.5, -1, 0],
]);
const light = (id: string, metres: number) => shaped(lightOf(id), hosted(metres));
const belt = (...children: readonly Child[]) => shaped(trackOf('t', children), BELT);
const roomWith = (...children: readonly Child[]) => configurationOf(spaceOf(children));
const lengthOf = ({ tree }: Configuration) => elementOf(tree, 't').props.technicalData.productLength;
const placeOf = ({ tree }: Configuration, id = 'l') => {
  const { position, props } = elementOf(tree, id);
  return [position, props.geometry?.kind === 'hosted' && props.geometry.arcLengthMetres];
};

describe('a belt in a configuration', () => {
  it('TC36 has its length when it is added, bent or replaces another', () => {
    const configuration = roomWith();
    successOf(tryChange(configuration, { kind: 'add', node: belt(), parentId: 'space', position: [0, 4, 0] }));
    expect(lengthOf(configuration)).toBe(2);
    successOf(
      tryChange(
        configuration,
        shape(
          path(
            [
              [-1, -1, 0],
              [1, -1, 0],
              [1, -1, 1],
            ],
            [0.5, 0],
          ),
        ),
      ),
    );
    expect(lengthOf(configuration)).toBe(4);
    successOf(tryChange(configuration, { kind: 'replace', elementId: 't', node: belt() }));
    expect(lengthOf(configuration)).toBe(2);
  });

  it('TC37 carries what sits on it along, and takes it back', () => {
    const configuration = roomWith(at(0, 4, 0, belt(at(-0.5, -1, 0, light('l', 1)))));
    const before = snapshotOf(configuration.tree);
    const longer = path([
      [-1.5, -1, 0],
      [-1.5, -1, 1.2],
    ]);
    const { inverse } = successOf(tryChange(configuration, shape(longer)));
    expect(placeOf(configuration)).toEqual([[-1.5, -1, 0.6], 0.6]);
    undoChange(configuration, inverse);
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('TC37 puts what is hung or slid onto the belt, no farther than its end', () => {
    const configuration = roomWith(at(0, 4, 0, belt()));
    successOf(tryChange(configuration, { kind: 'add', node: light('l', 1.5), parentId: 't', position: [9, 9, 9] }));
    expect(placeOf(configuration)).toEqual([[0, -1, 0], 1.5]);
    successOf(tryChange(configuration, shape(hosted(7), 'l')));
    expect(placeOf(configuration)).toEqual([[0.5, -1, 0], 2]);
  });

  it('TC38 moves with the room, and the move is reported', () => {
    const toBoth = path([
      [-1.5, -1, 0],
      [1.5, -1, 0],
    ]);
    const configuration = roomWith(at(0, 4, 0, shaped(trackOf('t', [at(0, -1, 0, light('l', 1.5))]), toBoth)));
    const { config } = elementOf(configuration.tree, 'space').props;
    if (config === undefined) throw new Error('the Space has no config');
    const widened = { ...config, roomSize: { ...config.roomSize, width: 5 } };
    const before = snapshotOf(configuration.tree);
    const { effects, inverse } = successOf(tryChange(configuration, { kind: 'set-room', config: widened }));
    expect(effects).toContainEqual({ kind: 'belt-carried', elementId: 't' });
    expect(elementOf(configuration.tree, 't').props.geometry).toMatchObject({
      points: [
        [-2.5, -1, 0],
        [2.5, -1, 0],
      ],
    });
    expect(lengthOf(configuration)).toBe(5);
    expect(placeOf(configuration)).toEqual([[0, -1, 0], 2.5]);
    undoChange(configuration, inverse);
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });
});

/** Issues of belts, in the order of the check. */
const saidOf = (configuration: Configuration) =>
  checkConfiguration(configuration).flatMap((issue) =>
    issue.kind === 'belt' ? [`${issue.elementId} ${issue.failure.code}`] : issue.kind === 'refused' ? [issue.failure.code] : [],
  );
const track = (geometry: ElementGeometry, ...children: readonly Child[]) => at(0, 4, 0, shaped(trackOf('t', children), geometry));

describe('a belt that is checked', () => {
  it('TC40 stands in its room where its track places it, and carries its lights', () => {
    expect(saidOf(roomWith(track(BELT, light('a', 0.5), light('b', 1))))).toEqual([]);
    // The same path on a track below the middle of the ceiling hangs through the floor.
    expect(saidOf(roomWith(at(0, 0.9, 0, belt())))).toEqual(['t belt.attach-edge', 't belt.attach-edge', 't belt.below-floor']);
    const bent = path([
      [-1.5, -1, 0],
      [1.45, -1, 0],
      [1.45, -1, 0.01],
    ]);
    expect(saidOf(roomWith(track(bent, light('a', 0.5), light('b', 0.6), light('c', 9))))).toEqual([
      't belt.attach-edge',
      't belt.attach-edge',
      't belt.span-short',
      't belt.spacing',
      't belt.body-over-end',
    ]);
  });

  it('TC40 is straight under what is four times as long as it is deep', () => {
    const long = (depth: number) => ({ ...light('l', 1), size: { width: 0.8, depth, height: 0.1 } });
    const slack = path(
      [
        [-1.5, -1, 0],
        [0.5, -1, 0],
      ],
      [0.2],
    );
    const found = [0.2, 0.19].map((depth) => saidOf(roomWith(track(slack, long(depth)))));
    expect(found).toEqual([[], ['t belt.body-straight']]);
  });

  it('TC40 is at most as long as its track is made and its feeds supply, and is reported before sticks', () => {
    const stick = shaped(lightOf('s'), { kind: 'stick', from: [0, -3, 1], to: [0, -2, 1], joints: [] });
    const code = modelOf().model;
    const said = (most: number) => {
      const { tree, context } = roomWith(at(0, 4, 0, stick), track(BELT, shaped(connectionOf('f'), hosted(0))));
      // The track is of no model here: only its feed has data.
      const partOf = (asked: string) => (asked === code ? { mostLengthMetres: most } : undefined);
      return saidOf(createConfiguration(snapshotOf(tree), { ...context, partOf }));
    };
    const lines = ['stick.anchor', 'stick.feed'];
    expect([said(2), said(1.9)]).toEqual([lines, ['t belt.length', ...lines]]);
  });
});

describe('lights of a belt', () => {
  it('CO21 do not collide with it, unless they name another track', () => {
    const collides = (trackId: string) => {
      const lights = ['a', 'b'].map((id) => at(-0.5, -1, 0, shaped(lightOf(id), { kind: 'hosted', trackId, arcLengthMetres: 1 })));
      return checkConfiguration(roomWith(track(BELT, ...lights))).flatMap((issue) => (issue.kind === 'collides' ? [issue.elementId] : []));
    };
    expect([collides('t'), collides('u')]).toEqual([[], ['a', 'b']]);
  });
});

describe('a rule that stands in the way of ordering alone', () => {
  it('TC39 holds no change back, and is named by the check', () => {
    const rules = (blocks?: 'order') =>
      compileElementRules([{ ...ruleOf('one', ['Space'], 'count("Light") <= 1'), ...(blocks === undefined ? {} : { blocks }) }]);
    const twoIn = (blocks?: 'order') => {
      const configuration = configurationOf(spaceOf([at(0, 4, 0, lightOf('a'))]), { rules: rules(blocks) });
      const tried = tryChange(configuration, { kind: 'add', node: lightOf('b'), parentId: 'space', position: [1, 4, 0] });
      const named = checkConfiguration(configuration).flatMap((issue) => (issue.kind === 'refused' ? [issue.failure.code] : []));
      return [tried.ok, named.includes('rule.rejected')];
    };
    expect([twoIn('order'), twoIn()]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
