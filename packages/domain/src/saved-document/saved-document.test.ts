import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementTree, snapshotOf } from '../element';
import { fail } from '../result';
import { anySpace, applySeeds, operationSeeds } from '../testing/element-arbitraries';
import { at, clusterOf, lightOf, pendantOf, SAMPLE_SPACE, spaceOf } from '../testing/elements';
import { modelOf } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { COMPLETE, VERSION_1, VERSION_2, VERSION_3 } from '../testing/saved-documents';
import { canonicalJson, loadDocument, SAVED_DOCUMENT_LIMITS, SAVED_DOCUMENT_VERSION, saveDocument } from '.';

const FAMILY = { models: [modelOf(), modelOf({ model: '0820' }), modelOf({ model: '0825' })] };

/** A value for JSON to change, however deep. */
type Loose = { [key: string]: Loose } & Loose[] & { [key: string]: unknown };
const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value)) as Loose;

/** Why version 3 is refused once it is changed. */
function refusal(change: (document: Loose) => void): unknown {
  const document = copyOf(VERSION_3);
  change(document);
  return failureOf(loadDocument(document, FAMILY));
}

type Path = readonly string[];

/** Every place of a document with what stands there, but for what the import and the version look at. */
function placesOf(document: unknown): readonly { readonly path: Path; readonly value: unknown }[] {
  return placesBelow(document, []).filter(({ path }) => !['type', 'props', 'version'].includes(path.join('.')));
}

function placesBelow(value: unknown, path: Path): readonly { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const own = path.length === 0 ? [] : [{ path, value }];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => placesBelow(item, [...path, key]))];
}

/** The document with another value at a place. */
function replaced(document: unknown, path: Path, value: unknown): unknown {
  const copy = copyOf(document);
  const key = path.at(-1) ?? '';
  Object.assign(
    path.slice(0, -1).reduce<Loose>((object, part) => object[part] as Loose, copy),
    { [key]: value },
  );
  return copy;
}

/** The element at a path of indexes. */
function elementAt(document: Loose, ...path: readonly number[]): Loose {
  return path.reduce<Loose>((element, index) => element.elements?.[index]?.element as Loose, document);
}

describe('saving', () => {
  it('SV1 writes the tree from the Space down in the names of the specification, each element with the id of its parent', () => {
    const light = lightOf('light');
    const cluster = clusterOf('cluster', [at(0, -1, 0, light)]);
    const space = spaceOf([at(0, 4, 0, cluster)]);
    expect(saveDocument(createElementTree(space))).toEqual({
      ...space,
      version: SAVED_DOCUMENT_VERSION,
      parent: null,
      elements: [
        {
          element: {
            ...cluster,
            parent: 'space',
            elements: [{ element: { ...light, parent: 'cluster' }, options: { position: [0, -1, 0] } }],
          },
          options: { position: [0, 4, 0] },
        },
      ],
    });
  });

  it('SV2 gives the same configuration when it is loaded again, also as text', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, (space, seeds) => {
        const tree = createElementTree(space);
        applySeeds(tree, seeds);
        const saved = saveDocument(tree);
        const loaded = [saved, copyOf(saved)].map((json) => successOf(loadDocument(json, FAMILY)));
        for (const { tree: again, version } of loaded) {
          expect(snapshotOf(again)).toEqual(snapshotOf(tree));
          expect([saveDocument(again), version]).toEqual([saved, SAVED_DOCUMENT_VERSION]);
        }
      }),
    );
  });

  it('SV10 shares nothing with what was loaded', () => {
    const document = copyOf(VERSION_3);
    const { tree } = successOf(loadDocument(document, FAMILY));
    const before = copyOf(snapshotOf(tree));
    elementAt(document, 1).props = copyOf({});
    Object.assign(elementAt(document, 0, 0).size as Loose, { height: 9 });
    expect(copyOf(snapshotOf(tree))).toEqual(before);
  });
});

describe('canonical text', () => {
  it('SV3 sorts keys, rounds numbers to 0.1 mm and leaves out what is undefined', () => {
    const values = [{ b: [1, 0.123_46, -0], a: { z: 'é"', y: null }, B: true, c: undefined }, 0.3, 0.1 + 0.2, 2 ** 60, -0.000_04, []];
    expect(values.map((value) => canonicalJson(value))).toEqual([
      '{"B":true,"a":{"y":null,"z":"é\\""},"b":[1,0.1235,0]}',
      '0.3',
      '0.3',
      '1152921504606847000',
      '0',
      '[]',
    ]);
  });

  it('SV3 is the same for the same configuration, however its fields are ordered, and is its own canonical text', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversed(item)]),
      );
    };
    fc.assert(
      fc.property(anySpace, (space) => {
        const saved = saveDocument(createElementTree(space));
        const text = canonicalJson(saved);
        expect([canonicalJson(reversed(saved)), canonicalJson(JSON.parse(text))]).toEqual([text, text]);
        expect(snapshotOf(successOf(loadDocument(JSON.parse(text), FAMILY)).tree)).toEqual(space);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('s'), undefined])('SV3 throws for %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(RangeError);
  });
});

describe('versions', () => {
  it('SV4 brings every older version to the newest', () => {
    const loaded = [VERSION_1, VERSION_2, VERSION_3].map((document) => successOf(loadDocument(document, FAMILY)));
    expect(loaded.map(({ tree }) => saveDocument(tree))).toEqual([VERSION_3, VERSION_3, VERSION_3]);
    expect(loaded.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('SV4 completes a Space that says nothing as a new one', () => {
    expect(snapshotOf(successOf(loadDocument({ type: 'Space', props: {} }, FAMILY)).tree)).toEqual({
      ...spaceOf(),
      props: { ...spaceOf().props, info: { subfamily: 0, catalog: 16, familyName: '', applicationLocation: '' } },
      createdAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it.each([0, 4, 1.5, -1, '3', null, true])('SV4 refuses version %j', (version) => {
    expect(loadDocument({ ...VERSION_3, version }, FAMILY)).toEqual(fail({ code: 'saved-document.version-unknown', version, newest: 3 }));
  });

  it('SV4 takes nothing for said that a version says wrongly', () => {
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
  it('SV5 names the field that is missing, malformed or unknown, and what is expected', () => {
    const malformed = (path: string, expected: string) => ({ code: 'saved-document.malformed', path, expected });
    expect([
      refusal((document) => Reflect.deleteProperty(elementAt(document, 1), 'size')),
      refusal((document) => Object.assign(elementAt(document, 0, 1).size as Loose, { width: -1 })),
      refusal((document) => Object.assign(elementAt(document, 0), { createdAt: 'yesterday' })),
      refusal((document) => Object.assign(elementAt(document, 0), { type: 'Lamp' })),
      refusal((document) => Object.assign((document.elements as Loose)[1]?.options as Loose, { position: [0, 0] })),
      refusal((document) => Object.assign((document.elements as Loose)[1]?.options as Loose, { position: [0, 0, 2_000] })),
      refusal((document) => Object.assign(elementAt(document, 1).props?.attributes as Loose, { pendantHeight: 1.5 })),
      refusal((document) => Object.assign(elementAt(document, 1).props?.attributes as Loose, { collides: 'no' })),
      refusal((document) => Object.assign(elementAt(document, 1).props?.info as Loose, { catalog: 17 })),
      refusal((document) => Object.assign(elementAt(document, 1).props?.attributeOptions as Loose, { finishes: [{ modifier: '' }] })),
      refusal((document) => Object.assign(document.props?.config?.roomSize as Loose, { height: 0 })),
      refusal((document) => Object.assign(elementAt(document, 1), { id: '' })),
    ]).toEqual([
      malformed('elements[1].element.size', 'a value'),
      malformed('elements[0].element.elements[1].element.size.width', 'a number from 0 to 1000'),
      malformed('elements[0].element.createdAt', 'an ISO date-time'),
      malformed(
        'elements[0].element.type',
        'one of Space, Composition, Cluster, Pendant, Light, Complement, Track, ElectricalConnection, Reflector, Counterweight',
      ),
      malformed('elements[1].options.position', 'a list of 3'),
      malformed('elements[1].options.position[2]', 'a number from -1000 to 1000'),
      malformed('elements[1].element.props.attributes.pendantHeight', 'a whole number from 1 to 9999'),
      malformed('elements[1].element.props.attributes.collides', 'true or false'),
      malformed('elements[1].element.props.info.catalog', 'one of 16, 21'),
      malformed('elements[1].element.props.attributeOptions.finishes[0].modifier', 'a text of 1 to 20 characters'),
      malformed('props.config.roomSize.height', 'a number from 1 to 30'),
      malformed('elements[1].element.id', 'a text of 1 to 100 characters'),
    ]);
  });

  it('SV5 looks at every field of every kind', () => {
    const accepted = placesOf(COMPLETE).filter(({ path, value }) => {
      const wrong = typeof value === 'object' && value !== null ? 7 : { wrong: true };
      return loadDocument(replaced(COMPLETE, path, wrong), FAMILY).ok;
    });
    expect(accepted).toEqual([]);
    expect(placesOf(COMPLETE).length).toBeGreaterThan(400);
    expect(saveDocument(successOf(loadDocument(COMPLETE, FAMILY)).tree)).toEqual(COMPLETE);
  });

  it.each([
    ['elements[0].options.position[1]', [-1_000.1, 1_000.1], [-1_000, 1_000]],
    ['elements[0].element.size.height', [-0.1, 1_000.1], [0, 1_000]],
    ['elements[1].element.props.attributes.pendantHeight', [0, 10_000, 20.5], [1, 9_999]],
    ['elements[1].element.props.attributes.wireLength', [-1, 9_999.5], [0, 0.5, 9_999]],
    ['elements[1].element.props.attributes.color', ['', 'x'.repeat(21)], ['x', 'x'.repeat(20)]],
    ['elements[1].element.props.technicalData.watts', [-1, 1_000_001], [0, 1_000_000]],
    ['elements[1].element.props.renderAttributes.decay', [-1_001, 1_001], [-1_000, 1_000]],
    ['elements[1].element.props.elementOrderValue', [1_000_000_001, 0.5], [-1_000_000_000, 1_000_000_000]],
    ['elements[1].element.props.info.familyName', ['x'.repeat(201)], ['', 'x'.repeat(200)]],
    ['elements[1].element.props.textSalesData.en', ['x'.repeat(4_001)], ['', 'x'.repeat(4_000)]],
    [
      'elements[1].element.props.attributeOptions.finishes',
      [Array(1_001).fill({ modifier: '1' })],
      [Array(1_000).fill({ modifier: '1' }), []],
    ],
    [
      'elements[1].element.createdAt',
      [
        '',
        '2026-06-01',
        '2026-13-01T00:00:00Z',
        '2026-00-01T00:00:00Z',
        '2026-01-32T00:00:00Z',
        '2026-01-01T24:00:00Z',
        '2026-01-01T00:60:00Z',
        'x2026-01-01T00:00:00Z',
        '2026-01-01T00:00:00Zx',
      ],
      ['2026-12-31T23:59:59Z', '2026-06-10T08:00:00.123456789+02:00', '2026-06-20T18:00:00-05:30'],
    ],
    ['props.config.roomSize.width', [0.4, 200.1], [0.5, 200]],
    ['props.config.ceilingMaterial', ['', 'x'.repeat(51)], ['x']],
    ['id', ['', 'x'.repeat(101)], []],
  ])('SV5 keeps %s within its bounds', (where, refused, allowed) => {
    const path = where.split(/[.[\]]+/).filter((part) => part !== '');
    const accepts = (value: unknown) => loadDocument(replaced(COMPLETE, path, value), FAMILY).ok;
    expect([refused.filter(accepts), allowed.filter((value) => !accepts(value))]).toEqual([[], []]);
  });

  it('SV11 refuses one more field in any object of any kind', () => {
    const objects = placesOf(COMPLETE).filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value));
    const accepted = objects.filter(
      ({ path, value }) => loadDocument(replaced(COMPLETE, path, { ...(value as object), more: 1 }), FAMILY).ok,
    );
    expect(accepted).toEqual([]);
    expect(objects.length).toBeGreaterThan(100);
  });

  it('SV11 refuses a field that the version does not know, so that nothing is lost unseen', () => {
    const unknown = (path: string) => ({ code: 'saved-document.unknown-field', path });
    expect([
      refusal((document) => Object.assign(document, { author: 'me' })),
      refusal((document) => Object.assign(elementAt(document, 1), { version: 3 })),
      refusal((document) => Object.assign(elementAt(document, 1).props as Loose, { config: {} })),
      refusal((document) => Object.assign(elementAt(document, 0).props as Loose, { code: '0820' })),
      failureOf(loadDocument(JSON.parse(JSON.stringify(VERSION_3).replace('"data":{}', '"data":{"__proto__":{}}')), FAMILY)),
    ]).toEqual([
      unknown('author'),
      unknown('elements[1].element.version'),
      unknown('elements[1].element.props.config'),
      unknown('elements[0].element.props.code'),
      unknown('data.__proto__'),
    ]);
  });

  it.each([
    ['a number that is not finite', { x: Number.NaN }, 'x'],
    ['a function', { x: [{ y: () => 1 }] }, 'x[0].y'],
    ['a date', { x: new Date(0) }, 'x'],
    ['a bigint', { x: 1n }, 'x'],
    ['a hole in a list', { x: [undefined] }, 'x[0]'],
  ])('SV6 refuses %s, naming the place', (_, more, path) => {
    expect(loadDocument({ ...VERSION_3, ...more }, FAMILY)).toEqual(fail({ code: 'saved-document.not-plain', path }));
  });

  it('SV6 refuses what throws when it is read', () => {
    const trap = new Proxy(
      { ...VERSION_3.size },
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(loadDocument({ ...VERSION_3, size: trap }, FAMILY)).toEqual(fail({ code: 'saved-document.not-plain', path: '' }));
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
      loadDocument({ ...VERSION_3, circle }, FAMILY),
      loadDocument({ ...VERSION_3, text }, FAMILY),
      loadDocument({ ...VERSION_3, list: Array(SAVED_DOCUMENT_LIMITS.values).fill(0) }, FAMILY),
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

  it('SV9 tells each code once that the family data has no model for', () => {
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
