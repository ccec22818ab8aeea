import { routes } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { useArea } from '../area/area';
import { ViewLink } from '../area/view-link';
import { FailureAlert } from '../form/failure-alert';
import { useSubmission } from '../form/use-submission';

interface CheckYourMailProps {
  readonly email: string;
  readonly onOther: () => void;
}

/** A link is on its way; it can be sent again, or to another address. */
export const CheckYourMail = ({ email, onOther }: CheckYourMailProps) => {
  const { t } = useTranslation('login-area');
  const { client, address } = useArea();
  const { state, submit } = useSubmission();
  const [resent, setResent] = useState(0);
  const again = () =>
    submit(async () => {
      await client.call(routes.resendConfirmation, {
        body: { email, ...(address.returnTo !== undefined && { returnTo: address.returnTo }) },
      });
      setResent((times) => times + 1);
    });
  return (
    <div className="flex flex-col gap-4">
      <Alert severity="success" title={t('register.sent.title')}>
        {t('register.sent.text', { email })}
      </Alert>
      {state.kind === 'failed' && <FailureAlert failure={state.failure} />}
      <p className="m-0 text-base text-pretty text-muted">{t('register.sent.hint')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={state.kind === 'running'} onClick={() => void again()}>
          {t('register.sent.again')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {t('register.sent.other')}
        </Button>
      </div>
      {/* A fresh element each time, so that it is read out each time. */}
      <p key={resent} role="status" className="m-0 text-sm text-muted empty:hidden">
        {resent > 0 && t('register.sent.resent', { email })}
      </p>
      <p className="m-0 border-t border-hairline pt-5">
        <ViewLink to="login">{t('area.backToSignIn')}</ViewLink>
      </p>
    </div>
  );
};
