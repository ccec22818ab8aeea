import { budgetRequestInfoQuery } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { PreviousRequests } from './previous-requests';

/** The budgets that were asked for, on the page of their project; nothing while there are none or they are not known. */
export const RequestsOfProject = ({ project: { id, catalogId } }: { project: Pick<Project, 'id' | 'catalogId'> }) => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { data } = useQuery({ ...budgetRequestInfoQuery(client, id, { lang, catalogId }), meta: { action: 'budget-request' } });
  return <PreviousRequests requests={data?.requests ?? []} />;
};
