import { startImpersonationMutation } from '@candil/api-client/react';
import type { StaffAccount } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';

/** Lets internal staff see and act as the client; the page starts anew as the client. */
export const ActAs = ({ account: { name, email, accountId } }: { account: StaffAccount }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const start = useMutation({
    ...startImpersonationMutation(client),
    meta: { action: 'impersonation-start', subject: accountId },
    // Nothing of one account may stay in the memory of the page of another.
    onSuccess: () => window.location.assign('/'),
  });
  return (
    <Card>
      <CardHeader title={t('clients.actAs.title')} />
      <p className="m-0 mb-4 text-sm text-pretty text-muted">{t('clients.actAs.text', { name })}</p>
      <Button onClick={() => start.mutate(email)} loading={start.isPending || start.isSuccess}>
        {t('clients.actAs.start', { name })}
      </Button>
    </Card>
  );
};
