import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { successOf } from '../testing/results';
import {
  DOCUMENT_TYPES,
  DOWNLOAD_TYPES,
  type DownloadType,
  docsWebQuery,
  documentsOf,
  documentsOfProduct,
  downloadTypesOf,
  energyClassOf,
  energyStatementOf,
  globalGenerateRequest,
  isDocumentType,
} from '.';
import { specSheetSubType } from './document-request';

const subject = {
  catalogId: 21,
  language: 'en-US',
  familyId: 11,
  subFamilyId: 110,
  applicationLocationId: 12,
  model: '0820',
  productType: 'REGULAR',
} as const;
const product = (type: 'REGULAR' | 'CREATION' | 'COMPOSING_PENDANTS', status = 0) => ({ type, validation: { status } });

describe('documents', () => {
  it('DC1 has five types', () => {
    expect(DOCUMENT_TYPES).toEqual(['specSheet', 'manual', 'ambient', 'product', 'energyLabel']);
    expect([...DOCUMENT_TYPES, 'photometry', '', undefined].map(isDocumentType)).toEqual([...Array(5).fill(true), false, false, false]);
  });

  it('DC2 offers seven downloads, each for its documents', () => {
    expect(Object.keys(DOWNLOAD_TYPES).map((type) => [type, documentsOf(type as DownloadType)])).toEqual([
      ['all', ['specSheet', 'manual', 'ambient', 'product', 'energyLabel']],
      ['info', ['specSheet']],
      ['installation', ['manual']],
      ['energy', ['energyLabel']],
      ['model3d', []],
      ['imagehd', ['product', 'ambient']],
      ['photometry', []],
    ]);
  });

  it('DC3 makes a sheet of the model over number 100, else of the umbrella', () => {
    const models = ['0101', '0100', '0820', '0820-42/2A_10', ' 0162 24', '0001', 'abcd', '82', '', undefined, 820];
    expect(models.map(specSheetSubType)).toEqual(['model', 'umbrella', 'model', 'model', 'model', ...Array(6).fill('umbrella')]);
  });

  it('DC4 asks docs-web with repeated files', () => {
    expect(docsWebQuery(subject, ['manual', 'product'])).toEqual([
      ['catalog', '21'],
      ['language', 'en-US'],
      ['subfamily', '110'],
      ['family', '11'],
      ['model', '0820'],
      ['productType', 'REGULAR'],
      ['applicationLocation', '12'],
      ['files[]', 'manual'],
      ['files[]', 'product'],
    ]);
  });

  it('DC5 asks global-generate for a list of documents, en-US as us', () => {
    const params = { familyId: 11, model: '0820', subFamilyId: 110, applicationLocationId: 12, productType: 'REGULAR' };
    expect([
      globalGenerateRequest(subject, ['specSheet', 'manual']),
      globalGenerateRequest({ ...subject, language: 'de', model: '0080' }, ['specSheet']),
    ]).toEqual([
      {
        query: { catalogId: 21, lang: 'us' },
        body: [
          { type: 'specSheet', subType: 'model', params },
          { type: 'manual', params },
        ],
      },
      { query: { catalogId: 21, lang: 'de' }, body: [{ type: 'specSheet', subType: 'umbrella', params: { ...params, model: '0080' } }] },
    ]);
  });

  it('DC6 gives a creation no energy label, and manuals once it is validated', () => {
    const all = ['all', 'info', 'installation', 'energy', 'model3d', 'imagehd', 'photometry'];
    expect([product('REGULAR'), product('COMPOSING_PENDANTS'), product('CREATION'), product('CREATION', 1)].map(downloadTypesOf)).toEqual([
      all,
      all,
      all.filter((type) => type !== 'energy' && type !== 'installation'),
      all.filter((type) => type !== 'energy'),
    ]);
    expect([
      documentsOfProduct('all', product('CREATION')),
      documentsOfProduct('all', product('CREATION', 2)),
      documentsOfProduct('all', product('REGULAR')),
      documentsOfProduct('energy', product('CREATION')),
      documentsOfProduct('imagehd', product('CREATION')),
    ]).toEqual([
      ['specSheet', 'ambient', 'product'],
      ['specSheet', 'manual', 'ambient', 'product'],
      [...DOCUMENT_TYPES],
      [],
      ['product', 'ambient'],
    ]);
  });
});

describe('energy', () => {
  it.each([
    [210, 'A'],
    [209.99, 'B'],
    [185, 'B'],
    [184.99, 'C'],
    [160, 'C'],
    [135, 'D'],
    [110, 'E'],
    [85, 'F'],
    [84.99, 'G'],
    [0.1, 'G'],
  ])('DC7 puts %s lm/W into class %s', (efficacy, energyClass) => {
    expect(energyClassOf({ lumens: efficacy * 10, watts: 10 })).toEqual(ok(energyClass));
  });

  it('DC7 has the class of a bound that is met exactly, in decimals too', () => {
    // 85, 110, 135 and 160 lm/W.
    const sources = [
      [3417, 40.2],
      [3416, 40.2],
      [41.8, 0.38],
      [1.35, 0.01],
      [1.6, 0.01],
    ] as const;
    expect(sources.map(([lumens, watts]) => successOf(energyClassOf({ lumens, watts })))).toEqual(['F', 'G', 'E', 'D', 'C']);
  });

  it('DC7 weighs directional sources and those without mains', () => {
    const at = (lumens: number, directional: boolean, mains: boolean) =>
      successOf(energyClassOf({ lumens, watts: 10, directional, mains }));
    // 185 lm/W after 0.926, 1.176 and 1.089, a lumen more and a lumen less in 10 W.
    expect([
      at(1998, false, false),
      at(1997, false, false),
      at(1574, true, true),
      at(1573, true, true),
      at(1699, true, false),
      at(1698, true, false),
    ]).toEqual(['B', 'C', 'B', 'C', 'B', 'C']);
    expect([at(1850, false, true), at(1849, false, true)]).toEqual(['B', 'C']);
  });

  it('DC7 has no class without flux or power', () => {
    const pairs = [
      [0, 10],
      [100, 0],
      [-1, 10],
      [Number.NaN, 10],
      ['800', 10],
      [100, Number.POSITIVE_INFINITY],
      [undefined, undefined],
    ] as const;
    expect(pairs.map(([lumens, watts]) => energyClassOf({ lumens, watts }))).toEqual(
      pairs.map(([lumens, watts]) => fail({ code: 'document.energy-unknown', lumens, watts })),
    );
  });

  it('DC8 shows no label of a light source that a product contains, but its sentence', () => {
    const source = { lumens: 1600, watts: 10 };
    expect([energyStatementOf(source, { containsLightSource: true }), energyStatementOf(source, { containsLightSource: false })]).toEqual([
      ok({ kind: 'sentence', energyClass: 'C', text: 'This product contains a light source of energy efficiency class C.' }),
      ok({ kind: 'label', energyClass: 'C' }),
    ]);
    expect(energyStatementOf({ lumens: 0, watts: 1 }, { containsLightSource: true }).ok).toBe(false);
  });
});
