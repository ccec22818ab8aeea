import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { CheckIcon } from '@candil/ui-kit/icon';
import { useNavigate } from 'react-router';
import { safeReturnPath } from '../../shared/navigation/return-path';
import { useAccountIfAny } from '../../shared/session/use-session';

interface ConfirmedProps {
  readonly email: string;
  readonly returnTo: string | null;
  /** Address at which they choose a password first; absent = they have one. */
  readonly choosePassword?: string | undefined;
}

/** The address is confirmed: signing in goes on where the registration began. */
export const Confirmed = ({ email, returnTo, choosePassword }: ConfirmedProps) => {
  const { t } = useTranslation('login-area');
  const account = useAccountIfAny();
  const navigate = useNavigate();
  const wayOn = safeReturnPath(returnTo, window.location.origin) ?? '/';
  // The home page opens the sign-in and leads on afterwards, in this tab or after a reload.
  const choice = safeReturnPath(choosePassword ?? null, window.location.origin);
  const goOn = () => void navigate(account === undefined ? `/?${new URLSearchParams({ return: wayOn })}` : wayOn, { replace: true });
  return (
    <>
      <span className="flex size-14 items-center justify-center rounded-full bg-accent text-on-accent">
        <CheckIcon size={28} />
      </span>
      <h1 className="mt-6 mb-0 text-2xl font-semibold md:text-3xl">{t('confirm.done.title')}</h1>
      <p className="mt-3 mb-0 text-md text-pretty text-muted">
        {t(choice === undefined ? 'confirm.done.text' : 'confirm.choose.text', { email })}
      </p>
      {choice === undefined ? (
        <Button variant="primary" size="lg" className="mt-8 self-start" onClick={goOn}>
          {t(account === undefined ? 'confirm.goOn' : 'confirm.here')}
        </Button>
      ) : (
        <Button variant="primary" size="lg" className="mt-8 self-start" onClick={() => void navigate(choice, { replace: true })}>
          {t('confirm.choose.button')}
        </Button>
      )}
    </>
  );
};
