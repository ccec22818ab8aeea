import { useTranslation } from '@candil/i18n/react';

/** A link to the privacy policy in a new window, so that the form keeps its values. */
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
