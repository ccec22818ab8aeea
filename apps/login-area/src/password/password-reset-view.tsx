import { routes } from '@candil/api-client';
import { EMAIL_MAX } from '@candil/contract/lengths';
import { parseEmail } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, useState } from 'react';
import { useArea } from '../area/area';
import { ViewLink } from '../area/view-link';
import { FailureAlert } from '../form/failure-alert';
import { type Fault, useFaultWords } from '../form/use-fault-words';
import { useKept } from '../form/use-kept';
import { useSubmission } from '../form/use-submission';

type Sent = { readonly kind: 'no' } | { readonly kind: 'once' | 'again'; readonly email: string };

/** Asks for the mail that leads to a new password. The answer is the same for every address. */
export const PasswordResetView = () => {
  const { t } = useTranslation(['login-area', 'common-front']);
  const { client, address } = useArea();
  const { value, change } = useKept('reset', { email: '' });
  const [fault, setFault] = useState<Fault>();
  const [sent, setSent] = useState<Sent>({ kind: 'no' });
  const words = useFaultWords();
  const { state, submit } = useSubmission();

  const send = (email: string, kind: 'once' | 'again') =>
    submit(async () => {
      await client.call(routes.requestPasswordReset, {
        body: { email, ...(address.returnTo !== undefined && { returnTo: address.returnTo }) },
      });
      setSent({ kind, email });
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = parseEmail(value.email);
    setFault(email.ok ? undefined : email.failure);
    if (email.ok) void send(email.value, 'once');
    else event.currentTarget.querySelector('input')?.focus();
  };

  if (sent.kind !== 'no')
    return (
      <div className="flex flex-col gap-4">
        {state.kind === 'failed' && <FailureAlert failure={state.failure} />}
        <Alert severity="success" title={t('access.reset.sent.title')}>
          {t('access.reset.sent.text', { email: sent.email })}
        </Alert>
        <div className="flex flex-wrap items-center gap-3">
          <Button loading={state.kind === 'running'} onClick={() => void send(sent.email, 'again')}>
            {t('access.reset.sent.again')}
          </Button>
          <Button variant="ghost" onClick={() => setSent({ kind: 'no' })}>
            {t('access.reset.sent.other')}
          </Button>
        </div>
        <p role="status" className="m-0 text-sm text-muted empty:hidden">
          {sent.kind === 'again' && t('access.reset.sent.resent')}
        </p>
        <p className="m-0 border-t border-hairline pt-5">
          <ViewLink to="login">{t('area.backToSignIn')}</ViewLink>
        </p>
      </div>
    );

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {state.kind === 'failed' && <FailureAlert failure={state.failure} />}
      <TextField
        label={t('common-front:session.login.email')}
        type="email"
        name="email"
        size="lg"
        required
        value={value.email}
        onValueChange={(email) => {
          change({ email });
          setFault(undefined);
        }}
        error={words(fault)}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        autoFocus
      />
      <Button type="submit" variant="primary" size="lg" loading={state.kind === 'running'} className="mt-1 w-full">
        {t('access.reset.submit')}
      </Button>
      <p className="m-0 mt-2 border-t border-hairline pt-5">
        <ViewLink to="login">{t('area.backToSignIn')}</ViewLink>
      </p>
    </form>
  );
};
