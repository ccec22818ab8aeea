import { LANGUAGES, OFFERED_LANGUAGES } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { Pressable } from '@candil/ui-kit/pressable';

const CODES = OFFERED_LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }));

/** The languages side by side, for visitors: the choice is seen without opening anything. On a phone, where six have no room, the browser's own list. */
export const LanguageLinks = () => {
  const { t } = useTranslation('common-front');
  const { language, setLanguage } = useLanguage();
  const choose = (value: string) => {
    const offered = OFFERED_LANGUAGES.find((one) => one === value);
    if (offered !== undefined) void setLanguage(offered);
  };
  return (
    <>
      <NativeSelect label={t('shell.language')} options={CODES} value={language} onValueChange={choose} className="md:hidden" />
      <fieldset className="m-0 flex min-w-0 gap-0.5 border-0 p-1 max-md:hidden">
        <legend className="sr-only">{t('shell.language')}</legend>
        {OFFERED_LANGUAGES.map((offered) => (
          <Pressable
            key={offered}
            lang={LANGUAGES[offered].locale}
            title={LANGUAGES[offered].ownName}
            aria-label={LANGUAGES[offered].ownName}
            pressed={offered === language}
            onClick={() => choose(offered)}
            className="h-9 rounded-md px-2.5! text-sm text-muted! uppercase hover:text-text! aria-pressed:font-semibold aria-pressed:text-text!"
          >
            {offered}
          </Pressable>
        ))}
      </fieldset>
    </>
  );
};
