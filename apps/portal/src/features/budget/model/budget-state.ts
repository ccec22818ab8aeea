import type { Budget, PreviousBudget } from '@candil/contract';
import { type CalendarDay, parseCalendarDay } from '@candil/domain';

/** Whether an issued budget counts. */
export type BudgetState = 'inForce' | 'replaced' | 'expired';

/** Of a budget in the list: the service checks the one of each number that counts. */
export const stateInList = ({ isChecked }: Pick<PreviousBudget, 'isChecked'>, isNewest: boolean): BudgetState => {
  if (isChecked) return 'inForce';
  return isNewest ? 'expired' : 'replaced';
};

/** Of an opened budget, on a day: its last day still counts (QU16). */
export const stateOfBudget = (
  { supersededBy, validationDate }: Pick<Budget, 'supersededBy' | 'validationDate'>,
  today: CalendarDay,
): BudgetState => {
  if (supersededBy !== null) return 'replaced';
  const last = parseCalendarDay(validationDate);
  return last.ok && today > last.value ? 'expired' : 'inForce';
};
