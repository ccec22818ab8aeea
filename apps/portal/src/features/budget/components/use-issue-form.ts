import type { ProjectForBudget } from '@candil/contract';
import { useEffect, useRef, useState } from 'react';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { hasProblems } from '../model/read-budget-form';
import type { BudgetWorkHandle } from './use-budget-work';
import { useIssue } from './use-issue';

/** Issues after a check of the form: the first problem is shown and gets the focus. */
export const useIssueForm = (source: ProjectForBudget, handle: BudgetWorkHandle, blocked: boolean, onUnready: () => void) => {
  const { asked, ask, close, onMissing } = useAskedPart();
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
    asking: asked === true,
    confirm: () => issue.issue(close),
    cancel: close,
    onMissing,
    issue: {
      ...issue,
      issue: () => {
        if (!unready) return ask(true);
        onUnready();
        setAttempts(attempts + 1);
      },
    },
  };
};
