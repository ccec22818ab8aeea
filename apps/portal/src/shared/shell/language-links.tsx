import { LANGUAGES, OFFERED_LANGUAGES } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';

/** The languages side by side, for visitors: the choice is seen without opening anything. */
export const LanguageLinks = () => {
  const { t } = useTranslation('common-front');
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset className="m-0 flex min-w-0 gap-0.5 overflow-x-auto border-0 p-1 [scrollbar-width:none]">
      <legend className="sr-only">{t('shell.language')}</legend>
      {OFFERED_LANGUAGES.map((offered) => (
        <Pressable
          key={offered}
          lang={LANGUAGES[offered].locale}
          title={LANGUAGES[offered].ownName}
          aria-label={LANGUAGES[offered].ownName}
          pressed={offered === language}
          onClick={() => void setLanguage(offered)}
          className="h-9 rounded-md px-2! text-sm text-muted! uppercase hover:text-text! aria-pressed:font-semibold aria-pressed:text-text! md:px-2.5!"
        >
          {offered}
        </Pressable>
      ))}
    </fieldset>
  );
};
