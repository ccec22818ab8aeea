import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementTree, snapshotOf } from '../element';
import { fail } from '../result';
import { copyOf, elementAt, type Loose } from '../testing/changed-documents';
import { lightOf, pendantOf, SAMPLE_SPACE, spaceOf } from '../testing/elements';
import { modelOf } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { VERSION_1, VERSION_2, VERSION_3 } from '../testing/saved-documents';
import { loadDocument, SAVED_DOCUMENT_LIMITS, saveDocument } from '.';

const FAMILY = { models: [modelOf(), modelOf({ model: '0820' }), modelOf({ model: '0825' })] };

/** Why version 2 is refused once it is changed. */
function refusal(change: (document: Loose) => void): unknown {
  const document = copyOf(VERSION_2);
  change(document);
  return failureOf(loadDocument(document, FAMILY));
}

describe('versions', () => {
  it('SV4 brings every older version to the newest', () => {
    const loaded = [VERSION_1, VERSION_2].map((document) => successOf(loadDocument(document, FAMILY)));
    expect(loaded.map(({ tree }) => saveDocument(tree))).toEqual([VERSION_3, VERSION_3]);
    expect(loaded.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('SV4 completes a Space that says nothing as a new one', () => {
    expect(snapshotOf(successOf(loadDocument({ type: 'Space', props: {} }, FAMILY)).tree)).toEqual({
      ...spaceOf(),
      props: { ...spaceOf().props, info: { subfamily: 0, catalog: 16, familyName: '', applicationLocation: '' } },
      createdAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it.each([0, 4, 1.5, -1, '2', null, true])('SV4 refuses version %j', (version) => {
    expect(loadDocument({ ...VERSION_2, version }, FAMILY)).toEqual(fail({ code: 'saved-document.version-unknown', version, newest: 3 }));
  });

  it('SV4 ignores fields that a version contains in a wrong form', () => {
    const wrong = ['props', 'elements', 'size', 'data', 'createdAt'].map((key) =>
      loadDocument({ type: 'Space', props: {}, elements: [{ element: { type: 'Light', [key]: 1 } }] }, FAMILY),
    );
    expect(wrong.map((result) => failureOf(result))).toEqual([
      { code: 'saved-document.malformed', path: 'elements[0].element.props', expected: 'an object' },
      { code: 'saved-document.malformed', path: 'elements[0].element.elements', expected: 'a list of at most 5000' },
      { code: 'saved-document.malformed', path: 'elements[0].element.size', expected: 'an object' },
      { code: 'saved-document.malformed', path: 'elements[0].element.data', expected: 'an object' },
      { code: 'saved-document.malformed', path: 'elements[0].element.createdAt', expected: 'an ISO date-time' },
    ]);
  });

  it.each([
    ['attributes', 1, 'an object'],
    ['info', 1, 'an object'],
    ['config', 1, 'an object'],
    ['config', { roomSize: 1 }, 'an object'],
  ])('SV4 takes no wrong %s of an older version for absent', (key, value, expected) => {
    const path = key === 'config' && typeof value === 'object' ? 'props.config.roomSize' : `props.${key}`;
    expect(loadDocument({ type: 'Space', props: { [key]: value } }, FAMILY)).toEqual(
      fail({ code: 'saved-document.malformed', path, expected }),
    );
  });
});

describe('loading untrusted data', () => {
  it.each([
    ['a number that is not finite', { x: Number.NaN }, 'x'],
    ['a function', { x: [{ y: () => 1 }] }, 'x[0].y'],
    ['a date', { x: new Date(0) }, 'x'],
    ['a bigint', { x: 1n }, 'x'],
    ['a hole in a list', { x: [undefined] }, 'x[0]'],
  ])('SV6 refuses %s, naming the place', (_, more, path) => {
    expect(loadDocument({ ...VERSION_2, ...more }, FAMILY)).toEqual(fail({ code: 'saved-document.not-plain', path }));
  });

  it('SV6 refuses what throws when it is read', () => {
    const trap = new Proxy(
      { ...VERSION_2.size },
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(loadDocument({ ...VERSION_2, size: trap }, FAMILY)).toEqual(fail({ code: 'saved-document.not-plain', path: '' }));
  });

  it('SV6 never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true }), fc.nat(2), (value, where) => {
        const light = { type: 'Light', props: value, elements: value };
        const document = [
          value,
          { type: 'Space', props: value, elements: value },
          { type: 'Space', props: {}, elements: [{ element: light }] },
        ];
        expect(typeof loadDocument(document[where], FAMILY).ok).toBe('boolean');
      }),
      {
        examples: [
          [10n, 1],
          [Object.create(null), 2],
          [undefined, 0],
        ],
      },
    );
  });

  it('SV7 refuses what is too deep, too long or has too many values or elements', () => {
    const circle: { next?: unknown } = {};
    circle.next = circle;
    const tooLarge = (limit: keyof typeof SAVED_DOCUMENT_LIMITS) =>
      fail({ code: 'saved-document.too-large', limit, max: SAVED_DOCUMENT_LIMITS[limit] });
    const lights = Array.from({ length: SAVED_DOCUMENT_LIMITS.elements }, (_, index) => ({ element: { type: 'Light', id: `l${index}` } }));
    const text = 'x'.repeat(SAVED_DOCUMENT_LIMITS.characters);
    expect([
      loadDocument({ ...VERSION_2, circle }, FAMILY),
      loadDocument({ ...VERSION_2, text }, FAMILY),
      loadDocument({ ...VERSION_2, list: Array(SAVED_DOCUMENT_LIMITS.values).fill(0) }, FAMILY),
      loadDocument({ type: 'Space', props: {}, elements: lights }, FAMILY),
    ]).toEqual([tooLarge('depth'), tooLarge('characters'), tooLarge('values'), tooLarge('elements')]);
    expect(loadDocument({ type: 'Space', props: {}, elements: lights.slice(1) }, FAMILY).ok).toBe(true);
  });

  it('SV8 refuses an id that stands twice, a kind where it may not stand and a parent that is another', () => {
    expect([
      refusal((document) => Object.assign(elementAt(document, 1), { id: 'element-0-1' })),
      refusal((document) => Object.assign(elementAt(document, 0, 0), { type: 'Cluster' })),
      refusal((document) => Object.assign(elementAt(document, 0, 0), { parent: 'space' })),
      refusal((document) => Object.assign(document, { parent: 'space' })),
    ]).toEqual([
      { code: 'saved-document.id-twice', path: 'elements[1].element.id', elementId: 'element-0-1' },
      {
        code: 'saved-document.child-not-allowed',
        path: 'elements[0].element.elements[0].element.type',
        parentType: 'Cluster',
        childType: 'Cluster',
      },
      { code: 'saved-document.malformed', path: 'elements[0].element.elements[0].element.parent', expected: 'one of cluster' },
      { code: 'saved-document.malformed', path: 'parent', expected: 'one of null' },
    ]);
  });

  it('SV9 reports once each code without a model in the family data', () => {
    const space = spaceOf([
      lightOf('a'),
      pendantOf('b', { code: '9999' }),
      pendantOf('c', { code: '9999' }),
      pendantOf('d', { code: '8888' }),
    ]);
    const documents = [space, SAMPLE_SPACE].map((of) => saveDocument(createElementTree(of)));
    expect(documents.map((document) => successOf(loadDocument(document, FAMILY)).unknownCodes)).toEqual([['9999', '8888'], []]);
  });
});
