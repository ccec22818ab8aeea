import { PASTE_REASONS, PASTE_REPAIRS, type PasteLine } from '@candil/contract';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';

/** Two failures of a product are worded for the list: there the line itself says which code was read. */
const REASONS = [...PASTE_REASONS, 'other-catalogue', 'discontinued'] as const;

const PARTS = ['model', 'color', 'temperature', 'control', 'installation'] as const;

const nameOf = (code: string): string => code.slice(code.indexOf('.') + 1);

/** Words for the codes the service gives about a line. */
export const useLineWords = () => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  /** The question whether another luminaire than the written one was meant: the written and the proposed one, both in words. */
  const meaning = ({
    part,
    given = '',
    givenText = '',
    meant = '',
    meantText = '',
  }: NonNullable<PasteLine['reason']>['values']): string => {
    const values = { given, givenText, meant, meantText };
    const known = PARTS.find((each) => each === part);
    if (known === undefined) return t('paste.meaning.code', values);
    const named = { ...values, part: t(`paste.meaning.part.${known}`) };
    return givenText === '' ? t('paste.meaning.unknown', named) : t('paste.meaning.known', named);
  };
  return {
    /** Words the reason a line was refused or left aside. */
    reason: ({ reason, state, article, candidates }: Pick<PasteLine, 'reason' | 'state' | 'article' | 'candidates'>): string => {
      if (reason === null) return state === 'repaired' ? t('paste.reason.repairable', { to: article?.referenceCode ?? '' }) : '';
      if (reason.code === 'line.discontinued' && !reason.values.replacedBy) return t('paste.reason.gone');
      if (reason.code === 'paste.meaning') return meaning(reason.values);
      const known = REASONS.find((each) => each === nameOf(reason.code));
      if (known !== undefined) return t(`paste.reason.${known}`, reason.values);
      const { title, text } = wordFailure(reason);
      // The alternatives stand beside the line where there are some to choose from.
      return candidates.length > 0 ? `${title}.` : `${title}. ${text}`;
    },
    repair: (code: string): string => {
      const known = PASTE_REPAIRS.find((each) => each === nameOf(code));
      return known === undefined ? '' : t(`paste.repairs.${known}`);
    },
  };
};
