import { isApiFailure } from '@candil/api-client';
import { createBudgetMutation, queryKeys } from '@candil/api-client/react';
import type { ProjectForBudget } from '@candil/contract';
import { useLanguage } from '@candil/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createIntention } from '../../../shared/create-intention';
import { usePortal } from '../../../shared/portal';
import { budgetRequest } from '../model/budget-request';
import type { BudgetWorkHandle } from './use-budget-work';

/** Issues the budget, once for one intention; a refusal of the service stays on the page. */
export const useIssue = (source: ProjectForBudget, { work, reading, clear }: BudgetWorkHandle) => {
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const projectId = source.project.id;
  const [keyOf] = useState(() => createIntention());
  const create = createBudgetMutation(client, projectId, { lang: language });
  const issue = useMutation({
    ...create,
    meta: { action: 'budget-create', subject: projectId, handles: ['*'] },
    onSuccess: async (budget, given, result, context) => {
      await create.onSuccess?.(budget, given, result, context);
      clear();
      await navigate({ search: `?budget=${budget.id}` }, { state: { issued: true } });
      window.scrollTo({ top: 0 });
    },
  });
  const code = isApiFailure(issue.error) ? issue.error.code : undefined;
  const changed = code === 'version.conflict';
  return {
    issuing: issue.isPending,
    failure: changed ? undefined : (issue.error ?? undefined),
    changed,
    /** The lines on the screen are not those of now any more, in the project or in the catalogue. */
    outdated: changed || code === 'budget.line-invalid',
    issue: (onAnswer: () => void) => {
      const body = budgetRequest(source, reading.values, work);
      issue.mutate({ body, idempotencyKey: keyOf(body) }, { onSettled: onAnswer });
    },
    /** Fetches the project as it is now; typed values stay. */
    reload: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.projectForBudget(projectId) });
      issue.reset();
    },
  };
};
