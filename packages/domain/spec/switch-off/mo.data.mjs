export const SWITCH_OFFS = {
  MO1: [{ file: 'src/money/money.ts', find: 'if (!Number.isSafeInteger(amountMinor))', replace: 'if (false)' }],
  MO2: [{ file: 'src/money/money.ts', find: 'if (amountMinor / 100 !== amountMajor)', replace: 'if (false)' }],
  MO3: [{ file: 'src/money/rounding.ts', find: '2 * Math.abs(rest) < divisor', replace: '2 * Math.abs(rest) <= divisor' }],
  MO4: [{ file: 'src/money/rounding.ts', find: 'if (rest > 0) return', replace: 'if (rest !== 0) return' }],
  MO5: [{ file: 'src/money/percent.ts', find: 'if (percent < min || percent > max)', replace: 'if (false)' }],
  MO6: [{ file: 'src/money/money.ts', find: 'return amountMinor / 100;', replace: 'return amountMinor / 10;' }],
  MO7: [{ file: 'src/money/rounding.ts', find: 'if (!(divisor > 0)) throw', replace: 'if (false) throw' }],
};
