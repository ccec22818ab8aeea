import { encodeComposition } from '@candil/contract/composition-link';
import { canonicalJson } from '@candil/domain';
import { expect, test } from 'vitest';
import { readLink, sharedPath } from './composition-link';
import { openedIn } from './opened-in';
import { readOpening } from './opening';
import { placeOfLinked } from './place-of-document';

const table = { id: 't', kind: 'table', x: 0, z: 0, widthMetres: 1.8, depthMetres: 0.9, heightMetres: 0.75, turnDegrees: 0 } as const;
const spaceOf = (configurator: string, subfamily: number, catalog = 16) => ({ props: { configurator, info: { subfamily, catalog } } });
const codeOf = async (furniture: unknown): Promise<string> =>
  (await encodeComposition({ document: spaceOf('DRAWING', 225), furniture: furniture as never }, canonicalJson)) ?? '';

test('a code holds a composition with its furniture', async () => {
  expect(await readLink(await codeOf([table]))).toEqual({ document: spaceOf('DRAWING', 225), furniture: [table] });
});

test.each([
  ['a piece without measures', [{ id: 't', kind: 'table' }]],
  ['a piece of no kind', [{ ...table, kind: '<img>' }]],
  ['more than a room takes', Array(51).fill(table)],
  ['no list', { length: 1 }],
])('a code with %s is no composition', async (_name, furniture) => {
  expect(await readLink(await codeOf(furniture))).toBeNull();
});

test('an invalid code yields no composition', async () => {
  const codes = ['', 'link', '../../etc', '<script>', 'A'.repeat(70_000), (await codeOf([table])).slice(0, -9)];
  expect(await Promise.all(codes.map(readLink))).toEqual(codes.map(() => null));
});

test('a link yields a drawing for its configurator, in the catalogue of its reader, and nothing else', () => {
  const opening = readOpening(openedIn(2, 225), { hash: 'jZLB' }, new URLSearchParams());
  const documents = [
    spaceOf('DRAWING', 225),
    spaceOf('NODRAWING', 225),
    spaceOf('DRAWING', 225, 21),
    spaceOf('DRAWING', 219),
    spaceOf('CREA', 110),
    spaceOf('EASEL', 225),
    {},
    null,
    undefined,
    'text',
  ];
  expect(documents.map((document) => placeOfLinked(opening, document, 16).kind)).toEqual(['here', 'here', ...Array(8).fill('unreadable')]);
});

test('a short code is part of the path, a long one part of the fragment', () => {
  expect(sharedPath('plusminus-drawing-configurator', 'jZLB')).toBe('/plusminus-drawing-configurator/product/jZLB');
  const long = 'A'.repeat(8_001);
  expect(sharedPath('plusminus-drawing-configurator', long)).toBe(`/plusminus-drawing-configurator/product/link#composition=${long}`);
});
