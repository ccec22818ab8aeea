import { isApiFailure, routes } from '@candil/api-client';
import { EMAIL_MAX } from '@candil/contract/lengths';
import { parseEmail } from '@candil/domain';
import { readLanguageCookie } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useArea } from '../area/area';
import { keepLanguage } from './keep-language';
import { loginFailureKey } from './login-failure';
import { UnconfirmedNotice } from './unconfirmed-notice';

type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  /** With the address it was tried with: the field may hold another by now. */
  | { readonly kind: 'failed'; readonly reason: ReturnType<typeof loginFailureKey>; readonly email: string };

interface SignInFormProps {
  readonly onSuccess: () => void;
  readonly initialEmail?: string;
}

/** E-mail and password. Failures are shown above the fields, which keep their values. */
export const SignInForm = ({ onSuccess, initialEmail = '' }: SignInFormProps) => {
  const { t } = useTranslation('common-front');
  const { client, surroundings } = useArea();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [passwordError, setPasswordError] = useState<string>();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });
  const running = useRef(false);

  const emailProblem = (text: string) => {
    if (text.trim() === '') return t('errors.formError.required');
    return parseEmail(text).ok ? undefined : t('errors.formError.email');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const emailFault = emailProblem(email);
    const passwordFault = password === '' ? t('errors.formError.required') : undefined;
    setEmailError(emailFault);
    setPasswordError(passwordFault);
    const faulty = emailFault ? 'email' : passwordFault ? 'password' : undefined;
    if (faulty) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${faulty}"]`)?.focus();
      return;
    }
    if (running.current) return;
    running.current = true;
    setAttempt({ kind: 'running' });
    try {
      const chosen = readLanguageCookie(document.cookie);
      await client.call(routes.login, { body: { email: email.trim(), password } });
      keepLanguage(chosen);
      onSuccess();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setAttempt({ kind: 'failed', reason: loginFailureKey(failure), email: email.trim() });
      if (failure.kind === 'timeout' && surroundings.kind === 'framed') surroundings.tell({ type: 'login-timeout' });
    } finally {
      running.current = false;
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {attempt.kind === 'failed' &&
        (attempt.reason === 'unconfirmed' ? (
          <UnconfirmedNotice key={attempt.email} email={attempt.email} />
        ) : (
          <Alert severity="error">{t(`session.login.${attempt.reason}`)}</Alert>
        ))}
      <TextField
        label={t('session.login.email')}
        type="email"
        name="email"
        size="lg"
        value={email}
        onValueChange={(value) => {
          setEmail(value);
          setEmailError(undefined);
        }}
        validate={emailProblem}
        error={emailError}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        autoFocus
      />
      <TextField
        label={t('session.login.password')}
        type="password"
        name="password"
        size="lg"
        value={password}
        onValueChange={(value) => {
          setPassword(value);
          setPasswordError(undefined);
        }}
        error={passwordError}
        autoComplete="current-password"
        maxLength={256}
      />
      <Button type="submit" variant="primary" size="lg" loading={attempt.kind === 'running'} className="mt-1 w-full">
        {t('session.login.submit')}
      </Button>
    </form>
  );
};
