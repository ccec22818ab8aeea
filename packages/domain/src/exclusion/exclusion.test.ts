import { describe, expect, it } from 'vitest';
import { rowOf } from '../testing/models';
import { compileExclusions, findExclusion, findExclusions } from '.';

const selection = { color: '10', temperature: '1', control: 'A', installation: '31' };
const rejects = (cells: string, chosen: object = selection) => findExclusion(compileExclusions([rowOf(cells)]), chosen) !== undefined;

describe('exclusion matrix', () => {
  it('EX1 rejects when all five cells match', () => {
    const rows = ['10 1 A 3 1', '10 * * * *', '* 1 * * *', '* * A * *', '* * * 3 *', '* * * * 1'];
    const near = ['11 1 A 3 1', '10 2 A 3 1', '10 1 B 3 1', '10 1 A 1 1', '10 1 A 3 2'];
    expect(rows.map((cells) => rejects(cells))).toEqual([true, true, true, true, true, true]);
    expect(near.map((cells) => rejects(cells))).toEqual([false, false, false, false, false]);
  });

  it('EX2 ignores a row of five wildcards', () => {
    expect(rejects('* * * * *')).toBe(false);
  });

  it('EX5 lets an attribute that is not chosen match only a wildcard', () => {
    const bare = { color: '10' };
    expect(['10 * * * *', '10 1 * * *', '10 * A * *', '10 * * 3 *', '10 * * * 1'].map((cells) => rejects(cells, bare))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('EX6 returns the first row in data order', () => {
    const rows = [rowOf('11 * * * *'), rowOf('10 * * * *', 'first'), rowOf('* 1 * * *', 'second')];
    const compiled = compileExclusions(rows);
    expect(findExclusion(compiled, selection)).toEqual(rows[1]);
    expect(findExclusions(compiled, selection)).toEqual(rows.slice(1));
    const others = Array.from({ length: 70 }, () => rowOf('99 * * * *'));
    const found = [0, 31, 32, 63, 64, 70].map((place) =>
      findExclusion(compileExclusions([...others.slice(0, place), ...rows, ...others.slice(place)]), selection),
    );
    expect(found).toEqual(Array(6).fill(rows[1]));
  });
});
