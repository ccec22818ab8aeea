import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementTree, snapshotOf } from '../element';
import { copyOf, elementAt, type Loose } from '../testing/changed-documents';
import { anySpace, applySeeds, operationSeeds } from '../testing/element-arbitraries';
import { at, clusterOf, lightOf, SAMPLE_SPACE, spaceOf } from '../testing/elements';
import { modelOf } from '../testing/models';
import { successOf } from '../testing/results';
import { SAMPLE_CHANGES } from '../testing/sample-changes';
import { VERSION_2 } from '../testing/saved-documents';
import { canonicalJson, loadDocument, SAVED_DOCUMENT_VERSION, saveDocument } from '.';

const FAMILY = { models: [modelOf(), modelOf({ model: '0820' }), modelOf({ model: '0825' })] };

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
          expect(saveDocument(again)).toEqual(saved);
          expect(version).toEqual(SAVED_DOCUMENT_VERSION);
        }
      }),
      { examples: [[SAMPLE_SPACE, SAMPLE_CHANGES]] },
    );
  });

  it('SV10 shares nothing with what was loaded', () => {
    const document = copyOf(VERSION_2);
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
      { examples: [[SAMPLE_SPACE]] },
    );
  });

  it.each([
    ['lists', (inner: unknown) => [inner]],
    ['objects', (inner: unknown) => ({ inner })],
  ])('SV12 throws for %s nested too deep, and writes those below', (_, wrapped) => {
    const nested = (depth: number) => Array.from({ length: depth }).reduce((inner) => wrapped(inner), 1);
    expect(canonicalJson(nested(256))).toMatch(/1[\]}]{256}$/);
    expect(() => canonicalJson(nested(257))).toThrow('deeper than 256 levels');
    expect(() => canonicalJson(nested(20_000))).toThrow('deeper than 256 levels');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('s'), undefined])('SV3 throws for %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(RangeError);
  });
});
