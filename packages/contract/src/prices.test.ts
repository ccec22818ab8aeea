import { describe, expect, it } from 'vitest';
import { pricesToWire } from './prices';

const line = { unitGross: 41_200, unitNet: 37_080, unitDiscount: 4_120, totalGross: 247_200, totalNet: 222_480, totalDiscount: 24_720 };

describe('prices on the wire', () => {
  it('are major units', () => {
    expect(pricesToWire(line, 'EUR', true)).toEqual({
      currency: 'EUR',
      unitGross: 412,
      totalGross: 2472,
      unitNet: 370.8,
      unitDiscount: 41.2,
      totalNet: 2224.8,
      totalDiscount: 247.2,
    });
  });

  it('have no net side for viewers who may not see it', () => {
    expect(pricesToWire(line, 'USD', false)).toEqual({ currency: 'USD', unitGross: 412, totalGross: 2472 });
  });
});
