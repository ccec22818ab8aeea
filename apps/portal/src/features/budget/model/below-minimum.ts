import type { BudgetLine } from '@candil/contract';
import type { BudgetForm } from './budget-form';
import { quantityOf } from './live-budget';

/** The lines that are offered in fewer pieces than can be ordered; one that is left out is not offered. */
export const belowMinimum = (lines: readonly BudgetLine[], quantities: BudgetForm['quantities']): readonly BudgetLine[] =>
  lines.filter((line) => {
    const quantity = quantityOf(line, quantities);
    return quantity > 0 && quantity < line.moq;
  });
