export const SWITCH_OFFS = {
  PR1: [{ file: 'src/price/unit-price.ts', find: 'if (basis.basePriceMinor === undefined) return', replace: 'if (false) return' }],
  PR2: [{ file: 'src/catalogue/catalogue.data.ts', find: 'defaultRateId: 12', replace: 'defaultRateId: 10' }],
  PR3: [{ file: 'src/price/unit-price.ts', find: "variation.type !== 'pendantHeight' ||", replace: 'true ||' }],
  PR4: [{ file: 'src/price/unit-price.ts', find: 'effectOrder(a) - effectOrder(b) || ', replace: '' }],
  PR5: [{ file: 'src/price/unit-price.ts', find: ' || ATTRIBUTE_TYPES.indexOf(a.type) - ATTRIBUTE_TYPES.indexOf(b.type)', replace: '' }],
  PR6: [{ file: 'src/price/unit-price.ts', find: "if (variation.type === 'pendantHeight' &&", replace: 'if (false &&' }],
  PR7: [{ file: 'src/price/unit-price.ts', find: 'basis.catalogId === 21 && basis.rateId === USA_RATE', replace: 'false' }],
  PR8: [
    {
      file: 'src/price/unit-price.ts',
      find: 'basis.catalogId === 21 && basis.rateId === USA_RATE',
      replace: 'basis.catalogId === 21 || basis.rateId === USA_RATE',
    },
  ],
  PR9: [{ file: 'src/price/unit-price.ts', find: 'if (running < 0) return', replace: 'if (false) return' }],
  PR10: [{ file: 'src/price/unit-price.ts', find: 'divideUp(running, WHOLE_UNIT) * WHOLE_UNIT', replace: 'running' }],
  PR11: [{ file: 'src/price/unit-price.ts', find: 'Math.min(running, base + base / 5)', replace: 'running' }],
  PR12: [{ file: 'src/price/unit-price.ts', find: 'divideUp(running, FIVE_UNITS) * FIVE_UNITS', replace: 'running' }],
  PR13: [{ file: 'src/price/unit-price.ts', find: 'Math.min(running, divideDown(base + base / 5, SCALE) * SCALE)', replace: 'running' }],
  PR14: [
    {
      file: 'src/price/unit-price.ts',
      find: '(running / SCALE) * hundredths(variation.priceIncrementPercent ?? 0)',
      replace: 'divideHalfAwayFromZero((running / SCALE) * hundredths(variation.priceIncrementPercent ?? 0), SCALE) * SCALE',
    },
  ],
  PR15: [{ file: 'src/price/unit-price.ts', find: 'if (running !== before) tell(what);', replace: '' }],
  PR16: [{ file: 'src/article/check-model.ts', find: "if (priced && bovOf(variation) === 'B')", replace: 'if (false)' }],
  PR17: [{ file: 'src/article/check-model.ts', find: 'if (!minorFromMajor(value).ok)', replace: 'if (false)' }],
  PR18: [{ file: 'src/price/line-prices.ts', find: 'unitNet: unitGrossMinor - unitDiscount', replace: 'unitNet: unitGrossMinor' }],
  PR19: [
    {
      file: 'src/price/line-prices.ts',
      find: 'percentOf(totalGross, discount.value)',
      replace: 'percentOf(unitGrossMinor, discount.value) * quantity',
    },
  ],
  PR20: [{ file: 'src/price/line-prices.ts', find: 'safeMinor(totalGross + line.totalGross)', replace: 'line.totalGross' }],
  PR21: [{ file: 'src/price/line-prices.ts', find: 'if (!Number.isInteger(quantity) || quantity < 0)', replace: 'if (false)' }],
};
