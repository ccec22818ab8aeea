import { areasOf } from './areas';
import { copyOf } from './own-prices';
import type { BudgetSheet, SheetTotal } from './sheet';
import type { SheetBudget } from './sheet-budget';
import { sheetLine } from './sheet-lines';
import type { SheetOptions } from './sheet-options';
import { acceptanceOf, deliveryOf, headerOf, issuerOf, termsOf } from './sheet-parts';
import type { BudgetColumnKey } from './words/budget-words';

const COLUMNS: readonly BudgetColumnKey[] = ['product', 'quantity', 'unitPvp', 'discount', 'netPrice'];

const totalsOf = (budget: SheetBudget, { format, words }: SheetOptions): readonly SheetTotal[] => {
  const money = (value: number) => ({ value, text: format.money(value, budget.currency) });
  const percent = (value: number) => ({ value, text: format.percent(value) });
  const sum = (key: 'subTotalNet' | 'totalNet'): SheetTotal => ({
    key,
    label: words.totals[key],
    amount: money(budget[key]),
    isNothing: false,
  });
  // Zero less nothing, because a spreadsheet and a screen would show its sign.
  const off = budget.discountValue === 0 ? 0 : -budget.discountValue;
  const { freight } = budget;
  const notIncluded = { value: 0, text: words.freightNotIncluded };
  return [
    sum('subTotalNet'),
    {
      key: 'discountValue',
      label: words.totals.discountValue,
      percent: percent(budget.discount),
      amount: money(off),
      isNothing: budget.discount === 0,
    },
    {
      key: 'surchargeValue',
      label: words.totals.surchargeValue,
      percent: percent(budget.surcharge),
      amount: money(budget.surchargeValue),
      isNothing: budget.surcharge === 0,
    },
    ...(freight === undefined
      ? []
      : [
          {
            key: 'freight' as const,
            label: words.totals.freight,
            ...(freight === null ? { amount: notIncluded, isLeftOut: true as const } : { amount: money(freight) }),
            isNothing: false,
          },
        ]),
    { key: 'ivaValue', label: words.totals.ivaValue, percent: percent(budget.iva), amount: money(budget.ivaValue), isNothing: false },
    sum('totalNet'),
  ];
};

/**
 * A budget as rows of words and numbers in a language, at list prices (`own`) or at the prices of its maker (`client`). Throws a RangeError
 * for the client's copy of a budget that has none: without mark-up, or too large with it.
 */
export const budgetSheet = (subject: SheetBudget, options: SheetOptions): BudgetSheet => {
  const { language, format, words, copy } = options;
  const budget = copyOf(subject, copy);
  const writer = { format, words, currency: budget.currency, copy };
  const { comments = '', revision = 1 } = budget;
  const { lines, areas } = areasOf(
    budget.products.map((product) => sheetLine(product, 0, writer)),
    writer,
  );
  return {
    language,
    currency: budget.currency,
    copy,
    title: words.title,
    mark: revision > 1 ? words.revision.replace('{}', String(revision)) : '',
    issuer: issuerOf(budget.issuer, words.taxNumber),
    header: headerOf(budget, options),
    columns: COLUMNS.map((key) => ({ key, label: words.columns[key] })),
    lines,
    areas,
    totals: totalsOf(budget, options),
    alternatives:
      budget.alternatives === undefined || budget.alternatives.length === 0
        ? undefined
        : { ...words.alternatives, lines: budget.alternatives.map((product) => sheetLine(product, 0, writer)) },
    comments: comments.trim() === '' ? undefined : { label: words.comments, text: comments },
    delivery: deliveryOf(budget, options),
    terms: { label: words.terms.label, items: termsOf(budget, options) },
    acceptance: acceptanceOf(budget, options),
  };
};
