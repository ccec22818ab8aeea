import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../element';
import { copyOf, elementAt, type Loose, placesOf, replaced } from '../testing/changed-documents';
import { modelOf } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { COMPLETE, VERSION_2 } from '../testing/saved-documents';
import { checkElementNode, loadDocument, saveDocument } from '.';

const FAMILY = { models: [modelOf(), modelOf({ model: '0820' }), modelOf({ model: '0825' })] };

/** Why version 2 is refused once it is changed. */
function refusal(change: (document: Loose) => void): unknown {
  const document = copyOf(VERSION_2);
  change(document);
  return failureOf(loadDocument(document, FAMILY));
}

describe('the fields of a saved document', () => {
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
    expect(refused.filter(accepts)).toEqual([]);
    expect(allowed.filter((value) => !accepts(value))).toEqual([]);
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
    expect(refusal((document) => Object.assign(document, { author: 'me' }))).toEqual(unknown('author'));
    expect(refusal((document) => Object.assign(elementAt(document, 1), { version: 3 }))).toEqual(unknown('elements[1].element.version'));
    expect(refusal((document) => Object.assign(elementAt(document, 1).props as Loose, { config: {} }))).toEqual(
      unknown('elements[1].element.props.config'),
    );
    expect(refusal((document) => Object.assign(elementAt(document, 0).props as Loose, { mountedFrom: [] }))).toEqual(
      unknown('elements[0].element.props.mountedFrom'),
    );
    expect(failureOf(loadDocument(JSON.parse(JSON.stringify(VERSION_2).replace('"data":{}', '"data":{"__proto__":{}}')), FAMILY))).toEqual(
      unknown('data.__proto__'),
    );
  });
});

describe('an element by itself', () => {
  it('SV13 is read with the limits of a document and shares nothing with its data', () => {
    const data = structuredClone(snapshotOf(successOf(loadDocument(VERSION_2, FAMILY)).tree)) as unknown as Loose;
    const first = data.elements?.[0]?.element as Loose;
    const node = successOf(checkElementNode(first));
    expect(node).toEqual(first);
    expect(node).not.toBe(first);
    const refused = (change: object) => failureOf(checkElementNode({ ...first, ...change }));
    expect([
      refused({ createdAt: 'yesterday' }),
      refused({ parent: 'space' }),
      refused({ elements: [...(first.elements as Loose), (first.elements as Loose)[0]] }),
      failureOf(checkElementNode(null)),
      failureOf(checkElementNode(() => first)),
    ]).toMatchObject([
      { code: 'saved-document.malformed', path: 'createdAt', expected: 'an ISO date-time' },
      { code: 'saved-document.unknown-field', path: 'parent' },
      { code: 'saved-document.id-twice' },
      { code: 'saved-document.malformed', path: 'type' },
      { code: 'saved-document.not-plain', path: '' },
    ]);
  });
});
