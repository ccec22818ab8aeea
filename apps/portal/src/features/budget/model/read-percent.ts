import { BUDGET_PERCENT_BOUNDS, type BudgetPercent, fail, type PercentFailure, percentHundredths, type Result } from '@candil/domain';

const TYPED = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * A percentage as a person types it: comma or dot, with or without a sign of percent; nothing typed is 0.
 * Decimals are counted as typed, so that a thousand written `1,000` is refused and not taken for one (QU4).
 */
export const readPercent = (text: string, field: BudgetPercent): Result<number, PercentFailure> => {
  const typed = text.replace(/[\s%]/g, '');
  const { min, max } = BUDGET_PERCENT_BOUNDS[field];
  if (typed === '') return { ok: true, value: 0 };
  if (!TYPED.test(typed)) return fail({ code: 'percent.not-a-number', value: text });
  const value = Number(typed.replace(',', '.'));
  const [, decimals = ''] = typed.split(/[.,]/);
  if (decimals.length > 2) return fail({ code: 'percent.too-many-decimals', value });
  const hundredths = percentHundredths(value, min, max);
  return hundredths.ok ? { ok: true, value: hundredths.value / 100 } : hundredths;
};
