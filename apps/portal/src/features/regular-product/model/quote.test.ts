import { describe, expect, it } from 'vitest';
import { COMPLETE, chosen, DOME, offerOf, PRICES } from '../testing/offer';
import { decidingTotal, openAttributes, quoteOf } from './quote';

const offer = offerOf();
const totalOf = (prices: Partial<typeof PRICES>) => {
  const other = offerOf({ prices: { ...PRICES, ...prices } });
  const quote = quoteOf(other, DOME, COMPLETE.selection, 2);
  return quote && decidingTotal(other, quote);
};

describe('quote', () => {
  it('prices and dates a complete choice for its quantity', () => {
    const quote = quoteOf(offer, DOME, chosen({ color: '23' }).selection, 2);
    expect(quote?.complete).toBe(true);
    expect(quote?.price?.line.totalGross).toBe(92_000);
    expect(quote?.availability.weeks).toBe(7);
    expect(quote?.article.reference).toBe('082023/2A_10');
  });

  it('decides by net where it may be seen, else by gross', () => {
    expect([totalOf({}), totalOf({ netVisible: false })]).toEqual([40_000, 80_000]);
  });

  it('has no price when the list has none', () => {
    expect(quoteOf(offerOf({ prices: { ...PRICES, basePrices: [] } }), DOME, COMPLETE.selection, 1)).toMatchObject({ price: undefined });
  });

  it('contains the cheapest allowed completion of an open choice', () => {
    // No driver takes 30 off but needs the built-in canopy for 20.
    const quote = quoteOf(offer, DOME, { color: '42', temperature: '2' }, 1);
    expect(quote?.complete).toBe(false);
    expect(quote?.price?.line.unitGross).toBe(39_000);
    expect(quote?.article.reference).toBe('082042/2M_31');
  });

  it('has no completion when none is allowed', () => {
    expect(quoteOf(offer, DOME, { color: '62', temperature: '9' }, 1)).toBeUndefined();
  });

  it('lists open attributes in the order of the code', () => {
    expect(openAttributes(offer, DOME, { color: '42', installation: '10' })).toEqual(['temperature', 'control']);
  });
});
