import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail } from '../result';
import { anySpace, counter } from '../testing/element-arbitraries';
import { clusterOf, lightOf, SAMPLE_SPACE } from '../testing/elements';
import {
  checkMethod,
  cloneNode,
  createElementTree,
  type ElementFailure,
  type ElementGeometry,
  type ElementNode,
  elementsOfType,
  findElement,
  findElements,
  indexAmongSiblings,
  parentOf,
  siblingsOf,
  snapshotOf,
  walk,
} from '.';

const TRACK = snapshotOf(createElementTree(SAMPLE_SPACE), 'track');
const ids = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id);
const tree = () => createElementTree(SAMPLE_SPACE);

describe('looking for elements', () => {
  it('EM14 finds the first and every element that a predicate takes, parents before their children', () => {
    const takes = ({ props }: { readonly props: { readonly attributes: { readonly color?: string } } }) => props.attributes.color === '10';
    expect(findElement(tree(), takes)?.id).toBe('light');
    expect(findElement(tree(), takes, 'track')?.id).toBe('track');
    expect(findElement(tree(), takes, 'pendant')?.id).toBeUndefined();
    expect(ids(findElements(tree(), takes))).toEqual([
      'light',
      'track',
      'track-light',
      'connection',
      'reflector',
      'counterweight',
      'complement',
    ]);
    expect(ids(findElements(tree(), () => true, 'composition'))).toEqual(['composition', 'cluster-1', 'pendant', 'cluster-2', 'light']);
  });

  it('EM14 filters by type', () => {
    expect([ids(elementsOfType(tree(), 'Light')), ids(elementsOfType(tree(), 'Cluster', 'cluster-1'))]).toEqual([
      ['light', 'track-light'],
      ['cluster-1'],
    ]);
  });

  it('EM14 returns parent, siblings and position among them', () => {
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
      { examples: [[SAMPLE_SPACE]] },
    );
  });

  it('EM17 dates a clone with the given time', () => {
    const { createdAt, elements } = cloneNode(clusterOf('a', [lightOf('b')]), counter('c'), '2026-07-01T00:00:00.000Z');
    expect([createdAt, elements[0]?.element.createdAt]).toEqual(Array(2).fill('2026-07-01T00:00:00.000Z'));
  });

  it('EM17 lets what sits on or is joined to something inside do so with its copy', () => {
    const track = { ...TRACK, elements: TRACK.elements.map(({ element, options }) => ({ element: sittingOn(element, 'track'), options })) };
    const { elements } = cloneNode(track, counter('c'));
    expect(elements.map(({ element }) => element.props.geometry)).toEqual(track.elements.map(() => hosted('c-1')));
    // Alone it stays where it sits.
    expect(cloneNode(sittingOn(lightOf('a'), 'track'), counter('c')).props.geometry).toEqual(hosted('track'));
    const joint = (elementId: string): ElementGeometry => ({
      kind: 'stick',
      from: [0, 0, 0],
      to: [1, 0, 0],
      joints: [{ end: 'to', elementId, otherEnd: 'from' }],
    });
    const pair = clusterOf(
      'k',
      ['a', 'b'].map((id, index) => withGeometry(lightOf(id), joint(index === 0 ? 'b' : 'a'))),
    );
    expect(cloneNode(pair, counter('c')).elements.map(({ element }) => element.props.geometry)).toEqual([joint('c-3'), joint('c-2')]);
  });
});

const withGeometry = (node: ElementNode, geometry: ElementGeometry): ElementNode => ({ ...node, props: { ...node.props, geometry } });
const hosted = (trackId: string): ElementGeometry => ({ kind: 'hosted', trackId, arcLengthMetres: 0.5 });
const sittingOn = (node: ElementNode, trackId: string) => withGeometry(node, hosted(trackId));

describe('methods', () => {
  it('EM16 refuses a method that does not fit the kind: `This method is invalid for this element`', () => {
    const failure: ElementFailure = { code: 'element.method-invalid', method: 'setTension', elementType: 'Light' };
    expect(checkMethod('setTension', 'Light', ['Cluster'])).toEqual(fail(failure));
    expect(errorText(failure)).toBe('This method is invalid for this element');
    expect(checkMethod('setTension', 'Cluster', ['Cluster']).ok).toBe(true);
  });
});
