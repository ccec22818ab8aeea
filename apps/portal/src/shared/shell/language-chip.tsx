import { LANGUAGES } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import type { ComponentProps } from 'react';

/** The chip itself; the menu takes it as its own. */
export const LanguageChip = (rest: ComponentProps<typeof Chip>) => {
  const { t } = useTranslation('common-front');
  const { language } = useLanguage();
  return (
    <Chip aria-label={`${t('shell.language')}: ${LANGUAGES[language].ownName}`} {...rest}>
      {language.toUpperCase()}
    </Chip>
  );
};
