import { homeVisitQuery } from '@candil/api-client/react';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shared/portal';
import { useHasPrivilege } from '../../shared/session/use-session';

/** Open tasks and news. The page works without them when loading fails. */
export const useHomeVisit = () => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const enabled = useHasPrivilege('PROJECT_VIEW');
  return useQuery({
    ...homeVisitQuery(client, { lang: language }),
    enabled,
    meta: { action: 'project-list', retry: false, handles: ['*'] },
  });
};
