import { LANGUAGES, OFFERED_LANGUAGES, type OfferedLanguage } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';

interface LanguageChoiceProps {
  readonly language: OfferedLanguage;
  readonly onLanguage: (language: OfferedLanguage) => void;
}

/** The language of a document, whatever that of the screen. */
export const LanguageChoice = ({ language, onLanguage }: LanguageChoiceProps) => {
  const { t } = useTranslation('eproject');
  return (
    <Dropdown
      hideLabel
      size="sm"
      label={t('budget.sheet.language')}
      value={language}
      onValueChange={(value) => onLanguage(OFFERED_LANGUAGES.find((one) => one === value) ?? language)}
      options={OFFERED_LANGUAGES.map((one) => ({ value: one, label: LANGUAGES[one].ownName }))}
    />
  );
};
