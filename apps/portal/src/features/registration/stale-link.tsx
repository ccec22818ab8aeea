import { routes } from '@candil/api-client';
import { EMAIL_MAX } from '@candil/contract/lengths';
import { parseEmail } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { TextField } from '@candil/ui-kit/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useEntrance } from '../../shared/entrance';
import { usePortal } from '../../shared/portal';

/** A link that no longer works: another one, or signing in where the address is confirmed already. */
export const StaleLink = () => {
  const { t } = useTranslation(['login-area', 'common-front']);
  const { client } = usePortal();
  const { session } = useEntrance();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const resend = useMutation({
    mutationFn: (address: string) => client.call(routes.resendConfirmation, { body: { email: address } }),
    meta: { action: 'resend-confirmation' },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseEmail(email);
    setFault(parsed.ok ? undefined : t('common-front:errors.formError.email'));
    if (parsed.ok && !resend.isPending) resend.mutate(parsed.value);
  };
  return (
    <>
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('confirm.stale.title')}</h1>
      <p className="mt-3 mb-8 text-md text-pretty text-muted">{t('confirm.stale.text')}</p>
      {resend.isSuccess ? (
        <Alert severity="success">{t('confirm.stale.sent', { email: resend.variables })}</Alert>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label={t('confirm.stale.email')}
            type="email"
            name="email"
            size="lg"
            value={email}
            onValueChange={(value) => {
              setEmail(value);
              setFault(undefined);
            }}
            error={fault}
            autoComplete="email"
            inputMode="email"
            maxLength={EMAIL_MAX}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" size="lg" loading={resend.isPending}>
              {t('confirm.stale.send')}
            </Button>
            <Button variant="ghost" size="lg" onClick={() => void session.showSignIn()}>
              {t('common-front:shell.signIn')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
};
