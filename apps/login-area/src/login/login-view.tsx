import { useTranslation } from '@candil/i18n/react';
import { ViewLink } from '../area/view-link';
import { SignInForm } from './sign-in-form';
import { SocialSignIn } from './social-sign-in';
import { useSignedIn } from './use-signed-in';

/** The sign-in, and links for people who cannot sign in: a forgotten password, no account yet, help. */
export const LoginView = () => {
  const { t } = useTranslation('login-area');
  const signedIn = useSignedIn();
  return (
    <>
      <SignInForm onSuccess={() => signedIn()} />
      <p className="mt-4 mb-0 text-base">
        <ViewLink to="password-reset">{t('access.forgot')}</ViewLink>
      </p>
      <SocialSignIn />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-hairline pt-5 text-base">
        <p className="m-0 text-muted">
          {t('access.newHere')} <ViewLink to="new-register">{t('access.register')}</ViewLink>
        </p>
        <ViewLink to="support">{t('access.help')}</ViewLink>
      </div>
    </>
  );
};
