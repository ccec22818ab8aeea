import { LANGUAGES, OFFERED_LANGUAGES } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { clsx } from 'clsx';

/** The languages side by side. */
export const AreaLanguages = () => {
  const { t } = useTranslation('common-front');
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset className="m-0 flex border-0 p-0">
      <legend className="sr-only">{t('shell.language')}</legend>
      {OFFERED_LANGUAGES.map((offered) => (
        <Button
          key={offered}
          variant="ghost"
          size="sm"
          lang={LANGUAGES[offered].locale}
          title={LANGUAGES[offered].ownName}
          aria-label={LANGUAGES[offered].ownName}
          aria-pressed={offered === language}
          onClick={() => void setLanguage(offered)}
          className={clsx('px-2! uppercase', offered !== language && 'font-normal! text-muted!')}
        >
          {offered}
        </Button>
      ))}
    </fieldset>
  );
};
