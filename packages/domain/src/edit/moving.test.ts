import { describe, expect, it } from 'vitest';
import { elementOf, snapshotOf } from '../element';
import { configurationOf, hangingLight, surfaceLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, spaceOf, trackOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, tryChange } from '.';

const attributesOf = ({ tree }: Configuration, id: string) => elementOf(tree, id).props.attributes;
const done = (configuration: Configuration, change: Change) => successOf(tryChange(configuration, change));
const refused = (configuration: Configuration, change: Change) => failureOf(tryChange(configuration, change));

/** Two lights of 0.18 m a metre apart, and a cluster with one light. */
const ROOM = spaceOf([
  at(-0.5, 4, 0, hangingLight('a')),
  at(0.5, 4, 0, hangingLight('b')),
  at(0, 4, 1, clusterOf('cluster', [at(0, -0.135, 0, hangingLight('c', { installation: '10' }))])),
]);

describe('moving', () => {
  it('TC13 flags what collides and keeps where it last stood clear', () => {
    const configuration = configurationOf(ROOM);
    done(configuration, { kind: 'move', elementId: 'a', position: [0.3, 4, 0] });
    const { effects } = done(configuration, { kind: 'move', elementId: 'a', position: [0.33, 4, 0] });
    done(configuration, { kind: 'move', elementId: 'a', position: [0.4, 4, 0] });
    expect(effects).toEqual([{ kind: 'collides', elementId: 'a' }]);
    expect(attributesOf(configuration, 'a').collides).toBe(true);
    expect(attributesOf(configuration, 'a').lastValidPosition).toEqual([0.3, 4, 0]);
  });

  it('TC13 flags what leaves the room, and what holds it', () => {
    const configuration = configurationOf(ROOM);
    done(configuration, { kind: 'move', elementId: 'cluster', position: [1.42, 4, 0] });
    done(configuration, { kind: 'move', elementId: 'a', position: [-1.42, 4, 0] });
    done(configuration, { kind: 'move', elementId: 'b', position: [1.41, 4, -1] });
    expect(['cluster', 'c', 'a', 'b'].map((id) => attributesOf(configuration, id).collides)).toEqual([true, undefined, true, undefined]);
  });

  it('TC14 clears what nothing overlaps any more', () => {
    const configuration = configurationOf(ROOM);
    done(configuration, { kind: 'move', elementId: 'a', position: [0.45, 4, 0] });
    const { effects } = done(configuration, { kind: 'move', elementId: 'b', position: [-0.5, 4, 0] });
    done(configuration, { kind: 'move', elementId: 'b', position: [0.45, 4, 0.1] });
    const { effects: removal } = done(configuration, { kind: 'remove', elementIds: ['a'] });
    expect(effects).toEqual([{ kind: 'clear-again', elementId: 'a' }]);
    expect(removal).toEqual([{ kind: 'clear-again', elementId: 'b' }]);
    expect(attributesOf(configuration, 'b')).toEqual({ color: '10', pendantHeight: 200 });
  });

  it('TC10 puts an element only where its kind is allowed, under a unique id', () => {
    const configuration = configurationOf(spaceOf([trackOf('track'), clusterOf('cluster'), compositionOf('group', [hangingLight('a')])]));
    const before = snapshotOf(configuration.tree);
    const add = { kind: 'add', position: [0, 0, 0] } as const;
    const failures = [
      refused(configuration, { ...add, node: clusterOf('new'), parentId: 'track' }),
      refused(configuration, { ...add, node: hangingLight('a'), parentId: 'space' }),
      refused(configuration, { ...add, node: compositionOf('new', [hangingLight('x'), hangingLight('x')]), parentId: 'space' }),
      refused(configuration, { ...add, node: compositionOf('new', [trackOf('new')]), parentId: 'space' }),
      refused(configuration, { ...add, node: hangingLight('x'), parentId: 'gone' }),
      refused(configuration, { ...add, node: hangingLight('x'), parentId: 'space', position: [0, Number.NaN, 0] }),
      refused(configuration, { ...add, node: clusterOf('new', [hangingLight('x'), hangingLight('y')]), parentId: 'space' }),
      refused(configuration, { kind: 'regroup', elementId: 'group', parentId: 'track', position: [0, 0, 0] }),
      refused(configuration, { kind: 'regroup', elementId: 'group', parentId: 'group', position: [0, 0, 0] }),
      refused(configuration, { kind: 'regroup', elementId: 'gone', parentId: 'group', position: [0, 0, 0] }),
      refused(configuration, { kind: 'regroup', elementId: 'a', parentId: 'gone', position: [0, 0, 0] }),
      refused(configuration, { kind: 'move', elementId: 'gone', position: [0, 0, 0] }),
      refused(configuration, { kind: 'replace', elementId: 'gone', node: hangingLight('x') }),
      refused(configuration, { kind: 'remove', elementIds: ['a', 'gone'] }),
    ];
    expect(failures).toEqual([
      { code: 'element.child-not-allowed', parentType: 'Track', childType: 'Cluster' },
      { code: 'element.id-taken', elementId: 'a' },
      { code: 'element.id-taken', elementId: 'x' },
      { code: 'element.id-taken', elementId: 'new' },
      { code: 'element.not-found', elementId: 'gone' },
      { code: 'edit.position-malformed', elementId: 'x' },
      { code: 'cluster.too-many-lights', installation: '10', count: 2 },
      { code: 'element.child-not-allowed', parentType: 'Track', childType: 'Composition' },
      { code: 'element.child-not-allowed', parentType: 'Composition', childType: 'Composition' },
      { code: 'element.nothing-to-move', elementId: 'gone' },
      { code: 'element.not-found', elementId: 'gone' },
      { code: 'element.nothing-to-move', elementId: 'gone' },
      { code: 'element.not-found', elementId: 'gone' },
      { code: 'element.not-found', elementId: 'gone' },
    ]);
    expect(snapshotOf(configuration.tree)).toBe(before);
  });

  it('TC21 lets the Space be', () => {
    const configuration = configurationOf(ROOM);
    const failures = [
      refused(configuration, { kind: 'move', elementId: 'space', position: [0, 0, 0] }),
      refused(configuration, { kind: 'remove', elementIds: ['a', 'space'] }),
      refused(configuration, { kind: 'replace', elementId: 'space', node: hangingLight('x') }),
      refused(configuration, { kind: 'regroup', elementId: 'space', parentId: 'cluster', position: [0, 0, 0] }),
    ];
    expect(failures.map(({ code }) => code)).toEqual(Array(4).fill('edit.space-stays'));
  });

  it('TC16 hangs a light as its cluster does, and refuses one that does not take that', () => {
    const space = spaceOf([at(0, 4, 0, clusterOf('built-in', [], { attributes: { installation: '31' } })), at(1, 4, 0, hangingLight('a'))]);
    const configuration = configurationOf(space);
    const failure = refused(configuration, { kind: 'add', node: surfaceLight('x'), parentId: 'built-in', position: [0, 0, 0] });
    const { effects } = done(configuration, { kind: 'regroup', elementId: 'a', parentId: 'built-in', position: [0, 0, 0] });
    expect(failure).toEqual({ code: 'cluster.installation-refused', installation: '31', lightIds: ['x'] });
    expect(effects).toEqual([
      { kind: 'follows', elementId: 'a', attribute: 'installation', value: '31' },
      { kind: 'remote-driver', elementIds: ['a'], control: 'M' },
    ]);
    expect(elementOf(configuration.tree, 'a').parentId).toBe('built-in');
  });

  it('TC16 takes one light per cluster', () => {
    const configuration = configurationOf(ROOM);
    expect(refused(configuration, { kind: 'regroup', elementId: 'a', parentId: 'cluster', position: [0, 0, 0] })).toEqual({
      code: 'cluster.one-light',
      installation: '10',
      lightId: 'a',
    });
    done(configuration, { kind: 'replace', elementId: 'c', node: hangingLight('d') });
    expect(elementOf(configuration.tree, 'cluster').childIds).toEqual(['d']);
  });

  it('TC10 keeps the order that is asked for', () => {
    const configuration = configurationOf(spaceOf([hangingLight('a'), hangingLight('b'), hangingLight('c')]));
    done(configuration, { kind: 'regroup', elementId: 'a', parentId: 'space', position: [0, 4, 0], index: 1 });
    done(configuration, { kind: 'add', node: hangingLight('d'), parentId: 'space', position: [0, 4, 0], index: 0 });
    done(configuration, { kind: 'add', node: hangingLight('e'), parentId: 'space', position: [0, 4, 0], index: 99 });
    expect(elementOf(configuration.tree, 'space').childIds).toEqual(['d', 'b', 'a', 'c', 'e']);
  });
});
