export const SWITCH_OFFS = {
  QU1: [
    { file: 'src/budget/budget-totals.ts', find: '(gross * hundredths + 5_000) / 10_000', replace: '(gross * hundredths) / 10_000' },
    { file: 'src/budget/budget-line.ts', find: 'netPrice: pvp - discountValue,', replace: 'netPrice: pvp,' },
  ],
  QU2: [
    {
      file: 'src/budget/budget-totals.ts',
      find: 'percentOf(discounted, checked(terms.surcharge))',
      replace: 'percentOf(subTotalNet, checked(terms.surcharge))',
    },
  ],
  QU3: [
    {
      file: 'src/budget/budget-totals.ts',
      find: 'safeMinor(discounted + surchargeValue + ivaValue)',
      replace: 'safeMinor(discounted + ivaValue)',
    },
  ],
  QU4: [
    {
      file: 'src/budget/budget-terms.ts',
      find: 'percentHundredths(value, min, max)',
      replace: 'percentHundredths(Number(value) || 0, -1e9, 1e9)',
    },
  ],
  QU5: [{ file: 'src/budget/budget-line.ts', find: "return discontinued ? 'discontinued' : undefined;", replace: 'return undefined;' }],
  QU6: [{ file: 'src/budget/budget-totals.ts', find: '(gross * hundredths + 5_000) / 10_000', replace: '(gross * hundredths) / 10_000' }],
  QU7: [{ file: 'src/budget/budget-line.ts', find: 'lists.length > 0 ? held : piece.unitPvp', replace: 'piece.unitPvp ?? held' }],
  QU8: [
    {
      file: 'src/budget/budget-line.ts',
      find: 'percentOf(before + pvp, hundredths) - percentOf(before, hundredths)',
      replace: 'percentOf(pvp, hundredths)',
    },
  ],
  QU9: [{ file: 'src/budget/budget-line.ts', find: '!Number.isInteger(unitPvp) || unitPvp < 0', replace: 'false' }],
  QU10: [
    { file: 'src/budget/budget.ts', find: 'if (mostOf(products, terms.value) > MAX_AMOUNT_MINOR) return', replace: 'if (false) return' },
  ],
  QU11: [{ file: 'src/budget/budget.ts', find: 'if (currency !== input.currency) return', replace: 'if (false) return' }],
  QU12: [{ file: 'src/budget/revision.ts', find: 'number.revision + 1', replace: 'number.revision' }],
  QU13: [{ file: 'src/budget/revision.ts', find: 'return Object.freeze(copy) as T;', replace: 'return copy as T;' }],
  QU14: [{ file: 'src/budget/client-copy.ts', find: 'cost + percentOf(cost, markUp.value)', replace: 'cost' }],
  QU15: [
    {
      file: 'src/budget/client-copy.ts',
      find: 'costs.get(id)?.unitNet ?? 0',
      replace: 'costs.get(id)?.unitGross ?? 0',
    },
  ],
  QU16: [{ file: 'src/budget/revision.ts', find: 'addDays(today, validityDays - 1)', replace: 'addDays(today, validityDays)' }],
  QU17: [{ file: 'src/budget/budget-number.ts', find: 'serial: Number(match[2]),', replace: 'serial: Number(match[2]) + 1,' }],
  QU18: [
    {
      file: 'src/budget/usa-budget.ts',
      find: "return fail({ code: 'budget.usa-field', field });",
      replace: "return fail({ code: 'budget.usa-field', field: '' });",
    },
    {
      file: 'src/budget/usa-budget.ts',
      find: 'return ok({ ...budget.value, purchaserEmail',
      replace: 'return ok({ ...budget.value, purchaser',
    },
  ],
  QU19: [
    {
      file: 'src/budget/budget-totals.ts',
      find: 'if (!(gross >= 0 && hundredths >= 0 && hundredths <= 10_000)) throw',
      replace: 'if (false) throw',
    },
  ],
  QU20: [
    {
      file: 'src/budget/client-copy.ts',
      find: 'markUpPercent: shareOf(earnedMinor, costMinor)',
      replace: 'markUpPercent: shareOf(earnedMinor, saleMinor)',
    },
  ],
};
