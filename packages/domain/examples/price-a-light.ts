import { buildArticleFromReference, calendarDayOf, type ModelDefinition, parseReference, unitPrice } from '@candil/domain';

export function priceInCents(model: ModelDefinition, reference: string): number | string {
  const parts = parseReference(reference);
  if (!parts.ok) return parts.failure.code;
  const article = buildArticleFromReference(model, parts.value, calendarDayOf(2026, 6, 1));
  if (!article.ok) return article.failure.code;
  const basis = { rateId: 10, catalogId: model.catalogId, currency: 'EUR', basePriceMinor: 31_250, calculation: 'new' } as const;
  const price = unitPrice(basis, article.value);
  return price.ok ? price.value.amountMinor : price.failure.code;
}
