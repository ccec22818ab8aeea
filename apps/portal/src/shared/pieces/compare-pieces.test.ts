import { expect, it } from 'vitest';
import { type CountedPiece, codeOfPiece, comparePieces } from './compare-pieces';

const dome = (quantity: number, color = '42'): CountedPiece => ({
  model: '0820',
  selection: { color, temperature: '2', control: 'A', installation: '10' },
  quantity,
});
const written = (text: string): CountedPiece => ({ model: '', selection: {}, quantity: 1, written: text });
const summed = (theirs: readonly CountedPiece[], mine: readonly CountedPiece[]) =>
  comparePieces(theirs, mine).map(({ piece, ...counts }) => [codeOfPiece(piece, false), counts.theirs, counts.mine]);

it('names the articles of which one version has more, over all their rows', () => {
  expect(summed([dome(2), dome(1), dome(1, '11')], [dome(5), written('chandelier')])).toEqual([
    ['082042/2A_10', 3, 5],
    ['082011/2A_10', 1, 0],
    ['chandelier', 0, 1],
  ]);
});

it('has nothing to name where only the order of the rows differs', () => {
  expect(summed([dome(2), dome(1, '11')], [dome(1, '11'), dome(2)])).toEqual([]);
});

it('writes a code as far as it is chosen, in the way of its catalogue', () => {
  expect([codeOfPiece({ ...dome(1), selection: {} }, false), codeOfPiece(dome(1), true)]).toEqual(['0820', '0820-42/2A_10']);
});
