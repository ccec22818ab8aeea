import { endOtherSessionsMutation, endSessionMutation } from '@candil/api-client/react';
import type { Session } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { MonitorIcon, PhoneIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { useNow } from '../../../shared/use-now';
import { sessionsOptions } from '../model/profile-options';

/** The sessions of the account, which can be ended. Hidden during impersonation. */
export const SessionsCard = ({ isActing }: { isActing: boolean }) => {
  const { t } = useTranslation('eproject');
  return (
    <Card>
      <CardHeader title={t('profile.sessions.title')} />
      {isActing ? <p className="m-0 text-muted">{t('profile.sessions.notWhileActing')}</p> : <Sessions />}
    </Card>
  );
};

const Sessions = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const sessions = useQuery(sessionsOptions(client));
  const endOthers = useMutation({ ...endOtherSessionsMutation(client), meta: { action: 'sessions-end' } });
  if (sessions.isPending) return <Skeleton width="100%" height={120} />;
  if (sessions.isError)
    return <FailureView failure={sessions.error} level={3} onRetry={() => void sessions.refetch()} retrying={sessions.isFetching} />;
  const { sessions: lasting } = sessions.data;
  return (
    <>
      <ul className="m-0 list-none divide-y divide-hairline p-0">
        {lasting.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {lasting.length > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="m-0 min-w-0 grow basis-48 text-sm text-muted">{t('profile.sessions.hint')}</p>
          <Button
            size="sm"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => void toast.show({ title: t('profile.sessions.endedOthers'), tone: 'success' }),
              })
            }
          >
            {t('profile.sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
};

const SessionRow = ({ session: { id, browser, system, isMobile, createdAt, lastUsedAt, isCurrent } }: { session: Session }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const end = useMutation({ ...endSessionMutation(client), meta: { action: 'session-end', subject: id } });
  const device =
    browser !== null && system !== null
      ? t('profile.sessions.device', { browser, system })
      : (browser ?? system ?? t('profile.sessions.unknownDevice'));
  const Icon = isMobile ? PhoneIcon : MonitorIcon;
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="text-muted">
        <Icon size={20} />
      </span>
      <div className="min-w-0 grow">
        <p className="m-0 flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isCurrent && (
            <Badge look="soft" tone="accent">
              {t('profile.sessions.current')}
            </Badge>
          )}
        </p>
        <p className="m-0 text-sm text-muted">
          {t('profile.sessions.times', { created: format.instant(createdAt), used: format.ago(lastUsedAt, now) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          loading={end.isPending}
          aria-label={t('profile.sessions.endOf', { device })}
          onClick={() => end.mutate(id, { onSuccess: () => void toast.show({ title: t('profile.sessions.ended'), tone: 'success' }) })}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
};
