import { fail, type MoneyFailure, minorFromMajor, ok, type Result } from '@candil/domain';

const TYPED = /^(\d+[.,]?\d*|[.,]\d+)$/;

/** Reason that a typed text is no amount of 0 or more, or too large. */
export type AmountProblem = MoneyFailure;

/** An amount as a person types it, comma or dot, with or without the sign of a currency; nothing typed is null. */
export const readAmount = (text: string, max: number): Result<number | null, AmountProblem> => {
  const typed = text.replace(/[\s€$]/g, '');
  if (typed === '') return ok(null);
  if (!TYPED.test(typed)) return fail({ code: 'money.not-a-number', value: text });
  const [, decimals = ''] = typed.split(/[.,]/);
  const value = Number(typed.replace(',', '.'));
  // Counted as typed, so that a thousand written `1,000` is refused and not taken for one.
  if (decimals.length > 2) return fail({ code: 'money.too-many-decimals', value });
  if (value > max) return fail({ code: 'money.too-large', value, maxMinor: max * 100 });
  return minorFromMajor(value).ok ? ok(value) : fail({ code: 'money.not-a-number', value: text });
};
