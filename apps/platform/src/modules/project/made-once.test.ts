import { expect, it } from 'vitest';
import { DOCUMENTS_MAX, MadeOnce, PIECES_MAX } from './made-once';
import type { StoredConfiguration } from './stored-project';

const listOf = (digest: string, pieces: number) => {
  const rows = Array.from({ length: pieces }, (_, index) => ({ id: `r${index}`, model: '5525', selection: {}, quantity: 1 }));
  const document = { type: 'PieceList', version: 1, subFamilyId: 110, applicationLocationId: 0, dismissed: [], rows };
  return { digest, document } as unknown as StoredConfiguration;
};

it('makes equal compositions once, and another way of changing them anew', () => {
  const composed = new MadeOnce<number>();
  let made = 0;
  const next = () => (made += 1);
  expect(['a', 'a', 'b'].map((way) => composed.of(listOf('one', 1), way, next))).toEqual([1, 1, 2]);
});

it('makes no more than the limit of different ones; those made before are still known', () => {
  const composed = new MadeOnce<string>();
  const of = (digest: string) => composed.of(listOf(digest, 1), '', () => digest);
  const digests = Array.from({ length: DOCUMENTS_MAX }, (_, index) => `${index}`);
  expect(digests.map(of)).toEqual(digests);
  expect([of('further'), of('0')]).toEqual([undefined, '0']);
});

it('counts pieces; the first is made however large', () => {
  const composed = new MadeOnce<string>();
  const of = (digest: string, pieces: number) => composed.of(listOf(digest, pieces), '', () => digest);
  expect([of('huge', PIECES_MAX + 1), of('small', 1)]).toEqual(['huge', undefined]);
  const others = new MadeOnce<string>();
  const small = (digest: string, pieces: number) => others.of(listOf(digest, pieces), '', () => digest);
  expect([small('a', PIECES_MAX - 1), small('b', 2), small('c', 1)]).toEqual(['a', undefined, 'c']);
});
