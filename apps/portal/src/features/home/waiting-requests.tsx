import { routes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { decidesQualifications } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePortal } from '../../shared/portal';

/** Shows the number of waiting requests for trade access to those who decide them. */
export const WaitingRequests = ({ account }: { account: Account }) => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const decides = account.impersonatedBy === undefined && decidesQualifications(account, account.catalogId);
  const waiting = useQuery({
    queryKey: ['qualification-requests', 'waiting', account.catalogId],
    queryFn: ({ signal }) => client.call(routes.listQualificationRequests, { query: { state: 'open', itemsPerPage: 1, lang } }, { signal }),
    enabled: decides,
    meta: { action: 'qualifications', retry: false, handles: ['*'] },
  });
  if (!decides) return null;
  const count = waiting.data?.total ?? 0;
  return (
    // Its line is kept while nothing is known, so that the content below does not move.
    <p className="-mt-4 mb-6 min-h-6" role="status">
      {count > 0 && (
        <Link to="/staff/qualifications" className="font-medium text-text underline underline-offset-4">
          {t('home.tradeAccess.requests', { count })}
        </Link>
      )}
    </p>
  );
};
