import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySelection, excludingModel, modelExcluding } from '../testing/arbitraries';
import { rowOf } from '../testing/models';
import { extendsSelection, validCombinations } from '../testing/options-oracle';
import { blockingRows, compileCombinations, compileExclusions } from '.';

const MODIFIERS = { color: ['10', '11', '24'], temperature: ['1', '2'], control: ['A', 'B', 'Z'], installation: ['03', '18', '31'] };
const combinationsUnder = (...rows: string[]) => compileCombinations(compileExclusions(rows.map((cells) => rowOf(cells))), MODIFIERS);

describe('combinations', () => {
  it('EX7 agrees with looking at every combination, by table and by search', () => {
    fc.assert(
      fc.property(excludingModel, anySelection, (model, selection) => {
        const exclusions = compileExclusions(model.exclusions);
        const possible = validCombinations(model).some((combination) => extendsSelection(combination, selection));
        const answers = [compileCombinations(exclusions, MODIFIERS), compileCombinations(exclusions, MODIFIERS, 1)].map(({ allows }) =>
          allows(selection),
        );
        expect(answers).toEqual([possible, possible]);
      }),
      {
        examples: [
          [
            modelExcluding(rowOf('24 * A * *'), rowOf('24 * B * *'), rowOf('* 1 Z 1 *'), rowOf('24 2 * * 8')),
            { color: '24', installation: '18' },
          ],
        ],
      },
    );
  });

  it('EX7 makes a table of so many cells and no more', () => {
    // Only a table reads the rows themselves.
    const exclusions = { ...compileExclusions([]), rows: [rowOf('10 * * * *')] };
    const cells = 4 * 3 * 4 * 4;
    const answers = [cells, cells - 1].map((most) =>
      [{ color: '10' }, { color: '24' }].map(compileCombinations(exclusions, MODIFIERS, most).allows),
    );
    expect(answers).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('EX7 reads beyond the thirty-second row', () => {
    const inert = Array.from({ length: 70 }, (_, index) => `9${index % 10} * * * *`);
    const at = (place: number) => combinationsUnder(...inert.slice(0, place), '10 * * * *', ...inert.slice(place)).exclusions;
    const selection = { color: '10', temperature: '1', control: 'A', installation: '03' };
    const blocked = [0, 31, 32, 63, 64, 70].map((place) => blockingRows({ ...combinationsUnder(), exclusions: at(place) }, selection));
    expect(blocked).toEqual(Array(6).fill([rowOf('10 * * * *')]));
  });

  it('EX7 has nothing for a value that is not among the modifiers', () => {
    const exclusions = compileExclusions([]);
    const answers = [compileCombinations(exclusions, MODIFIERS), compileCombinations(exclusions, MODIFIERS, 1)].map(({ allows }) =>
      [{}, { color: '10' }, { color: '99' }, { installation: '0' }, { control: '*' }].map(allows),
    );
    expect(answers).toEqual(Array(2).fill([true, true, false, false, false]));
  });

  it('EX7 matches both characters of an installation, each row by its own', () => {
    const rows = ['* * * 1 *', '* * * * 3', '10 * * 3 1', '11 * * 1 *'];
    const allowed = rows.map((_, index) => {
      const exclusions = compileExclusions(rows.slice(0, index + 1).map((cells) => rowOf(cells)));
      return [compileCombinations(exclusions, MODIFIERS), compileCombinations(exclusions, MODIFIERS, 1)].map(({ allows }) =>
        ['03', '18', '31'].filter((installation) => allows({ color: '10', installation })),
      );
    });
    const twice = (installations: readonly string[]) => [installations, installations];
    expect(allowed).toEqual([['03', '31'], ['31'], [], []].map(twice));
  });

  it('EX7 leaves an attribute without values unset, which only a wildcard matches', () => {
    const without = { ...MODIFIERS, control: [], installation: [] };
    const answers = ['10 * A * *', '10 * * 0 *', '10 * * * *'].map((cells) => {
      const exclusions = compileExclusions([rowOf(cells)]);
      return [compileCombinations(exclusions, without), compileCombinations(exclusions, without, 1)].map(({ allows }) =>
        allows({ color: '10' }),
      );
    });
    expect(answers).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('OP2 returns the rows of every branch in data order, up to the first row that rejects', () => {
    const combinations = combinationsUnder('24 2 * * *', '* 1 * 1 8', '24 2 A * *', '24 1 * * 3', '24 1 * 3 *', '24 2 * 3 1', '11 * * * *');
    const rows = ['24 2 * * *', '* 1 * 1 8', '24 1 * * 3', '24 1 * 3 *'].map((cells) => rowOf(cells));
    expect(blockingRows(combinations, { color: '24' })).toEqual(rows);
  });
});
