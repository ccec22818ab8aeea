import { openBudgetsQuery } from '@candil/api-client/react';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../shared/portal';
import { useHasPrivilege } from '../../shared/session/use-session';
import { useNow } from '../../shared/use-now';
import { expiresSoon } from './expires-soon';
import { BUDGETS_SHOWN } from './motion-limits.data';
import { useHomeVisit } from './use-home-visit';

/** Open tasks in one line below the greeting; its height is reserved while loading. */
export const WhatWaits = () => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const format = useFormat();
  const now = useNow();
  const enabled = useHasPrivilege('PROJECT_VIEW');
  const budgets = useQuery({ ...openBudgetsQuery(client, { limit: BUDGETS_SHOWN }), enabled, meta: { action: 'budget-list' } });
  const visit = useHomeVisit();
  const parts: { readonly key: string; readonly to: string; readonly text: string }[] = [];
  for (const { projectId, name, lines } of visit.data?.toFix ?? [])
    parts.push({ key: projectId, to: `/project/${projectId}`, text: t('home.waits.lines', { count: lines, name }) });
  for (const { id, project, budgetNumber, validationDate } of budgets.data?.items ?? [])
    if (expiresSoon(validationDate, now))
      parts.push({
        key: id,
        to: `/project/${project.id}/generate-budget?budget=${id}`,
        text: t('home.waits.budget', { number: budgetNumber, date: format.day(validationDate) }),
      });
  const isKnown = !visit.isPending && !budgets.isPending;
  return (
    <p className="m-0 mt-1.5 min-h-6 text-base max-md:min-h-12 text-pretty text-muted md:text-md">
      {parts.map(({ key, to, text }, index) => (
        <Part key={key} isFirst={index === 0}>
          <Link to={to} className="text-inherit underline-offset-4 hover:text-text">
            {text}
          </Link>
        </Part>
      ))}
      {isKnown && enabled && parts.length === 0 && t('home.waits.nothing')}
    </p>
  );
};

const Part = ({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) => (
  <>
    {!isFirst && ' · '}
    {children}
  </>
);
