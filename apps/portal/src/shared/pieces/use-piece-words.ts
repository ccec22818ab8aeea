import type { CellRefusal, PieceIssue, RefusedCell } from '@candil/configurator/pieces';
import { formatTemperatureDescription, type ModelDefinition, reasonOf, type Selection, type Variation } from '@candil/domain';
import { useFailureMessage, useFormat, useLanguage, useTranslation } from '@candil/i18n/react';

/** Words for the values of a row. */
export const usePieceWords = () => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const format = useFormat();
  const wordFailure = useFailureMessage();

  const variation = ({ type, description }: Variation): string =>
    type === 'temperature' ? formatTemperatureDescription(description[language]) : description[language];
  const value = (model: ModelDefinition | undefined, type: keyof Selection, modifier: string | number | undefined): string => {
    const found = model?.variations.find((each) => each.type === type && each.modifier === modifier);
    return found === undefined ? String(modifier ?? '') : variation(found);
  };

  const issue = (found: PieceIssue): string => {
    switch (found.code) {
      case 'line.moq':
        return t('pieces.issue.moq', { moq: found.moq });
      case 'line.ended':
        return t('pieces.issue.ended');
      case 'line.discontinued':
        return found.replacedBy === '' ? t('pieces.issue.gone') : t('pieces.issue.replaced', { model: found.replacedBy });
      case 'reference.part-missing':
        return t('pieces.issue.open');
      case 'article.excluded':
        return found.reason?.[language] ?? t('pieces.refused.excluded');
      case 'rule.rejected':
        return reasonOf(found, language);
      default:
        return wordFailure(found).title;
    }
  };

  const refusal = (cell: CellRefusal): string => {
    switch (cell.kind) {
      case 'excluded': {
        const reasons = new Set(cell.rows.flatMap(({ reason }) => reason?.[language] ?? []));
        return reasons.size === 0 ? t('pieces.refused.excluded') : [...reasons].join(' ');
      }
      case 'not-offered':
        return t('pieces.refused.notOffered', { value: cell.value });
      case 'not-varied':
        return t('pieces.refused.notVaried');
      case 'quantity':
        return t('pieces.refused.quantity', { value: cell.value.slice(0, 24), max: format.number(99_999) });
      case 'too-long':
        return t('pieces.refused.tooLong', { max: cell.max });
    }
  };
  return { variation, value, issue, refusal, refused: ({ refusal: cell }: RefusedCell) => refusal(cell) };
};
