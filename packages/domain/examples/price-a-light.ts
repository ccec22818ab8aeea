import { calendarDayOf, type ModelDefinition, majorFromMinor, priceReference } from '@candil/domain';

/** Prices two pieces of a code for a client with 10 % off: gross of one and net of both. */
export function priceOf(models: readonly ModelDefinition[], reference: string): string {
  const prices = [{ model: '0162', rateId: 10, basePriceMinor: 31_250 }];
  const list = { models, prices, catalogId: 16, rateId: 10, currency: 'EUR' } as const;
  const priced = priceReference(reference, { ...list, today: calendarDayOf(2026, 6, 1), quantity: 2, discountPercent: 10 });
  if (!priced.ok) return priced.failure.code;
  const { unitGross, totalNet } = priced.value.line;
  return [unitGross, totalNet].map((cents) => majorFromMinor(cents).toFixed(2)).join(' ');
}
