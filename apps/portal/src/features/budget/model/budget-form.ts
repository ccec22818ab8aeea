/** Form of a budget, as typed: nothing is rounded or thrown away before it is issued. */
export interface BudgetForm {
  readonly clientName: string;
  /** Address and tax number of the client, line by line. */
  readonly clientAddress: string;
  readonly site: string;
  readonly deliveryTerms: string;
  readonly paymentTerms: string;
  readonly comments: string;
  readonly discount: string;
  readonly surcharge: string;
  readonly iva: string;
  /** Amount; empty = not included. */
  readonly freight: string;
  readonly validityDays: string;
  /** Percent on the own cost; empty = no copy at own prices. */
  readonly ownMargin: string;
  /** Typed discount by id of the product; absent = none. */
  readonly lineDiscounts: Readonly<Record<string, string>>;
  /** Pieces by id of the product where they differ from the project's; 0 leaves the line out. */
  readonly quantities: Readonly<Record<string, number>>;
  /** Ids of the products that are offered as alternatives. */
  readonly alternatives: readonly string[];
}

/** The budget that a new one revises. */
export interface Revised {
  readonly budgetId: string;
  readonly budgetNumber: string;
  /** Number that the revision will carry. */
  readonly nextNumber: string;
}

/** Unsaved work on a budget: the typed values, and the budget it revises. */
export interface BudgetWork {
  readonly form: BudgetForm;
  readonly revised: Revised | null;
}

export const EMPTY_BUDGET_FORM: BudgetForm = {
  clientName: '',
  clientAddress: '',
  site: '',
  deliveryTerms: '',
  paymentTerms: '',
  comments: '',
  discount: '',
  surcharge: '',
  iva: '',
  freight: '',
  validityDays: '',
  ownMargin: '',
  lineDiscounts: {},
  quantities: {},
  alternatives: [],
};

const FORM_TEXTS = ['clientName', 'comments', 'discount', 'surcharge', 'iva', 'validityDays', 'ownMargin'] as const;
/** Newer than the other fields: older drafts have none. */
const LATER_TEXTS = ['clientAddress', 'site', 'deliveryTerms', 'paymentTerms', 'freight'] as const;
const REVISED_TEXTS = ['budgetId', 'budgetNumber', 'nextNumber'] as const;

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (entry: [string, unknown]): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0;
const textsOf = <Name extends string>(value: Members, names: readonly Name[]): Record<Name, string> | undefined =>
  names.every((name) => typeof value[name] === 'string')
    ? (Object.fromEntries(names.map((name) => [name, value[name]])) as Record<Name, string>)
    : undefined;

const readForm = (kept: unknown): BudgetForm | undefined => {
  if (!isObject(kept) || !isObject(kept.lineDiscounts) || !isObject(kept.quantities)) return undefined;
  const texts = textsOf(kept, FORM_TEXTS);
  const later = textsOf({ ...EMPTY_BUDGET_FORM, ...kept }, LATER_TEXTS);
  const lineDiscounts = textsOf(kept.lineDiscounts, Object.keys(kept.lineDiscounts));
  const quantities = Object.entries(kept.quantities);
  if (texts === undefined || later === undefined || lineDiscounts === undefined || !quantities.every(isCount)) return undefined;
  const alternatives: readonly unknown[] = Array.isArray(kept.alternatives) ? kept.alternatives : [];
  const ids = alternatives.filter((id) => typeof id === 'string');
  return { ...texts, ...later, lineDiscounts, quantities: Object.fromEntries(quantities), alternatives: ids };
};

/** Reads a kept draft; undefined when it has another form. */
export const readBudgetWork = (kept: unknown): BudgetWork | undefined => {
  const form = isObject(kept) ? readForm(kept.form) : undefined;
  if (!isObject(kept) || form === undefined) return undefined;
  if (kept.revised === null) return { form, revised: null };
  const revised = isObject(kept.revised) ? textsOf(kept.revised, REVISED_TEXTS) : undefined;
  return revised && { form, revised };
};

/** Gives every line the same discount; discounts typed for single lines are removed. */
export const withDiscountForAll = (form: BudgetForm, productIds: readonly string[], discount: string): BudgetForm => ({
  ...form,
  lineDiscounts: Object.fromEntries(productIds.map((id) => [id, discount])),
});
