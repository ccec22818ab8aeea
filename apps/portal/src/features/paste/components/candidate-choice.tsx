import type { PastedArticle } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { unitPriceOf, usePriceWords } from '../../../shared/browse/use-price-words';
import type { ListLine } from '../model/list-lines';

interface CandidateChoiceProps {
  readonly line: ListLine;
  readonly onChoose: (article: PastedArticle) => void;
}

/** The articles that a line may have meant; choosing one makes it good. */
export const CandidateChoice = ({ line, onChoose }: CandidateChoiceProps) => {
  const { t } = useTranslation('eproject');
  const priceWords = usePriceWords();
  const describe = ({ modelName, finish, prices }: PastedArticle): string =>
    [modelName, finish?.text, prices && priceWords.exact(unitPriceOf(prices))].filter((part) => part).join(' · ');
  return (
    <Dropdown
      label={t('paste.candidates.label', { line: line.line })}
      hideLabel
      size="sm"
      className="w-full sm:w-72"
      placeholder={t('paste.candidates.placeholder')}
      options={line.candidates.map((article) => ({
        value: article.referenceCode,
        label: article.referenceCode,
        description: describe(article),
      }))}
      onValueChange={(code) => {
        const chosen = line.candidates.find(({ referenceCode }) => referenceCode === code);
        if (chosen) onChoose(chosen);
      }}
    />
  );
};
