import { useTranslation } from '@candil/i18n/react';

/** What happens to the details, in a window of its own: nothing that was typed is left behind. */
export const PrivacyLink = () => {
  const { t } = useTranslation('login-area');
  return (
    <a
      href="/privacy"
      target="_blank"
      rel="noreferrer"
      className="rounded-xs font-medium text-text underline decoration-hairline underline-offset-4 hover:decoration-text"
    >
      {t('register.consent.privacy')}
    </a>
  );
};
