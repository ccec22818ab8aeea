import { isApiFailure, routes } from '@candil/api-client';
import { checkPassword } from '@candil/contract/password';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { type FormEvent, useState } from 'react';
import { useArea } from '../area/area';
import { ViewLink } from '../area/view-link';
import { ViewPlaceholder } from '../area/view-placeholder';
import { FailureAlert } from '../form/failure-alert';
import { type Fault, useFaultWords } from '../form/use-fault-words';
import { useLoaded } from '../form/use-loaded';
import { useSubmission } from '../form/use-submission';
import { SignInForm } from '../login/sign-in-form';
import { useSignedIn } from '../login/use-signed-in';
import { NewPasswordField } from './new-password-field';

type Outcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'open' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'done'; readonly email: string; readonly returnTo: string | null };

/** A link that was used, is too old, or was cut by a mail program. */
const isStale = (failure: unknown): boolean =>
  isApiFailure(failure) &&
  (failure.code === 'mail-link.expired' ||
    (failure.code === 'request.invalid' && failure.fields.some(({ path }) => path.endsWith('token'))));

const isPasswordFault = (code: string): code is `password.${string}` => code.startsWith('password.');

/** Chooses a password by the link of a mail, then signs in with it. */
export const PasswordChangeView = () => {
  const { t } = useTranslation('login-area');
  const { client, address } = useArea();
  const { token } = address;
  const [outcome, setOutcome] = useState<Outcome>(token === undefined ? { kind: 'stale' } : { kind: 'open' });
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault>();
  const words = useFaultWords();
  const { state, submit, forget } = useSubmission();
  const goOn = useSignedIn();
  // An invalid link is reported before the user chooses a password.
  const { state: link, again } = useLoaded(token, (signal) =>
    client.call(routes.describePasswordLink, { body: { token: token ?? '' } }, { signal, probe: true }),
  );

  const send = (given: string) =>
    submit(async () => {
      try {
        const { email, returnTo, signedIn } = await client.call(routes.setPassword, { body: { token: given, password } });
        if (!signedIn) return setOutcome({ kind: 'done', email, returnTo });
        setOutcome({ kind: 'signed-in' });
        goOn(returnTo);
      } catch (failure) {
        if (!isStale(failure)) throw failure;
        setOutcome({ kind: 'stale' });
      }
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked =
      password === ''
        ? ({ ok: false, failure: { code: 'text.empty' } } as const)
        : checkPassword(password, link.kind === 'ready' ? link.value.email : undefined);
    setFault(checked.ok ? undefined : checked.failure);
    if (checked.ok && token !== undefined) void send(token);
    else event.currentTarget.querySelector('input')?.focus();
  };

  if (outcome.kind === 'stale' || (link.kind === 'failed' && isStale(link.failure)))
    return (
      <Alert
        severity="warning"
        title={t('access.change.stale.title')}
        action={<ViewLink to="password-reset">{t('access.change.stale.action')}</ViewLink>}
      >
        {t('access.change.stale.text')}
      </Alert>
    );
  if (outcome.kind === 'done')
    return (
      <div className="flex flex-col gap-5">
        <Alert severity="success" title={t('access.change.done.title')}>
          {t('access.change.done.text')}
        </Alert>
        <SignInForm initialEmail={outcome.email} onSuccess={() => goOn(outcome.returnTo)} />
      </div>
    );

  if (link.kind === 'failed')
    return (
      <div className="flex flex-col items-start gap-4">
        <FailureAlert failure={link.failure} />
        <Button onClick={again}>{t('area.again')}</Button>
      </div>
    );
  if (link.kind === 'loading' || outcome.kind === 'signed-in') return <ViewPlaceholder />;

  const { kind, email, company, inviter } = link.value;
  const ofService =
    state.kind === 'failed' && isPasswordFault(state.failure.code) ? ({ code: `service:${state.failure.code}` } as const) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {state.kind === 'failed' && !ofService && <FailureAlert failure={state.failure} />}
      {kind === 'invitation' ? (
        <Notice
          tone="accent"
          title={company === undefined ? t('access.change.invitation.title') : t('access.change.invitation.into', { company })}
        >
          {inviter === undefined ? t('access.change.invitation.text', { email }) : t('access.change.invitation.by', { inviter, email })}
        </Notice>
      ) : (
        <p className="m-0">{t('access.change.for', { email })}</p>
      )}
      {/* Password managers store the password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        label={t('access.change.password')}
        value={password}
        onValueChange={(value) => {
          setPassword(value);
          setFault(undefined);
          if (ofService) forget();
        }}
        error={words(fault ?? ofService)}
        email={email}
        autoFocus
      />
      <Button type="submit" variant="primary" size="lg" loading={state.kind === 'running'} className="mt-2 w-full">
        {t(kind === 'reset' ? 'access.change.submit' : 'access.change.enter')}
      </Button>
    </form>
  );
};
