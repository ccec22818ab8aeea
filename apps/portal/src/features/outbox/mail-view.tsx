import { routes } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { pathInMail } from './path-in-mail';

/** A mail as its receiver would read it; its link opens here. */
export const MailView = ({ id }: { id: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const mail = useQuery({
    queryKey: ['outbox-mail', id],
    queryFn: ({ signal }) => client.call(routes.getMail, { params: { id } }, { signal }),
  });
  if (mail.isPending) return <Skeleton height={320} className="rounded-card!" />;
  if (mail.isError) return <FailureView failure={mail.error} onRetry={() => void mail.refetch()} retrying={mail.isFetching} />;
  const path = pathInMail(mail.data.text);
  return (
    <Card aria-label={mail.data.subject}>
      <h2 className="m-0 text-lg font-semibold wrap-anywhere">{mail.data.subject}</h2>
      <p className="mt-1 mb-0 text-muted wrap-anywhere">{t('outbox.to', { address: mail.data.to })}</p>
      <pre className="mt-5 mb-0 border-t border-hairline pt-5 font-sans text-base whitespace-pre-wrap wrap-anywhere">{mail.data.text}</pre>
      {path !== undefined && (
        <Button variant="primary" className="mt-6" asChild>
          <Link to={path}>{t('outbox.openLink')}</Link>
        </Button>
      )}
    </Card>
  );
};
