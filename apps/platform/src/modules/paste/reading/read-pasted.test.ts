import { PASTE_TEXT_MAX } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted';
import { CELL_MAX, LINE_MAX } from './split-rows';

const MODELS = ['0820', '0162'];
const read = async (text: string) => {
  const list = await readPasted({ content: text, models: MODELS });
  if (!list.ok) throw new Error(list.failure.code);
  return list.value.lines.map(({ read: line }) => line);
};

/** Texts that made readers start anew at every character, in one line and in as many lines as a list may have. */
const PIECES = [
  ...[
    '&',
    '1',
    ' ',
    '-',
    '"',
    '""',
    ',',
    '1,',
    '","',
    ';"',
    'a1',
    'a@',
    '_',
    '/',
    '0 ',
    '1x',
    'x1',
    '1.',
    '08',
    '0820',
    '082042/',
    '0820 42_',
  ],
  ...['SOLID', '1 pcs ', 'x ', '\u200b', '·', 'é', '> ', '0820\t', '2\t'],
];
const oneLine = (piece: string): string => piece.repeat(PASTE_TEXT_MAX / piece.length);
const manyLines = (piece: string): string => `${piece.repeat(Math.floor(390 / piece.length))}\n`.repeat(499);

describe('a list made to take long', () => {
  it.each(PIECES)('is read in the time its length takes: %j', async (piece) => {
    const started = process.cpuUsage();
    await Promise.all(
      [oneLine(piece), manyLines(piece), oneLine(piece).slice(0, LINE_MAX)].map((text) => readPasted({ content: text, models: MODELS })),
    );
    const { user } = process.cpuUsage(started);
    // Readers that take the square of the length took 9 to 55 seconds of processor.
    expect(user / 1_000).toBeLessThan(5_000);
  });
});

describe('a line that is too long for one of a list', () => {
  const code = '082042/2A_10';
  const remark = (length: number) => 'a'.repeat(length);

  it('is refused with its limit and kept as it is; the others are read', async () => {
    const long = `${code} ${remark(LINE_MAX)}`;
    const lines = await read(`${code}\n${long}\n${code} x 2`);
    expect(lines.map(({ kind }) => kind)).toEqual(['product', 'refused', 'product']);
    expect(lines[1]).toEqual({ kind: 'refused', line: 2, text: long, reason: 'paste.line-too-long', values: { max: LINE_MAX } });
  });

  it('or holds a cell that is, is refused; of exactly so many characters it is read', async () => {
    const lines = await read(`${code};2;${remark(CELL_MAX)}\n${code};2;${remark(CELL_MAX + 1)}`);
    expect(lines.map(({ kind }) => kind)).toEqual(['product', 'refused']);
    expect(lines[1]).toMatchObject({ reason: 'paste.cell-too-long', values: { max: CELL_MAX } });
  });
});
