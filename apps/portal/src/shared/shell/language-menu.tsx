import { isOfferedLanguage, LANGUAGES, OFFERED_LANGUAGES } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useChooseLanguage } from './use-choose-language';

/** The language as a chip that opens the others. */
export const LanguageMenu = () => {
  const { t } = useTranslation('common-front');
  const { language } = useLanguage();
  return (
    <Menu>
      <MenuTrigger>
        <Chip aria-label={`${t('shell.language')}: ${LANGUAGES[language].ownName}`}>{language.toUpperCase()}</Chip>
      </MenuTrigger>
      <MenuContent>
        <LanguageChoices />
      </MenuContent>
    </Menu>
  );
};

/** The languages inside a menu. */
export const LanguageChoices = () => {
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <MenuRadioGroup value={language} onValueChange={(wanted) => isOfferedLanguage(wanted) && void choose(wanted)}>
      {OFFERED_LANGUAGES.map((offered) => (
        <MenuRadioItem key={offered} value={offered} lang={LANGUAGES[offered].locale}>
          {LANGUAGES[offered].ownName}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
};
