import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readEulumdat } from '../eulumdat';
import { eulumdatText } from '../testing/file-texts';
import { GLDF_GRAMMAR, GLDF_VALUES } from '../testing/gldf-grammar.data';
import { valueFrom } from '../testing/results';
import type { GldfProduct } from './gldf-product';
import { readGldf } from './read-gldf';
import { writeGldf } from './write-gldf';
import { escapeXml, parseXml, type XmlElement } from './xml';

const PRODUCT: GldfProduct = {
  manufacturer: 'Maker & <Sons>',
  createdWithApplication: 'test',
  creationTime: '2026-01-02T10:00:00Z',
  uniqueId: '4e8d4b1e-0000-4000-8000-000000000001',
  uniqueProductId: '4e8d4b1e-0000-4000-8000-000000000002',
  defaultLanguage: 'en',
  productNumber: { en: '0162' },
  name: { en: 'Dome', de: 'Kuppel "groß"' },
  files: [
    { id: 'light', contentType: 'ldc/eulumdat', type: 'localFileName', name: 'dome.ldt', content: strToU8(eulumdatText()) },
    { id: 'sheet', contentType: 'document/pdf', type: 'url', name: 'https://example.org/a?b=1&c=2' },
  ],
  photometries: [{ id: 'p1', fileId: 'light' }],
  lightSources: [{ id: 's1', name: { en: 'LED' }, ratedInputWatts: 12.5, colourRenderingIndex: 90, colourTemperatureKelvin: 2700 }],
  emitters: [{ id: 'e1', photometryId: 'p1', lightSourceId: 's1', ratedFluxLumens: 900 }],
  variants: [
    { id: 'v1', name: { en: 'white' }, productNumber: { en: '0162 10' }, emitterIds: ['e1'] },
    { id: 'v2', name: { en: 'black' }, emitterIds: [] },
  ],
};

const archiveOf = (xml: string) => zipSync({ 'product.xml': strToU8(xml) });
const withParts = (files: string, product: string) =>
  `<?xml version="1.0"?><Root><Header/><GeneralDefinitions>${files}</GeneralDefinitions><ProductDefinitions>${product}</ProductDefinitions></Root>`;

it('GL1 gives back what it wrote, light included, and the same bytes again', () => {
  const archive = valueFrom(writeGldf(PRODUCT));
  const again = valueFrom(readGldf(archive));
  expect(again).toEqual({
    ...PRODUCT,
    files: [{ ...PRODUCT.files[0], content: new Uint8Array(PRODUCT.files[0]?.content ?? []) }, PRODUCT.files[1]],
  });
  expect(valueFrom(readEulumdat(again.files[0]?.content ?? '')).file.luminaireName).toBe('Dome');
  expect(valueFrom(writeGldf(again))).toEqual(archive);
  expect(Object.keys(unzipSync(archive))).toEqual(['product.xml', 'ldc/dome.ldt']);
});

/** Places at which a document violates the schema. */
function breaches({ name, attributes, elements, text }: XmlElement): string[] {
  const rule = GLDF_GRAMMAR[name];
  const names = elements.map((child) => `${child.name} `).join('');
  return [
    ...(rule !== undefined && !rule.elements.test(names) ? [`${name}: ${names}`] : []),
    ...(rule === undefined && names !== '' ? [`${name} unknown`] : []),
    ...(rule?.attributes ?? []).filter((attribute) => !(attribute in attributes)).map((attribute) => `${name} without ${attribute}`),
    ...(GLDF_VALUES[name]?.test(text.trim()) === false ? [`${name}: ${text}`] : []),
    ...elements.flatMap(breaches),
  ];
}
const documentOf = (product: GldfProduct) => {
  const xml = strFromU8(unzipSync(valueFrom(writeGldf(product)))['product.xml'] ?? new Uint8Array());
  const root = parseXml(xml);
  if ('offset' in root) throw new Error(`malformed at ${root.offset}`);
  return root;
};

describe('the schema', () => {
  it('GL5 is kept by a product with everything, and by one with hardly anything', () => {
    const bare = {
      ...PRODUCT,
      files: [],
      photometries: [],
      lightSources: [],
      emitters: [],
      variants: [{ id: 'v', name: { en: 'a' }, emitterIds: [] }],
    };
    const dark = { ...PRODUCT, lightSources: [], emitters: [{ id: 'e1', photometryId: 'p1' }] };
    const fine = { ...PRODUCT, emitters: [{ id: 'e1', photometryId: 'p1', lightSourceId: 's1', ratedFluxLumens: 899.6 }] };
    for (const product of [PRODUCT, bare, dark, fine]) expect(breaches(documentOf(product))).toEqual([]);
    expect(valueFrom(readGldf(valueFrom(writeGldf(dark)))).emitters).toEqual(dark.emitters);
    expect(breaches({ ...documentOf(PRODUCT), elements: [] })).toEqual(['Root: ']);
  });

  const LACKING: { what: string; product: GldfProduct; failure: object }[] = [
    { what: 'no name', product: { ...PRODUCT, name: {} }, failure: { code: 'gldf.value-missing', part: 'product', field: 'name' } },
    {
      what: 'no variant',
      product: { ...PRODUCT, variants: [] },
      failure: { code: 'gldf.value-missing', part: 'product', field: 'variants' },
    },
    {
      what: 'a light source without power',
      product: { ...PRODUCT, lightSources: [{ id: 's1', name: { en: 'LED' } }] },
      failure: { code: 'gldf.value-missing', part: 's1', field: 'ratedInputWatts' },
    },
    {
      what: 'flux without a source',
      product: { ...PRODUCT, emitters: [{ id: 'e1', photometryId: 'p1', ratedFluxLumens: 900 }] },
      failure: { code: 'gldf.value-missing', part: 'e1', field: 'lightSourceId' },
    },
    {
      what: 'a source without flux',
      product: { ...PRODUCT, emitters: [{ id: 'e1', photometryId: 'p1', lightSourceId: 's1' }] },
      failure: { code: 'gldf.value-missing', part: 'e1', field: 'ratedFluxLumens' },
    },
    {
      what: 'a kind of file it does not know',
      product: { ...PRODUCT, files: [...PRODUCT.files, { id: 'f', contentType: 'doc/pdf', type: 'url', name: 'https://example.org' }] },
      failure: { code: 'gldf.content-type-unknown', contentType: 'doc/pdf' },
    },
    {
      what: 'an id of a file and a variant alike',
      product: { ...PRODUCT, variants: [{ id: 'light', name: { en: 'a' }, emitterIds: [] }] },
      failure: { code: 'gldf.id-repeated', part: 'variants', id: 'light' },
    },
  ];
  it.each(LACKING)('GL5 refuses $what', ({ product, failure }) => {
    expect(writeGldf(product)).toEqual({ ok: false, failure });
  });
});

it('GL1 keeps any text of a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      const kept = [...name]
        .filter((sign) => sign >= ' ')
        .join('')
        .trim();
      const product = { ...PRODUCT, manufacturer: name };
      expect(valueFrom(readGldf(valueFrom(writeGldf(product)))).manufacturer).toBe(kept);
    }),
  );
});

it('GL2 finds emitters below models, and leaves sensors away', () => {
  const xml = withParts(
    `<Files><File id="f" contentType="ldc/ies" type="localFileName">a.ies</File></Files>
     <Photometries><Photometry id="p"><PhotometryFileReference fileId='f'/></Photometry></Photometries>
     <Emitters><Emitter id="e"><!-- <a> --><FixedLightEmitter><PhotometryReference photometryId="p"/></FixedLightEmitter></Emitter>
     <Emitter id="s"><SensorEmitter/></Emitter></Emitters>
     <Geometries><ModelGeometry id="g"><GeometryFileReference fileId="f"/></ModelGeometry></Geometries>`,
    `<ProductMetaData><Name><Locale language="en"><![CDATA[A <b>]]></Locale></Name></ProductMetaData><Variants><Variant id="v">
     <Geometry><ModelGeometryReference geometryId="g"><EmitterReference emitterId="e"/><EmitterReference emitterId="s"/></ModelGeometryReference></Geometry></Variant></Variants>`,
  );
  const product = valueFrom(readGldf(archiveOf(xml)));
  expect(product.name).toEqual({ en: 'A <b>' });
  expect(product.emitters).toEqual([{ id: 'e', photometryId: 'p' }]);
  expect(product.variants).toEqual([
    {
      id: 'v',
      name: {},
      emitterIds: ['e'],
      placement: {
        model: {
          geometryId: 'g',
          emitters: [
            { emitterId: 'e', objectName: '' },
            { emitterId: 's', objectName: '' },
          ],
        },
      },
    },
  ]);
  expect(product.files).toEqual([{ id: 'f', contentType: 'ldc/ies', type: 'localFileName', name: 'a.ies' }]);
});

const BROKEN: { what: string; product: GldfProduct; failure: object }[] = [
  {
    what: 'an id with blanks',
    product: { ...PRODUCT, variants: [{ id: 'a b', name: {}, emitterIds: [] }] },
    failure: { code: 'gldf.id-invalid', part: 'variants', id: 'a b' },
  },
  {
    what: 'an id twice',
    product: { ...PRODUCT, photometries: [...PRODUCT.photometries, ...PRODUCT.photometries] },
    failure: { code: 'gldf.id-repeated', part: 'photometries', id: 'p1' },
  },
  {
    what: 'a photometry without file',
    product: { ...PRODUCT, files: [] },
    failure: { code: 'gldf.reference-unknown', part: 'files', id: 'light' },
  },
  {
    what: 'a variant without emitter',
    product: { ...PRODUCT, emitters: [] },
    failure: { code: 'gldf.reference-unknown', part: 'emitters', id: 'e1' },
  },
  {
    what: 'a file outside',
    product: { ...PRODUCT, files: [{ id: 'light', contentType: 'ldc/ies', type: 'localFileName', name: '../a' }] },
    failure: { code: 'gldf.file-name-invalid', name: '../a' },
  },
  {
    what: 'two emitters without geometry',
    product: { ...PRODUCT, variants: [{ id: 'v', name: {}, emitterIds: ['e1', 'e1'] }] },
    failure: { code: 'gldf.variant-emitters', id: 'v' },
  },
];
it.each(BROKEN)('GL3 refuses $what', ({ product, failure }) => {
  expect(writeGldf(product)).toEqual({ ok: false, failure });
});

describe('containers that are none', () => {
  const CASES = [
    { what: 'no archive', archive: strToU8('hello'), failure: { code: 'gldf.no-archive' } },
    { what: 'an archive of something else', archive: zipSync({ 'a.txt': strToU8('a') }), failure: { code: 'gldf.product-missing' } },
    { what: 'a document that breaks off', archive: archiveOf('<Root><Header>'), failure: { code: 'gldf.xml-malformed', offset: 14 } },
    {
      what: 'a document type',
      archive: archiveOf('<!DOCTYPE a [<!ENTITY b "c">]><Root/>'),
      failure: { code: 'gldf.xml-malformed', offset: 30 },
    },
    {
      what: 'an entity that XML does not define',
      archive: archiveOf('<Root>&b;</Root>'),
      failure: { code: 'gldf.xml-malformed', offset: 9 },
    },
    {
      what: 'two roots',
      archive: archiveOf('<Root/><Root/>'),
      failure: { code: 'gldf.xml-malformed', offset: 13 },
    },
    {
      what: 'a document without parts',
      archive: archiveOf('<Root><Header/></Root>'),
      failure: { code: 'gldf.part-missing', part: 'GeneralDefinitions' },
    },
    {
      what: 'a document too deep',
      archive: archiveOf('<a>'.repeat(100) + '</a>'.repeat(100)),
      failure: { code: 'gldf.xml-malformed', offset: 195 },
    },
    {
      what: 'a light that leads nowhere',
      archive: archiveOf(
        withParts('<Photometries><Photometry id="p"><PhotometryFileReference fileId="f"/></Photometry></Photometries>', ''),
      ),
      failure: { code: 'gldf.reference-unknown', part: 'files', id: 'f' },
    },
    { what: 'a bomb', archive: zipSync({ 'product.xml': new Uint8Array(41 * 1024 * 1024) }), failure: { code: 'gldf.too-large' } },
  ];
  it.each(CASES)('GL4 refuses $what', ({ archive, failure }) => {
    expect(readGldf(archive)).toEqual({ ok: false, failure });
  });

  it('GL4 bears any bytes and any document', () => {
    const good = valueFrom(writeGldf(PRODUCT));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, bytes) => {
        const broken = good.slice();
        broken.set(bytes.slice(0, broken.length - at), at);
        expect(typeof readGldf(broken).ok).toBe('boolean');
      }),
    );
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      'a',
      ' b="c"',
      '<a>',
      '</a>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#x41;',
      '&#0;',
      '"',
      "'",
      '?',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(typeof parseXml(parts.join(''))).toBe('object');
      }),
    );
    expect(parseXml(`<a b="&#65;&quot;">${escapeXml('<&>"\u0001')}</a>`)).toMatchObject({
      attributes: { b: 'A"' },
      text: '<&>"',
    });
  });
});
