import { manageJoinRequestMutation } from '@candil/api-client/react';
import type { JoinRequest } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { useNow } from '../../../shared/use-now';

/** Requests to join the company, above everything else: someone waits. */
export const JoinRequests = ({ requests }: { requests: readonly JoinRequest[] }) => {
  const { t } = useTranslation('eproject');
  if (requests.length === 0) return null;
  return (
    <Card tone="accent" className="mt-8">
      <CardHeader title={t('company.requests.title', { count: requests.length })} />
      <p className="m-0 mb-4 text-sm text-pretty">{t('company.requests.hint')}</p>
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
};

const Request = ({ request: { id, name, email, createdAt } }: { request: JoinRequest }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const decide = useMutation({ ...manageJoinRequestMutation(client), meta: { action: 'company-join', subject: id } });
  const send = (action: 'accept' | 'reject') =>
    decide.mutate(
      { requestId: id, action },
      {
        onSuccess: () =>
          void toast.show({
            title: t(action === 'accept' ? 'company.requests.accepted' : 'company.requests.rejected', { name }),
            tone: 'success',
          }),
      },
    );
  const sends = (action: 'accept' | 'reject') => decide.isPending && decide.variables.action === action;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <p className="m-0 font-semibold">{name}</p>
        <p className="m-0 text-sm break-all">{email}</p>
        <p className="m-0 text-sm">{t('company.requests.since', { when: format.ago(createdAt, now) })}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="dark"
          loading={sends('accept')}
          onClick={() => send('accept')}
          aria-label={t('company.requests.acceptOf', { name })}
        >
          {t('company.requests.accept')}
        </Button>
        <Button loading={sends('reject')} onClick={() => send('reject')} aria-label={t('company.requests.rejectOf', { name })}>
          {t('company.requests.reject')}
        </Button>
      </div>
    </li>
  );
};
