export const SWITCH_OFFS = {
  PR1: [
    { file: 'src/price/unit-price.ts', find: 'if (basis.basePriceMinor === undefined) return', replace: 'if (false) return' },
    { file: 'src/price/price-record.ts', find: 'found === undefined ? fail', replace: 'false ? fail' },
  ],
  PR2: [{ file: 'src/catalogue/catalogue.data.ts', find: 'defaultRateId: 12', replace: 'defaultRateId: 10' }],
  PR3: [
    {
      file: 'src/price/unit-price.ts',
      find: 'if (effect.standardHeightCm !== undefined && effect.standardHeightCm === selection.pendantHeightCm) continue;',
      replace: '',
    },
  ],
  PR4: [{ file: 'src/price/price-effect.ts', find: 'effectOrder(variation) * ATTRIBUTE_TYPES.length + ', replace: '' }],
  PR5: [{ file: 'src/price/price-effect.ts', find: ' + ATTRIBUTE_TYPES.indexOf(variation.type)', replace: '' }],
  PR6: [{ file: 'src/price/unit-price.ts', find: "if (effect.variation.type === 'pendantHeight' &&", replace: 'if (false &&' }],
  PR7: [{ file: 'src/price/unit-price.ts', find: 'catalogId === 21 && rateId === USA_RATE', replace: 'false' }],
  PR8: [
    {
      file: 'src/price/unit-price.ts',
      find: 'catalogId === 21 && rateId === USA_RATE',
      replace: 'catalogId === 21 || rateId === USA_RATE',
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
      find: 'return (running / SCALE) * counting(effect.percentHundredths, effect);',
      replace: 'return divideHalfAwayFromZero((running / SCALE) * counting(effect.percentHundredths, effect), SCALE) * SCALE;',
    },
  ],
  PR15: [{ file: 'src/price/unit-price.ts', find: 'steps.push({ what, amountMinor: runningMinor - shown, runningMinor });', replace: '' }],
  PR16: [{ file: 'src/article/check-model.ts', find: 'if (priced && isBase)', replace: 'if (false)' }],
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
  PR22: [
    { file: 'src/price/price-record.ts', find: 'salePrice: majorFromMinor(price.amountMinor)', replace: 'salePrice: price.amountMinor' },
  ],
  PR23: [{ file: 'src/price/price-record.ts', find: 'discounts.get(productCategory) ?? 0', replace: '[...discounts.values()][0] ?? 0' }],
  PR24: [
    { file: 'src/price/unit-price.ts', find: 'if (refusal !== undefined) return fail(refusal);', replace: 'void refusal;' },
    { file: 'src/price/price-record.ts', find: 'if (!isRateId(rateId))', replace: 'if (false)' },
  ],
  PR25: [
    { file: 'src/price/price-reference.ts', find: 'each.model === code && each.catalogId === catalogId', replace: 'each.model === code' },
    {
      file: 'src/price/price-reference.ts',
      find: '...completeSelection(model, selectionFromReference(parts), today), pendantHeightCm }',
      replace: '...completeSelection(model, selectionFromReference(parts), today) }',
    },
  ],
};
