import { describe, expect, it } from 'vitest';
import { COMPLETE, chosen, DOME, offerOf } from '../testing/offer';
import type { Configuration } from './configuration';
import { conflictOf } from './conflict';
import { exclusionReason } from './exclusion-reason';
import { quoteOf } from './quote';

const offer = offerOf();
const conflict = (configuration: Configuration, type: 'color' | 'temperature' | 'control' | 'installation', modifier: string) =>
  conflictOf(offer, DOME, configuration, quoteOf(offer, DOME, configuration.selection, configuration.quantity), { type, modifier });

describe('conflict', () => {
  it('is empty for a compatible value', () => {
    expect(conflict(COMPLETE, 'control', 'B')).toBeUndefined();
  });

  it('names the chosen values in the way and the way out with its effect', () => {
    expect(conflict(COMPLETE, 'control', 'M')).toEqual({
      requested: { type: 'control', modifier: 'M' },
      rows: [DOME.exclusions[0]],
      culprits: [{ type: 'installation', modifier: '10' }],
      waysOut: [
        {
          selection: { ...COMPLETE.selection, control: 'M', installation: '31' },
          changes: [{ type: 'installation', from: '10', to: '31' }],
          effect: { amountMinor: -1000, weeks: 0 },
        },
      ],
    });
  });

  it('ranks ways out by price, then by weeks', () => {
    const dimmed = chosen({ control: 'B', installation: '31' });
    const ranked = conflict(dimmed, 'temperature', '9')?.waysOut.map(({ changes, effect }) => [changes[0]?.to, effect]);
    expect(ranked).toEqual([
      ['M', { amountMinor: 4000, weeks: 1 }],
      ['A', { amountMinor: 7000, weeks: 1 }],
    ]);
  });

  it('gives each reason of the maker once, in the requested language', () => {
    const [first] = DOME.exclusions;
    expect(exclusionReason(first && [first, first], 'de')).toBe('A remote driver needs a built-in canopy. (de)');
    expect(exclusionReason([], 'de')).toBeUndefined();
  });
});
