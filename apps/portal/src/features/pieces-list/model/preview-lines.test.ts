import type { PasteLine } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { linesToRead, pieceOfLine, stateOf } from './preview-lines';

const line = (more: Partial<PasteLine>): PasteLine => ({ state: 'unknown', candidates: [], text: '', ...more }) as unknown as PasteLine;
const BOUNDS = { room: 10, linesMax: 2, charactersMax: 100 };

describe('the state of a pasted line', () => {
  it('is valid unchanged, uncertain with repairs, candidates or a bare model, otherwise invalid or ignored', () => {
    const states = [
      line({ state: 'good' }),
      line({ state: 'repaired' }),
      line({ candidates: [{ referenceCode: '082042' }] as unknown as PasteLine['candidates'] }),
      line({ text: '0820\t6', state: 'ignored' }),
      line({ text: 'Best regards', state: 'ignored' }),
      line({ text: '0820 chandelier' }),
    ].map(stateOf);
    expect(states).toEqual(['right', 'unsure', 'unsure', 'unsure', 'aside', 'wrong']);
  });
});

describe('a text in parts', () => {
  it('keeps the number of each line across blank ones', () => {
    expect(linesToRead('a\n\nb\r\nc', BOUNDS)).toEqual({
      kind: 'chunks',
      chunks: [
        { text: 'a\n', firstLine: 0 },
        { text: 'b\nc', firstLine: 2 },
      ],
    });
  });

  it('is not read when it is empty, too long, or contains a line that no product can have', () => {
    expect([linesToRead(' \n\t\n', BOUNDS), linesToRead('x\n'.repeat(11), BOUNDS), linesToRead(`a\n${'x'.repeat(4_001)}`, BOUNDS)]).toEqual(
      [{ kind: 'empty' }, { kind: 'no-room', lines: 11, room: 10 }, { kind: 'line-too-long', line: 2 }],
    );
  });
});

it('makes a piece of the article, else of the model, else of the first cell with the quantity beside it', () => {
  const article = { referenceCode: '082042/2A_10' } as unknown as PasteLine['article'];
  expect([
    pieceOfLine(line({ article, quantity: 6 })),
    pieceOfLine(line({ text: '8010 x 250' })),
    pieceOfLine(line({ text: 'chandelier  gold\t4' })),
    pieceOfLine(line({ text: 'chandelier\t0' })),
  ]).toEqual([
    { text: '082042/2A_10', quantity: 6 },
    { text: '8010', quantity: 250 },
    { text: 'chandelier gold', quantity: 4 },
    { text: 'chandelier', quantity: 1 },
  ]);
});
