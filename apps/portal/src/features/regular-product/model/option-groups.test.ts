import { describe, expect, it } from 'vitest';
import { COMPLETE, chosen, DOME, offerOf } from '../testing/offer';
import type { Configuration } from './configuration';
import { minimumOrderOf } from './minimum-order';
import { optionGroupsOf } from './option-groups';
import { quoteOf } from './quote';
import { soonerOptionOf } from './sooner';

const offer = offerOf();
const judge = (configuration: Configuration) => {
  const quote = quoteOf(offer, DOME, configuration.selection, configuration.quantity);
  return { configuration, quote, groups: optionGroupsOf(offer, DOME, configuration, quote) };
};
const printed = (configuration: Configuration) =>
  judge(configuration).groups.map(({ type, options }) => [
    type,
    options.map(({ variation, selected, compatible, effect }) =>
      selected
        ? `[${variation.modifier}]`
        : compatible
          ? `${variation.modifier} ${effect?.amountMinor} ${effect?.weeks}`
          : `(${variation.modifier})`,
    ),
  ]);

describe('groups of options', () => {
  it('show for each value the difference in total and weeks', () => {
    expect(printed(COMPLETE)).toEqual([
      ['color', ['[42]', '62 0 3', '23 6000 4']],
      ['temperature', ['[2]', '9 8000 1']],
      ['control', ['[A]', 'B 1000 0', '(M)']],
      ['installation', ['[10]', '31 2000 0']],
    ]);
  });

  it('keep a value that does not go with the rest, with the rows in its way', () => {
    const control = judge(COMPLETE).groups.find(({ type }) => type === 'control');
    expect(control?.options.at(-1)).toMatchObject({ compatible: false, quote: undefined, blockedBy: [DOME.exclusions[0]] });
  });
});

describe('sooner', () => {
  it('names the one change that gains the most weeks', () => {
    const { configuration, groups, quote } = judge(chosen({ color: '23', temperature: '9' }));
    expect(soonerOptionOf(configuration, groups, quote)).toMatchObject({
      variation: { modifier: '42' },
      weeksSooner: 3,
      selection: { color: '42', temperature: '9' },
      effect: { amountMinor: -6000 },
    });
  });

  it('proposes nothing that asks for more pieces, and nothing when nothing is faster', () => {
    const { configuration, groups, quote } = judge(COMPLETE);
    expect(soonerOptionOf(configuration, groups, quote)).toBeUndefined();
    const brass = judge(chosen({ color: '23' }));
    const withoutSage = brass.groups.map((group) => ({
      ...group,
      options: group.options.filter(({ variation }) => variation.modifier !== '42'),
    }));
    expect(soonerOptionOf(brass.configuration, withoutSage, brass.quote)).toBeUndefined();
  });

  it('waits until everything is chosen', () => {
    const { configuration, groups, quote } = judge({ model: '0820', quantity: 1, selection: { color: '23', temperature: '2' } });
    expect(soonerOptionOf(configuration, groups, quote)).toBeUndefined();
  });
});

describe('minimum order', () => {
  it('names the value that sets it and the nearest one without it', () => {
    const { configuration, groups, quote } = judge(chosen({ color: '62' }));
    expect(minimumOrderOf(DOME, configuration, groups, quote)).toMatchObject({
      moq: 10,
      setBy: { modifier: '62' },
      alternative: { variation: { modifier: '42' }, selection: { color: '42' } },
    });
  });

  it('is nothing to speak of once the quantity reaches it', () => {
    const { configuration, groups, quote } = judge(chosen({ color: '62' }, 10));
    expect(minimumOrderOf(DOME, configuration, groups, quote)).toBeUndefined();
  });

  it('is that of the model when the model sets it', () => {
    const { configuration, groups, quote } = judge(COMPLETE);
    const inPairs = { ...DOME, moq: 6 };
    expect(minimumOrderOf(inPairs, configuration, groups, quote && { ...quote, article: { ...quote.article, moq: 6 } })).toEqual({
      moq: 6,
      setBy: undefined,
      alternative: undefined,
    });
  });
});
