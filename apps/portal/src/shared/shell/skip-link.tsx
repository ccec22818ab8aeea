import { useTranslation } from '@candil/i18n/react';

export const CONTENT_ID = 'content';

/** First stop of the keyboard: past the bar, to the page. */
export const SkipLink = () => {
  const { t } = useTranslation('common-front');
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {t('shell.skipToContent')}
    </a>
  );
};
