import { describe, expect, it } from 'vitest';
import { COMPLETE, chosen, DOME, offerOf } from '../testing/offer';
import { type ConfiguratorState, chooseHeight, chooseModel, chooseQuantity, chooseValue, withSelection } from './configurator-state';
import { conflictOf } from './conflict';
import { quoteOf } from './quote';

const offer = offerOf();
const at = (configuration = COMPLETE): ConfiguratorState => ({ configuration, requested: undefined });

describe('choosing', () => {
  it('accepts a compatible value and forgets the earlier conflict', () => {
    const asked: ConfiguratorState = { configuration: COMPLETE, requested: { type: 'control', modifier: 'M' } };
    expect(chooseValue(offer, asked, { type: 'temperature', modifier: '9' })).toEqual(at(chosen({ temperature: '9' })));
  });

  it('changes nothing for one that does not, but remembers that it is wanted', () => {
    const requested = { type: 'control', modifier: 'M' } as const;
    expect(chooseValue(offer, at(), requested)).toEqual({ configuration: COMPLETE, requested });
  });

  it('ignores a value that the model does not have', () => {
    expect(chooseValue(offer, at(), { type: 'control', modifier: '?' })).toEqual(at());
  });

  it('never locks anyone out: whatever was clicked before, each value is one click or one repair away', () => {
    const values = (['color', 'temperature', 'control', 'installation'] as const).flatMap((type) =>
      DOME.variations.filter((variation) => variation.type === type).map(({ modifier }) => ({ type, modifier })),
    );
    const reach = (state: ConfiguratorState, value: (typeof values)[number]): ConfiguratorState => {
      const next = chooseValue(offer, state, value);
      if (next.requested === undefined) return next;
      const { configuration } = next;
      const quote = quoteOf(offer, DOME, configuration.selection, configuration.quantity);
      const way = conflictOf(offer, DOME, configuration, quote, next.requested)?.waysOut[0];
      return way ? withSelection(next, way.selection) : next;
    };
    const missed = values.flatMap((first) =>
      values.flatMap((second) =>
        values
          .map((third) => ({ third, end: [first, second, third].reduce(reach, at()) }))
          .filter(({ third, end }) => end.configuration.selection[third.type] !== third.modifier),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('hangs it only at heights that the model allows', () => {
    const heights = [260, 59, 401, 205.5].map((height) => chooseHeight(offer, at(), height).configuration.selection.pendantHeightCm);
    expect(heights).toEqual([260, 200, 200, 200]);
  });

  it('takes another quantity', () => {
    expect(chooseQuantity(at(), 7)).toEqual(at({ ...COMPLETE, quantity: 7 }));
  });
});

describe('another model', () => {
  it('takes over shared values, and lists the others', () => {
    const { state, lost } = chooseModel(offer, at(chosen({ temperature: '9', installation: '31', pendantHeightCm: 240 })), '0162');
    expect(state.configuration).toEqual({
      model: '0162',
      quantity: 2,
      selection: { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeightCm: 240 },
    });
    expect(lost).toEqual(['temperature', 'installation']);
  });

  it('hangs at its own standard where the height does not fit', () => {
    expect(chooseModel(offer, at(chosen({ pendantHeightCm: 400 })), '0162').state.configuration.selection.pendantHeightCm).toBe(150);
  });

  it('is only gone to when it is known', () => {
    expect(chooseModel(offer, at(), '9999')).toEqual({ state: at(), lost: [] });
  });
});
