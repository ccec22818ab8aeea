import { previewBudget, type SheetBudget } from '@candil/budget-sheet';
import type { BudgetLine, ProjectForBudget } from '@candil/contract';
import { addDays, type BudgetFailure, type CalendarDay, formatCalendarDay, ok, parseBudgetNumber, type Result } from '@candil/domain';
import type { BudgetForm, Revised } from './budget-form';
import type { BudgetValues } from './read-budget-form';

export interface LiveBudgetInput {
  readonly source: ProjectForBudget;
  readonly values: BudgetValues;
  readonly quantities: BudgetForm['quantities'];
  readonly alternatives: BudgetForm['alternatives'];
  readonly revised: Revised | null;
  readonly today: CalendarDay;
  readonly createdBy: string;
}

/** Pieces of a line in the budget: the project's, unless others were typed. */
export const quantityOf = (line: BudgetLine, quantities: BudgetForm['quantities']): number => quantities[line.productId] ?? line.quantity;

const numberOf = ({ nextNumber }: Revised) => {
  const number = parseBudgetNumber(nextNumber);
  return { budgetNumber: nextNumber, ...(number.ok && { revision: number.value.revision }) };
};

/** Calculates the budget as if it were issued now, by the same rules as the service. */
export const liveBudget = ({
  source,
  values,
  quantities,
  alternatives,
  revised,
  today,
  createdBy,
}: LiveBudgetInput): Result<SheetBudget, BudgetFailure> => {
  const { validityDays, ownMargin: ownMarginPercent, lineDiscounts, ...terms } = values;
  const lines = new Map(
    source.lines.map((line) => [
      line.productId,
      {
        quantity: quantityOf(line, quantities),
        discount: lineDiscounts[line.productId] ?? 0,
        isAlternative: alternatives.includes(line.productId),
      },
    ]),
  );
  const preview = previewBudget(source, { ...terms, ownMarginPercent, lines });
  if (!preview.ok) return preview;
  return ok({
    ...preview.value.budget,
    ...(revised && numberOf(revised)),
    createdBy,
    creationDate: formatCalendarDay(today),
    validationDate: formatCalendarDay(addDays(today, validityDays - 1)),
  });
};
