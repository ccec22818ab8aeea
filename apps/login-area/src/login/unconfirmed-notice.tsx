import { routes } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { useArea } from '../area/area';
import { FailureAlert } from '../form/failure-alert';
import { useSubmission } from '../form/use-submission';

/** Shown at a sign-in before the address is confirmed; offers to send the mail again. */
export const UnconfirmedNotice = ({ email }: { email: string }) => {
  const { t } = useTranslation(['common-front', 'login-area']);
  const { client, address } = useArea();
  const { state, submit } = useSubmission();
  const [isSent, setSent] = useState(false);
  const send = () =>
    submit(async () => {
      await client.call(routes.resendConfirmation, {
        body: { email, ...(address.returnTo !== undefined && { returnTo: address.returnTo }) },
      });
      setSent(true);
    });
  return (
    <>
      <Alert
        severity="warning"
        title={t('session.login.unconfirmed')}
        action={
          !isSent && (
            <Button size="sm" loading={state.kind === 'running'} onClick={() => void send()}>
              {t('login-area:register.sent.again')}
            </Button>
          )
        }
      >
        {isSent ? t('login-area:register.sent.resent', { email }) : t('login-area:access.unconfirmed', { email })}
      </Alert>
      {state.kind === 'failed' && <FailureAlert failure={state.failure} />}
    </>
  );
};
