import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail } from '../result';
import { anySpace, counter } from '../testing/element-arbitraries';
import { at, clusterOf, lightOf, SAMPLE_SPACE, spaceOf, trackOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import {
  addElement,
  applyOperations,
  checkMethod,
  cloneNode,
  createElementTree,
  type ElementFailure,
  type ElementNode,
  type ElementTree,
  elementsOfType,
  findElement,
  findElements,
  indexAmongSiblings,
  moveElement,
  parentOf,
  removeElement,
  reorderElement,
  replaceElement,
  replaceInGroup,
  siblingsOf,
  snapshotOf,
  walk,
} from '.';

type Changed = ReturnType<typeof addElement>;

const ids = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id);
const tree = () => createElementTree(SAMPLE_SPACE);

/** The tree once a change is made, as ids with their places, e.g. `a(b c)`. */
function changed(change: (tree: ElementTree) => Changed, space: ElementNode = SAMPLE_SPACE): string {
  const on = createElementTree(space);
  const inverse = applyOperations(on, successOf(change(on)));
  const shown = shape(snapshotOf(on));
  applyOperations(on, inverse);
  expect(snapshotOf(on)).toEqual(space);
  return shown;
}

function shape({ id, elements }: ElementNode): string {
  const children = elements.map(({ element, options }) => `${shape(element)}@${options.position.join()}`);
  return children.length === 0 ? id : `${id}(${children.join(' ')})`;
}

const ROW = spaceOf([at(1, 0, 0, lightOf('a')), at(2, 0, 0, clusterOf('b')), at(3, 0, 0, lightOf('c'))]);

describe('looking for elements', () => {
  it('EM14 finds the first and every element that a predicate takes, parents before their children', () => {
    const takes = ({ props }: { readonly props: { readonly attributes: { readonly color?: string } } }) => props.attributes.color === '10';
    expect([
      findElement(tree(), takes)?.id,
      findElement(tree(), takes, 'track')?.id,
      findElement(tree(), takes, 'pendant')?.id,
      ids(findElements(tree(), takes)),
      ids(findElements(tree(), () => true, 'composition')),
    ]).toEqual([
      'light',
      'track',
      undefined,
      ['light', 'track', 'track-light', 'connection', 'reflector', 'counterweight', 'complement'],
      ['composition', 'cluster-1', 'pendant', 'cluster-2', 'light'],
    ]);
  });

  it('EM14 filters by type', () => {
    expect([ids(elementsOfType(tree(), 'Light')), ids(elementsOfType(tree(), 'Cluster', 'cluster-1'))]).toEqual([
      ['light', 'track-light'],
      ['cluster-1'],
    ]);
  });

  it('EM14 tells parent, siblings and place among them', () => {
    const of = (id: string) => [parentOf(tree(), id)?.id, ids(siblingsOf(tree(), id)), indexAmongSiblings(tree(), id)];
    expect([of('connection'), of('space')]).toEqual([
      ['track', ['track-light', 'reflector', 'counterweight'], 1],
      [undefined, [], 0],
    ]);
  });
});

describe('cloning', () => {
  it('EM17 gives new ids to an element and everything below it and changes nothing else', () => {
    fc.assert(
      fc.property(anySpace, (space) => {
        const clone = cloneNode(space, counter('clone'));
        const both = [clone, space].map((node) => [...walk(createElementTree(node))]);
        const [cloned = [], original = []] = both;
        expect(ids(cloned)).toEqual(original.map((_, index) => `clone-${index + 1}`));
        const oldIds = ids(original)[Symbol.iterator]();
        expect(cloneNode(clone, () => oldIds.next().value as string)).toEqual(space);
      }),
    );
  });

  it('EM17 dates a clone as told', () => {
    const { createdAt, elements } = cloneNode(clusterOf('a', [lightOf('b')]), counter('c'), '2026-07-01T00:00:00.000Z');
    expect([createdAt, elements[0]?.element.createdAt]).toEqual(Array(2).fill('2026-07-01T00:00:00.000Z'));
  });
});

describe('changing elements', () => {
  it('EM21 adds at the end of the Space unless told otherwise', () => {
    expect([
      changed((on) => addElement(on, lightOf('new')), ROW),
      changed((on) => addElement(on, lightOf('new'), { parentId: 'b', position: [0, 1, 0] }), ROW),
      changed((on) => addElement(on, lightOf('new'), { index: 0 }), ROW),
    ]).toEqual([
      'space(a@1,0,0 b@2,0,0 c@3,0,0 new@0,0,0)',
      'space(a@1,0,0 b(new@0,1,0)@2,0,0 c@3,0,0)',
      'space(new@0,0,0 a@1,0,0 b@2,0,0 c@3,0,0)',
    ]);
  });

  it('EM21 refuses what does not fit at any depth, and ids in use', () => {
    const refused = [clusterOf('n', [clusterOf('m')]), spaceOf(), clusterOf('n', [lightOf('light')]), clusterOf('n', [lightOf('n')])];
    expect(refused.map((node) => addElement(tree(), node))).toEqual([
      fail({ code: 'element.child-not-allowed', parentType: 'Cluster', childType: 'Cluster' }),
      fail({ code: 'element.child-not-allowed', parentType: 'Space', childType: 'Space' }),
      fail({ code: 'element.id-taken', elementId: 'light' }),
      fail({ code: 'element.id-taken', elementId: 'n' }),
    ]);
  });

  it('EM21 removes an element with everything below it', () => {
    expect(changed((on) => removeElement(on, 'composition'))).toBe(
      'space(track(track-light@0,0,0 connection@0.5,0,0 reflector@0.75,0,0 counterweight@1,0,0)@1,3,1 complement@-1,4,-1)',
    );
  });

  it('EM18 puts the new element where the old one stood', () => {
    expect([
      changed((on) => replaceElement(on, 'b', trackOf('new', [lightOf('b')])), ROW),
      changed((on) => replaceElement(on, 'a', lightOf('a', { attributes: { color: '24' } })), ROW),
      changed((on) => replaceInGroup(on, 'cluster-1', 'pendant', lightOf('new'))).slice(0, 63),
    ]).toEqual(
      [
        'space(a@1,0,0 new(b@0,0,0)@2,0,0 c@3,0,0)',
        'space(a@1,0,0 b@2,0,0 c@3,0,0)',
        'space(composition(cluster-1(new@0,-2,0)@-0.5,0,0 cluster-2(light',
      ].map((shown) => shown.slice(0, 63)),
    );
  });

  it('EM18 answers `Element not found` for what is not there, or is no child of the group', () => {
    const notFound = (elementId: string) => fail({ code: 'element.not-found', elementId });
    expect([
      replaceElement(tree(), 'nowhere', lightOf('new')),
      replaceInGroup(tree(), 'cluster-1', 'nowhere', lightOf('new')),
      replaceInGroup(tree(), 'cluster-1', 'light', lightOf('new')),
      replaceInGroup(tree(), 'nowhere', 'light', lightOf('new')),
      removeElement(tree(), 'nowhere'),
      addElement(tree(), lightOf('new'), { parentId: 'nowhere' }),
      moveElement(tree(), 'light', { parentId: 'nowhere' }),
    ]).toEqual(['nowhere', 'nowhere', 'light', 'nowhere', 'nowhere', 'nowhere', 'nowhere'].map(notFound));
  });

  it.each([
    ['EM16', 'This method is invalid for this element', () => replaceInGroup(tree(), 'track', 'track-light', lightOf('new'))],
    ['EM18', 'Element not found', () => replaceInGroup(tree(), 'cluster-1', 'light', lightOf('new'))],
    ['EM19', 'No element to move found', () => moveElement(tree(), undefined, {})],
  ])('%s says so: %s', (_, text, change) => {
    expect(errorText(failureOf(change()))).toBe(text);
  });

  it('EM18 refuses a replacement that does not fit or whose id another has', () => {
    expect([replaceElement(tree(), 'pendant', trackOf('new')), replaceInGroup(tree(), 'cluster-1', 'pendant', lightOf('light'))]).toEqual([
      fail({ code: 'element.child-not-allowed', parentType: 'Cluster', childType: 'Track' }),
      fail({ code: 'element.id-taken', elementId: 'light' }),
    ]);
  });

  it('EM19 moves to a place, a parent or among the siblings, and keeps what is not told', () => {
    expect([
      changed((on) => moveElement(on, 'a', { position: [9, 0, 0] }), ROW),
      changed((on) => moveElement(on, 'a', { parentId: 'b' }), ROW),
      changed((on) => moveElement(on, 'a', { parentId: 'b', position: [0, 1, 0], index: 0 }), ROW),
      changed((on) => moveElement(on, 'a', { index: 1 }), ROW),
      changed((on) => reorderElement(on, 'c', 0), ROW),
    ]).toEqual([
      'space(a@9,0,0 b@2,0,0 c@3,0,0)',
      'space(b(a@0,0,0)@2,0,0 c@3,0,0)',
      'space(b(a@0,1,0)@2,0,0 c@3,0,0)',
      'space(b@2,0,0 a@1,0,0 c@3,0,0)',
      'space(c@3,0,0 a@1,0,0 b@2,0,0)',
    ]);
  });

  it('EM19 answers `No element to move found` without one', () => {
    const nothing = (elementId: string | undefined) => fail({ code: 'element.nothing-to-move', elementId });
    expect([
      moveElement(tree(), undefined, { position: [0, 0, 0] }),
      moveElement(tree(), 'nowhere', { position: [0, 0, 0] }),
      reorderElement(tree(), 'nowhere', 0),
    ]).toEqual([nothing(undefined), nothing('nowhere'), nothing('nowhere')]);
  });

  it('EM19 refuses a parent that may not hold the element', () => {
    expect(moveElement(tree(), 'composition', { parentId: 'cluster-1' })).toEqual(
      fail({ code: 'element.child-not-allowed', parentType: 'Cluster', childType: 'Composition' }),
    );
  });

  it('EM16 refuses a method that does not fit the kind', () => {
    const invalid = (method: string, elementType: ElementNode['type']) =>
      fail<ElementFailure>({ code: 'element.method-invalid', method, elementType });
    expect([
      replaceInGroup(tree(), 'track', 'track-light', lightOf('new')),
      replaceElement(tree(), 'space', spaceOf()),
      removeElement(tree(), 'space'),
      moveElement(tree(), 'space', { position: [0, 0, 0] }),
      checkMethod('setTension', 'Light', ['Cluster']),
    ]).toEqual([
      invalid('replaceInGroup', 'Track'),
      invalid('replaceElement', 'Space'),
      invalid('removeElement', 'Space'),
      invalid('moveElement', 'Space'),
      invalid('setTension', 'Light'),
    ]);
    expect(checkMethod('setTension', 'Cluster', ['Cluster']).ok).toBe(true);
  });
});
