import { LANGUAGES, OFFERED_LANGUAGES } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';

/** The languages side by side, for visitors: the choice is seen without opening anything. */
export const LanguageLinks = () => {
  const { t } = useTranslation('common-front');
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset className="m-0 flex gap-0.5 border-0 p-0">
      <legend className="sr-only">{t('shell.language')}</legend>
      {OFFERED_LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={LANGUAGES[offered].locale}
          title={LANGUAGES[offered].ownName}
          aria-label={LANGUAGES[offered].ownName}
          aria-pressed={offered === language}
          onClick={() => void setLanguage(offered)}
          className="h-9 rounded-md border-0 bg-transparent px-2 text-sm text-muted uppercase hover:text-text aria-pressed:font-semibold aria-pressed:text-text md:px-2.5"
        >
          {offered}
        </button>
      ))}
    </fieldset>
  );
};
