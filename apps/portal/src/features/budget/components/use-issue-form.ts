import type { ProjectForBudget } from '@candil/contract';
import { useEffect, useRef, useState } from 'react';
import { hasProblems } from '../model/read-budget-form';
import type { BudgetWorkHandle } from './use-budget-work';
import { useIssue } from './use-issue';

/** Issues after a check of the form: the first problem is shown and gets the focus. */
export const useIssueForm = (source: ProjectForBudget, handle: BudgetWorkHandle, blocked: boolean, onUnready: () => void) => {
  const [asking, setAsking] = useState(false);
  const formElement = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const issue = useIssue(source, handle);
  const unready = blocked || hasProblems(handle.reading.problems);
  useEffect(() => {
    if (attempts > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return {
    formElement,
    toMend: attempts > 0 && unready,
    /** The last look is open. */
    asking,
    confirm: () => issue.issue(() => setAsking(false)),
    cancel: () => setAsking(false),
    issue: {
      ...issue,
      issue: () => {
        if (!unready) return setAsking(true);
        onUnready();
        setAttempts(attempts + 1);
      },
    },
  };
};
