import type { PercentFailure } from '@candil/domain';
import { useFailureMessage, useFormat } from '@candil/i18n/react';
import type { BudgetFieldProblem } from '../model/read-budget-form';

/** Words for the problem of a field: the fault, its reason, and a valid entry. */
export const useProblemWords = () => {
  const wordFailure = useFailureMessage();
  const format = useFormat();
  return (problem: BudgetFieldProblem | PercentFailure | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    const bounds = problem.code === 'percent.out-of-range' ? { min: format.number(problem.min), max: format.number(problem.max) } : {};
    const { title, text } = wordFailure({ ...problem, ...bounds });
    return `${title}. ${text}`;
  };
};
