import { describe, expect, it } from 'vitest';
import type { Selection } from '../attribute';
import { modelExcluding } from '../testing/arbitraries';
import { withHeights } from '../testing/judged-element';
import { modelOf, variationOf, variationsFor } from '../testing/models';
import { extendsSelection } from '../testing/options-oracle';
import { TODAY } from '../testing/results';
import { elementOptions, elementRepairs } from '.';

const pendant = withHeights(modelExcluding());
const low = variationOf('pendantHeight', 'P1', { value: { min: 100, standard: 102, max: 104, delta: 1 } });

describe('looks', () => {
  it('OP15 stops after its limit of checks and reports the undecided options', () => {
    const codes = Array.from({ length: 30 }, (_, index) => String(10 + index));
    const model = modelOf({
      variations: [
        ...variationsFor('color', codes),
        ...variationsFor('control', ['A', 'B']),
        ...variationsFor(
          'installation',
          [...codes, ...codes.map((code) => `A${code.charAt(1)}`), ...codes.map((code) => `B${code.charAt(0)}`)].slice(0, 40),
        ),
        ...variationsFor('temperature', ['1', '2']),
      ],
    });
    let asked = 0;
    const accepts = () => {
      asked += 1;
      return false;
    };
    const lists = elementOptions({ model, selection: {}, today: TODAY, accepts });
    const first = lists.map(({ type, options }) => [type, options[0]?.compatible, options[0]?.undecided, options[0]?.blockedBy]);
    expect(first).toEqual([
      ['color', false, undefined, []],
      ['temperature', false, true, undefined],
      ['control', false, true, undefined],
      ['installation', false, undefined, []],
    ]);
    expect(asked).toBeLessThanOrEqual(30 * 2 * 2 * 40);
    expect(elementRepairs({ model, selection: {}, today: TODAY, accepts }, { type: 'control', modifier: 'A' })).toEqual([]);
  });

  it('OP15 finds what takes 2,000 looks and not what takes one more', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(10 + index));
    const askedOf = (colors: number, controls: string, installations: number) => {
      const last = { color: String(9 + colors), control: controls.slice(-1), installation: String(9 + installations) };
      const variations = [
        ...variationsFor('color', numbers(colors)),
        variationOf('temperature', '1'),
        ...variationsFor('control', [...controls]),
        ...variationsFor('installation', numbers(installations)),
      ];
      const accepts = (selection: Selection) => extendsSelection(selection, last);
      const lists = elementOptions({ model: modelOf({ variations }), selection: {}, today: TODAY, accepts });
      return lists.find(({ type }) => type === 'temperature')?.options.map(({ compatible, undecided }) => [compatible, undecided]);
    };
    expect([askedOf(40, 'AB', 25), askedOf(23, 'ABC', 29)]).toEqual([[[true, undefined]], [[false, true]]]);
  });

  it('OP15 returns the remaining heights within its limit of checks', () => {
    const codes = Array.from({ length: 50 }, (_, index) => String(10 + index));
    const variations = [...variationsFor('color', codes), ...variationsFor('installation', codes), low];
    const accepts = ({ pendantHeightCm = 0 }: Selection) => pendantHeightCm < 102;
    const lists = elementOptions({ model: modelOf({ variations }), selection: {}, today: TODAY, accepts });
    expect(lists.at(-1)?.options).toEqual([
      { variation: low, selected: false, compatible: true, heights: [{ minCm: 100, maxCm: 101 }], undecided: true },
    ]);
  });

  it('OP15 asks about a combination once in a call', () => {
    const seen = new Map<string, number>();
    const accepts = (selection: Selection) => {
      const key = Object.values(selection).join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return false;
    };
    elementOptions({ model: pendant, selection: { color: '10' }, today: TODAY, accepts });
    expect(Math.max(...seen.values())).toBe(1);
  });
});
