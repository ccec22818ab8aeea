import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { clusterOf, compositionOf, spaceOf, trackOf } from '../testing/elements';
import { applyOperation, CHILD_TYPES, checkChild, createElementTree, ELEMENT_TYPES, type ElementType, isGroupType, snapshotOf } from '.';

const HERE = [0, 0, 0] as const;

describe('kinds', () => {
  it('EM1 has a Space as the root and nowhere else', () => {
    expect(() => createElementTree(compositionOf('a'))).toThrow(new RangeError('"a" is a Composition and no Space'));
    expect(ELEMENT_TYPES.filter((type) => checkChild(type, 'Space').ok)).toEqual([]);
  });

  it('EM2 refuses a child of a kind that does not fit, naming both kinds', () => {
    expect([checkChild('Cluster', 'Pendant'), checkChild('Cluster', 'Track'), checkChild('Light', 'Light')]).toEqual([
      ok(undefined),
      fail({ code: 'element.child-not-allowed', parentType: 'Cluster', childType: 'Track' }),
      fail({ code: 'element.child-not-allowed', parentType: 'Light', childType: 'Light' }),
    ]);
  });

  it('EM2 throws where a kind that does not fit is put, moved or stands from the start, and changes nothing', () => {
    const tree = createElementTree(spaceOf([clusterOf('cluster'), trackOf('track')]));
    const before = snapshotOf(tree);
    const wrong = new RangeError('a Cluster may not hold "track", a Track');
    const node = clusterOf('other', [trackOf('deep')]);
    expect(() => applyOperation(tree, { kind: 'move', elementId: 'track', parentId: 'cluster', index: 0, position: HERE })).toThrow(wrong);
    expect(() => applyOperation(tree, { kind: 'insert', node, parentId: 'space', index: 0, position: HERE })).toThrow(
      new RangeError('a Cluster may not hold "deep", a Track'),
    );
    expect(() => createElementTree(spaceOf([clusterOf('c', [trackOf('track')])]))).toThrow(wrong);
    expect(snapshotOf(tree)).toBe(before);
  });

  it('EM2 lets no kind hold itself at any depth', () => {
    const below = (type: ElementType, seen: readonly ElementType[] = []): readonly ElementType[] =>
      checkChild(type, type).ok || seen.includes(type) ? [type] : CHILD_TYPES[type].flatMap((child) => below(child, [...seen, type]));
    expect(ELEMENT_TYPES.flatMap((type) => below(type))).toEqual([]);
  });

  it('EM3 groups by Composition and Cluster', () => {
    expect(ELEMENT_TYPES.filter((type) => isGroupType(type))).toEqual(['Composition', 'Cluster']);
  });
});
