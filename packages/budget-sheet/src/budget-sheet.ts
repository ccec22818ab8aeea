import type { BudgetCopy } from '@candil/contract';
import { type IsoLanguage, majorFromMinor } from '@candil/domain';
import type { Format } from '@candil/i18n';
import type { BudgetWords } from './budget-words';
import { clientAmounts } from './client-amounts';
import type { BudgetSheet, ColumnKey, HeaderKey, SheetTotal } from './sheet';
import type { SheetBudget } from './sheet-budget';
import { sheetLine } from './sheet-lines';

export interface SheetOptions {
  /** Of the words; digits, money and units follow the catalogue of `format`. */
  readonly language: IsoLanguage;
  readonly format: Format;
  readonly words: BudgetWords;
  readonly copy: BudgetCopy;
}

type Amounts = Pick<
  SheetBudget,
  'discount' | 'surcharge' | 'iva' | 'discountValue' | 'surchargeValue' | 'ivaValue' | 'subTotalNet' | 'totalNet'
>;

const HEADER: readonly HeaderKey[] = ['budgetNumber', 'clientName', 'projectName', 'createdBy', 'creationDate', 'validationDate'];
const DAYS: ReadonlySet<HeaderKey> = new Set<HeaderKey>(['creationDate', 'validationDate']);
const COLUMNS: Readonly<Record<BudgetCopy, readonly ColumnKey[]>> = {
  own: ['product', 'quantity', 'unitPvp', 'discount', 'netPrice'],
  client: ['product', 'quantity', 'netPrice'],
};

/** The copy for a client knows neither discount nor surcharge: its subtotal holds them, and the margin (QU14). */
const clientSide = (budget: SheetBudget): { readonly amounts: Amounts; readonly net: ReadonlyMap<string, number> } => {
  if (budget.ownMarginPercent === null) throw new RangeError('a budget without an own margin has no copy for a client');
  const copy = clientAmounts(budget, budget.ownMarginPercent);
  if (!copy.ok) throw new RangeError(`this budget has no copy for a client: ${copy.failure.code}`);
  const { subTotalNet, iva, ivaValue, totalNet, products } = copy.value;
  return {
    amounts: {
      discount: 0,
      surcharge: 0,
      iva,
      discountValue: 0,
      surchargeValue: 0,
      ivaValue: majorFromMinor(ivaValue),
      subTotalNet: majorFromMinor(subTotalNet),
      totalNet: majorFromMinor(totalNet),
    },
    net: new Map(products.map(({ id, netPrice }) => [id, majorFromMinor(netPrice)])),
  };
};

const totalsOf = (amounts: Amounts, { currency }: SheetBudget, { format, words }: SheetOptions): readonly SheetTotal[] => {
  const money = (value: number) => ({ value, text: format.money(value, currency) });
  const percent = (value: number) => ({ value, text: format.percent(value) });
  const sum = (key: 'subTotalNet' | 'totalNet'): SheetTotal => ({
    key,
    label: words.totals[key],
    amount: money(amounts[key]),
    isNothing: false,
  });
  // Zero less nothing, because a spreadsheet and a screen would show its sign.
  const off = amounts.discountValue === 0 ? 0 : -amounts.discountValue;
  return [
    sum('subTotalNet'),
    {
      key: 'discountValue',
      label: words.totals.discountValue,
      percent: percent(amounts.discount),
      amount: money(off),
      isNothing: amounts.discount === 0,
    },
    {
      key: 'surchargeValue',
      label: words.totals.surchargeValue,
      percent: percent(amounts.surcharge),
      amount: money(amounts.surchargeValue),
      isNothing: amounts.surcharge === 0,
    },
    { key: 'ivaValue', label: words.totals.ivaValue, percent: percent(amounts.iva), amount: money(amounts.ivaValue), isNothing: false },
    sum('totalNet'),
  ];
};

/**
 * A budget as rows of words and figures in a language, for its maker (`own`) or for a client. Throws a RangeError for the client's copy
 * of a budget that has none: without own margin, or too large with it.
 */
export const budgetSheet = (budget: SheetBudget, options: SheetOptions): BudgetSheet => {
  const { language, format, words, copy } = options;
  const client = copy === 'client' ? clientSide(budget) : undefined;
  const writer = { format, words, currency: budget.currency, copy, clientNet: client?.net ?? new Map() };
  const { comments = '', validationDate } = budget;
  return {
    language,
    currency: budget.currency,
    copy,
    title: words.title,
    header: HEADER.flatMap((key) => {
      const text = budget[key];
      if (text === undefined || text === '') return [];
      return [{ key, label: words.header[key], text: DAYS.has(key) ? format.day(text) : text }];
    }),
    columns: COLUMNS[copy].map((key) => ({ key, label: words.columns[key] })),
    lines: budget.products.map((product) => sheetLine(product, 0, writer)),
    totals: totalsOf(client?.amounts ?? budget, budget, options),
    comments: comments.trim() === '' ? undefined : { label: words.comments, text: comments },
    closing: validationDate === undefined ? '' : words.closing.replace('{}', () => format.day(validationDate)),
  };
};
