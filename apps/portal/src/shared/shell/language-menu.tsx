import { isOfferedLanguage, LANGUAGES, OFFERED_LANGUAGES } from '@candil/i18n';
import { useLanguage } from '@candil/i18n/react';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@candil/ui-kit/menu';
import { LanguageChip } from './language-chip';
import { useChooseLanguage } from './use-choose-language';

/** The languages under their chip. Drawn when first asked for, so it opens at once. */
export const LanguageMenu = () => (
  <Menu defaultOpen>
    <MenuTrigger>
      <LanguageChip />
    </MenuTrigger>
    <MenuContent>
      <LanguageChoices />
    </MenuContent>
  </Menu>
);

/** The languages inside a menu. */
export const LanguageChoices = () => {
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <MenuRadioGroup value={language} onValueChange={(selected) => isOfferedLanguage(selected) && void choose(selected)}>
      {OFFERED_LANGUAGES.map((offered) => (
        <MenuRadioItem key={offered} value={offered} lang={LANGUAGES[offered].locale}>
          {LANGUAGES[offered].ownName}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
};
