import type { Budget, ProjectForBudget } from '@candil/contract';
import { type CatalogId, catalogOf, daysBetween, formatBudgetNumber, parseBudgetNumber, parseCalendarDay } from '@candil/domain';
import { type BudgetForm, EMPTY_BUDGET_FORM, type Revised } from './budget-form';

/** A percentage as its reader would type it; none is left empty. */
const typed = (percent: number, catalogId: CatalogId): string => (percent === 0 ? '' : written(percent, catalogId));
const written = (percent: number, catalogId: CatalogId): string =>
  catalogOf(catalogId).market === 'usa' ? String(percent) : String(percent).replace('.', ',');

/** The form of a new budget: the proposals of the service for this project. */
export const startingForm = ({ project: { catalogId }, defaults }: Pick<ProjectForBudget, 'project' | 'defaults'>): BudgetForm => ({
  ...EMPTY_BUDGET_FORM,
  discount: typed(defaults.discount, catalogId),
  surcharge: typed(defaults.surcharge, catalogId),
  iva: typed(defaults.iva, catalogId),
  validityDays: String(defaults.validityDays),
});

/** An issued budget as the start of another: all that was typed for it, for the lines of today. */
export const formOfBudget = (budget: Budget): BudgetForm => {
  const { catalogId } = budget;
  const [made, last] = [parseCalendarDay(budget.creationDate), parseCalendarDay(budget.validationDate)];
  return {
    clientName: budget.clientName,
    clientAddress: budget.clientAddress,
    site: budget.site,
    deliveryTerms: budget.deliveryTerms,
    paymentTerms: budget.paymentTerms,
    comments: budget.comments,
    discount: typed(budget.discount, catalogId),
    surcharge: typed(budget.surcharge, catalogId),
    iva: typed(budget.iva, catalogId),
    freight: budget.freight == null ? '' : written(budget.freight, catalogId),
    validityDays: made.ok && last.ok ? String(daysBetween(made.value, last.value) + 1) : '',
    ownMargin: budget.ownMarginPercent === null ? '' : written(budget.ownMarginPercent, catalogId),
    lineDiscounts: Object.fromEntries(
      [...budget.products, ...(budget.alternatives ?? [])].map(({ id, discount }) => [id, typed(discount, catalogId)]),
    ),
    quantities: {},
    alternatives: (budget.alternatives ?? []).map(({ id }) => id),
  };
};

/** Returns the number of the next revision of a budget; throws for a number that no service gave. */
export const revisedOf = ({ id, budgetNumber }: Pick<Budget, 'id' | 'budgetNumber'>): Revised => {
  const number = parseBudgetNumber(budgetNumber);
  if (!number.ok) throw new Error(`${budgetNumber} is no number of a budget`);
  return { budgetId: id, budgetNumber, nextNumber: formatBudgetNumber({ ...number.value, revision: number.value.revision + 1 }) };
};
