import type { BudgetIssuer } from '@candil/contract';
import { parseCalendarDay } from '@candil/domain';
import type { HeaderKey, LabelledText, SheetAcceptance, SheetDelivery, SheetHeader, SheetIssuer } from './sheet';
import type { SheetBudget } from './sheet-budget';
import type { SheetOptions } from './sheet-options';
import type { BudgetHeaderKey } from './words/budget-words';

const HEADER: readonly BudgetHeaderKey[] = ['number', 'clientName', 'projectName', 'site', 'createdBy', 'creationDate', 'validationDate'];
const DAYS: ReadonlySet<HeaderKey> = new Set<HeaderKey>(['creationDate', 'validationDate']);

export const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Company, address and tax number of the issuer. */
export const issuerOf = (
  { name, taxNumber, street, postalCode, town, country, phone, email, website, logo }: BudgetIssuer,
  taxNumberWord: string,
): SheetIssuer => {
  const place = [[postalCode, town].filter(isSaid).join(' '), country].filter(isSaid).join(', ');
  return {
    name,
    ...(logo !== undefined && { logo }),
    address: [street, place].filter(isSaid),
    contact: [isSaid(taxNumber) ? taxNumberWord.replace('{}', () => taxNumber) : '', phone, email, website].filter(isSaid),
  };
};

export const headerOf = (budget: SheetBudget, { format, words }: SheetOptions): readonly SheetHeader[] =>
  HEADER.flatMap((key): readonly SheetHeader[] => {
    const text = key === 'number' ? budget.budgetNumber : budget[key];
    if (!isSaid(text)) return [];
    const label = words.header[key];
    if (key === 'clientName') return [{ key, label, text: [text, budget.clientAddress].filter(isSaid).join('\n') }];
    if (!DAYS.has(key)) return [{ key, label, text }];
    const day = parseCalendarDay(text);
    return [{ key, label, text: format.day(text), ...(day.ok && { day: day.value }) }];
  });

/** Delivery steps by the weeks of the lines; the slowest line decides the whole. */
export const deliveryOf = ({ products }: SheetBudget, { format, words }: SheetOptions): SheetDelivery | undefined => {
  if (products.length === 0 || products.some(({ weeks }) => weeks === undefined)) return undefined;
  const tagsByWeeks = new Map<number | null, string[]>();
  for (const { weeks = null, tag } of products) tagsByWeeks.set(weeks, [...(tagsByWeeks.get(weeks) ?? []), tag]);
  const order = (weeks: number | null): number => weeks ?? Number.POSITIVE_INFINITY;
  const steps = [...tagsByWeeks].sort(([one], [other]) => order(one) - order(other));
  const unknown = tagsByWeeks.get(null);
  const slowest = steps.at(-1)?.[0] ?? null;
  const longest = Math.max(1, ...steps.map(([weeks]) => weeks ?? 0));
  const { label, together, onRequest } = words.delivery;
  return {
    label,
    text: unknown === undefined ? together.replace('{}', () => format.weeks(slowest)) : onRequest.replace('{}', () => unknown.join(', ')),
    steps: steps.map(([weeks, tags]) => ({
      tags: tags.join(', '),
      when: format.weeks(weeks),
      ...(weeks !== null && { share: weeks / longest }),
    })),
  };
};

/** The terms as a numbered list; empty ones are left out. */
export const termsOf = (budget: SheetBudget, { format, words: { terms } }: SheetOptions): readonly LabelledText[] => {
  const { validationDate, deliveryTerms, paymentTerms, iva } = budget;
  const { validity, quantities, delivery, payment, tax } = terms;
  return [
    ...(isSaid(validationDate) ? [{ label: validity.label, text: validity.text.replace('{}', () => format.day(validationDate)) }] : []),
    quantities,
    ...(isSaid(deliveryTerms) ? [{ label: delivery, text: deliveryTerms }] : []),
    ...(isSaid(paymentTerms) ? [{ label: payment, text: paymentTerms }] : []),
    { label: tax.label, text: iva === 0 ? tax.none : tax.included.replace('{}', () => format.percent(iva)) },
  ];
};

/** Signature block for the client; a budget that is not issued has no number. */
export const acceptanceOf = (
  { budgetNumber = '…', totalNet, currency, products }: SheetBudget,
  { format, words }: SheetOptions,
): SheetAcceptance | undefined => {
  if (products.length === 0) return undefined;
  const said: Readonly<Record<string, string>> = { '{number}': budgetNumber, '{total}': format.money(totalNet, currency) };
  const text = words.acceptance.text.replace(/\{\w+\}/g, (place) => said[place] ?? place);
  return { ...words.acceptance, text };
};
