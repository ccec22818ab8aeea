import type { Budget, PreviousBudget } from '@candil/contract';
import { type CalendarDay, parseCalendarDay } from '@candil/domain';

/** States of an issued budget. */
export type BudgetState = 'inForce' | 'replaced' | 'expired';

/** Returns the state of a budget in the list: the service marks the valid one of each number as checked. */
export const stateInList = ({ isChecked }: Pick<PreviousBudget, 'isChecked'>, isNewest: boolean): BudgetState => {
  if (isChecked) return 'inForce';
  return isNewest ? 'expired' : 'replaced';
};

/** Returns the state of an opened budget on a day: its last day still counts (QU16). */
export const stateOfBudget = (
  { supersededBy, validationDate }: Pick<Budget, 'supersededBy' | 'validationDate'>,
  today: CalendarDay,
): BudgetState => {
  if (supersededBy !== null) return 'replaced';
  const last = parseCalendarDay(validationDate);
  return last.ok && today > last.value ? 'expired' : 'inForce';
};
