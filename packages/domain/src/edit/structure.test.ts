import { describe, expect, it } from 'vitest';
import { type ElementNode, snapshotOf } from '../element';
import { errorText } from '../error-text';
import { configurationOf, hangingLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, spaceOf, trackOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { type Change, tryChange, undoChange } from '.';

const ROOM = spaceOf([
  at(1, 4, 0, hangingLight('a')),
  at(-1, 4, 0, clusterOf('b', [at(0, -0.5, 0, hangingLight('in-b', { installation: '10' }))])),
  at(0, 4, 1, clusterOf('c')),
  at(0, 4, -1, hangingLight('d')),
]);

/** The tree once a change is made, as ids with their places, e.g. `a(b c)`; undone, it is as it was. */
function changed(change: Change): string {
  const configuration = configurationOf(ROOM);
  const { inverse } = successOf(tryChange(configuration, change));
  const shown = shape(snapshotOf(configuration.tree));
  undoChange(configuration, inverse);
  expect(snapshotOf(configuration.tree)).toEqual(ROOM);
  return shown;
}

function shape({ id, elements }: ElementNode): string {
  const children = elements.map(({ element, options }) => `${shape(element)}@${options.position.join()}`);
  return children.length === 0 ? id : `${id}(${children.join(' ')})`;
}

const refused = (change: Change) => failureOf(tryChange(configurationOf(ROOM), change));

describe('the structure of a configuration', () => {
  it('EM21 adds at the end by default, and removes an element with everything below it', () => {
    const add = { kind: 'add', node: hangingLight('new') } as const;
    expect([
      changed({ ...add, parentId: 'space', position: [0, 4, 0] }),
      changed({ ...add, parentId: 'space', position: [0, 4, 0], index: 1 }),
      changed({ kind: 'remove', elementIds: ['b'] }),
    ]).toEqual([
      'space(a@1,4,0 b(in-b@0,-0.5,0)@-1,4,0 c@0,4,1 d@0,4,-1 new@0,4,0)',
      'space(a@1,4,0 new@0,4,0 b(in-b@0,-0.5,0)@-1,4,0 c@0,4,1 d@0,4,-1)',
      'space(a@1,4,0 c@0,4,1 d@0,4,-1)',
    ]);
  });

  it('EM21 refuses what does not fit at any depth, and ids in use', () => {
    const nodes = [
      clusterOf('n', [clusterOf('m')]),
      spaceOf(),
      compositionOf('n', [hangingLight('a')]),
      clusterOf('n', [hangingLight('n')]),
    ];
    expect(nodes.map((node) => refused({ kind: 'add', node, parentId: 'space', position: [0, 4, 0] }))).toEqual([
      { code: 'element.child-not-allowed', parentType: 'Cluster', childType: 'Cluster' },
      { code: 'element.id-taken', elementId: 'space' },
      { code: 'element.id-taken', elementId: 'a' },
      { code: 'element.id-taken', elementId: 'n' },
    ]);
  });

  it('EM18 puts the new element where the old one stood', () => {
    expect([
      changed({ kind: 'replace', elementId: 'b', node: compositionOf('new', [hangingLight('in-b')]) }),
      changed({ kind: 'replace', elementId: 'a', node: hangingLight('a', { color: '24' }) }),
      changed({ kind: 'replace', elementId: 'in-b', node: hangingLight('new') }),
    ]).toEqual([
      'space(a@1,4,0 new(in-b@0,0,0)@-1,4,0 c@0,4,1 d@0,4,-1)',
      'space(a@1,4,0 b(in-b@0,-0.5,0)@-1,4,0 c@0,4,1 d@0,4,-1)',
      'space(a@1,4,0 b(new@0,-0.5,0)@-1,4,0 c@0,4,1 d@0,4,-1)',
    ]);
  });

  it('EM18 answers `Element not found` for what is not there', () => {
    const failure = refused({ kind: 'replace', elementId: 'nowhere', node: hangingLight('new') });
    expect(failure).toEqual({ code: 'element.not-found', elementId: 'nowhere' });
    expect(errorText(failure as Parameters<typeof errorText>[0])).toBe('Element not found');
  });

  it('EM18 refuses a replacement that does not fit or has the id of another element', () => {
    expect([
      refused({ kind: 'replace', elementId: 'in-b', node: trackOf('new') }),
      refused({ kind: 'replace', elementId: 'in-b', node: hangingLight('a') }),
    ]).toEqual([
      { code: 'element.child-not-allowed', parentType: 'Cluster', childType: 'Track' },
      { code: 'element.id-taken', elementId: 'a' },
    ]);
  });

  it('EM19 keeps the position among the siblings, or takes the given one', () => {
    expect([
      changed({ kind: 'move', elementId: 'b', position: [-1, 4, 1] }),
      changed({ kind: 'regroup', elementId: 'd', parentId: 'space', position: [0, 4, -1], index: 0 }),
      changed({ kind: 'regroup', elementId: 'in-b', parentId: 'c', position: [0, -1, 0] }),
    ]).toEqual([
      'space(a@1,4,0 b(in-b@0,-0.5,0)@-1,4,1 c@0,4,1 d@0,4,-1)',
      'space(d@0,4,-1 a@1,4,0 b(in-b@0,-0.5,0)@-1,4,0 c@0,4,1)',
      'space(a@1,4,0 b@-1,4,0 c(in-b@0,-1,0)@0,4,1 d@0,4,-1)',
    ]);
  });

  it('EM19 answers `No element to move found` without one', () => {
    const failures = [
      refused({ kind: 'move', elementId: 'nowhere', position: [0, 4, 0] }),
      refused({ kind: 'regroup', elementId: 'nowhere', parentId: 'space', position: [0, 4, 0] }),
    ];
    expect(failures).toEqual(Array(2).fill({ code: 'element.nothing-to-move', elementId: 'nowhere' }));
    expect(errorText({ code: 'element.nothing-to-move', elementId: 'nowhere' })).toBe('No element to move found');
  });
});
