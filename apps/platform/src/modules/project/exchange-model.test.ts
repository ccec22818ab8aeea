import { emitStaticJson } from '@candil/catalogue';
import { checkConfiguration, fail, type SavedDocument, type SavedElement } from '@candil/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutBreak } from '../../kernel';
import { type CatalogueIndex, calendarDayOfIso, indexCatalogue } from '../catalogue';
import { readConfiguration } from '../domain-service';
import type { CatalogueContext } from '../price';
import { codesIn, exchanged } from './exchange-model';

let catalogue: CatalogueIndex;
const today = calendarDayOfIso('2026-11-20');

beforeAll(() => {
  const { version, files } = emitStaticJson();
  catalogue = indexCatalogue({ version, files: Object.entries(files).map(([path, content]) => ({ path, content })) });
});

/** A starting point of the catalogue, as it is drawn. */
const drawn = (id: string): SavedDocument => {
  const document = catalogue.editions[16].preconfigs.get(id)?.composition?.document;
  if (document === undefined) throw new Error(`no starting point ${id}`);
  return document as SavedDocument;
};
const exchange = (document: SavedDocument, from: string, to: string) => exchanged({ catalogue, today }, 16, document, { from, to });
const made = (document: SavedDocument, from: string, to: string): SavedDocument => {
  const result = exchange(document, from, to);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value as SavedDocument;
};

/** Everything but the models and what is chosen of them: where each element stands, and what it holds. */
const places = ({ props: { code: _, attributes: __, isPsa: ___, ...props }, elements, ...element }: SavedElement): unknown => ({
  ...element,
  props,
  elements: elements.map(({ element: child, options }) => ({ options, element: places(child) })),
});
const codesOf = ({ props, elements }: SavedElement): readonly string[] => [
  ...(props.code === undefined ? [] : [props.code]),
  ...elements.flatMap(({ element }) => codesOf(element)),
];
const countOf = (document: SavedDocument, model: string): number => codesOf(document).filter((code) => code === model).length;
const problemsOf = (document: SavedDocument): ReadonlySet<string> => {
  const context = { catalogue, today, rulesOn: true } as unknown as CatalogueContext;
  const read = withoutBreak(readConfiguration({ context, catalogId: 16, remoteDriverOn: false }, document));
  if (!read.ok) throw new Error(read.failure.code);
  return new Set(checkConfiguration(read.value).map((issue) => ('failure' in issue ? issue.failure.code : issue.kind)));
};

describe.each([
  ['pendants on a canopy', '110-canopy-line', '0162', '0820'],
  ['lights on a belt', '225-garland', '8110', '8120'],
  ['sticks', '219-reading-corner', '7460', '7455'],
])('the model of %s', (_, id, from, to) => {
  it('is exchanged in every piece, and all stay where they are', () => {
    const document = drawn(id);
    const next = made(document, from, to);
    expect(countOf(next, to)).toBe(countOf(document, from) + countOf(document, to));
    expect(countOf(next, from)).toBe(0);
    expect(places(next)).toEqual(places(document));
  });

  it('leaves the document that is stored untouched', () => {
    const document = drawn(id);
    const before = JSON.stringify(document);
    made(document, from, to);
    expect(JSON.stringify(document)).toBe(before);
  });

  it('is not found where another model stands', () =>
    expect(exchange(drawn(id), '2351', '2355')).toEqual(fail({ code: 'element.not-found', elementId: '2351' })));
});

describe('a belt with other lights', () => {
  it('has no problem that it did not have before', () => {
    const document = drawn('225-garland');
    expect([...problemsOf(made(document, '8110', '8120'))].filter((code) => !problemsOf(document).has(code))).toEqual([]);
  });

  it('keeps its ceiling feed where a floor feed would come', () => {
    const document = drawn('225-garland');
    expect(codesIn(document).has('8015')).toBe(true);
    expect(exchange(document, '8015', '8020')).toEqual(fail({ code: 'product.other-kind', model: '8020' }));
  });
});

describe('sticks of another length', () => {
  it('no longer reach their joints, which is reported', () => {
    const document = drawn('219-reading-corner');
    expect(problemsOf(document).has('stick.reach')).toBe(false);
    expect(problemsOf(made(document, '7460', '7455')).has('stick.reach')).toBe(true);
  });

  it('are not exchanged for a spot, which spans nothing', () =>
    expect(exchange(drawn('219-reading-corner'), '7460', '7475')).toEqual(fail({ code: 'product.other-kind', model: '7475' })));
});

describe('the canopy of pendants', () => {
  it('is not exchanged for a luminaire', () =>
    expect(exchange(drawn('110-canopy-line'), '9712', '0162')).toEqual(fail({ code: 'product.other-kind', model: '0162' })));
});
