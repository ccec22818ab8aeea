import { describe, expect, it } from 'vitest';
import { emptyRows, rowIndexes, withRow } from './row-set';

describe('row sets', () => {
  it('EX7 has a bit for every row and no more words than that takes', () => {
    const rows = [0, 31, 32, 63, 64];
    expect([0, 1, 32, 33, 65].map((count) => emptyRows(count).length)).toEqual([0, 1, 1, 2, 3]);
    expect(rowIndexes(rows.reduce(withRow, emptyRows(65)))).toEqual(rows);
  });
});
