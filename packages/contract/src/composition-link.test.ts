import { canonicalJson } from '@candil/domain';
import { expect, it } from 'vitest';
import { COMPOSITION_CODE_MAX, decodeComposition, encodeComposition } from './composition-link';

const table = { id: 't', kind: 'table', x: 0, z: 0, widthMetres: 1.8, depthMetres: 0.9, heightMetres: 0.75, turnDegrees: 0 } as const;
const composition = { document: { type: 'Space', name: 'Café – Łódź 🌗', elements: [1.5, null, true] }, furniture: [table] };

const deflated = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
};

it('is read as it was written, by the characters that an address takes', async () => {
  const code = (await encodeComposition(composition, canonicalJson)) ?? '';
  expect(/^[\w-]+$/.test(code)).toBe(true);
  expect(await decodeComposition(code)).toEqual(composition);
});

it('is the same for the same composition, whatever the order of its fields', async () => {
  const turned = { furniture: [table], document: Object.fromEntries(Object.entries(composition.document).reverse()) };
  expect(await encodeComposition(turned, canonicalJson)).toBe(await encodeComposition(composition, canonicalJson));
});

it('is no address when it is too large', async () => {
  // Noise cannot be compressed.
  const noise = Array.from({ length: 30_000 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 0);
  expect(await encodeComposition({ document: noise, furniture: [] }, canonicalJson)).toBeUndefined();
});

it.each([
  ['nothing', ''],
  ['other characters', 'a/b+c='],
  ['no deflated text', 'AAAA'],
  ['half a code', (await deflated('{"document":{"elements":[1,2,3,4,5,6,7,8,9]},"furniture":[]}')).slice(0, 30)],
  ['text that is no JSON', await deflated('{"document":')],
  ['JSON that is no composition', await deflated('[1]')],
  ['null', await deflated('null')],
  ['more than an address takes', 'A'.repeat(COMPOSITION_CODE_MAX + 1)],
  ['what unfolds without end', await deflated(`{"document":"${'x'.repeat(20_000_000)}"}`)],
])('is not read from %s', async (_name, code) => {
  expect(await decodeComposition(code)).toBeUndefined();
});
