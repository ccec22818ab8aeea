import type { PasteLine } from '@candil/contract';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';

const REASONS = [
  'no-code',
  'line-too-long',
  'cell-too-long',
  'price-key',
  'quantity-unclear',
  'quantity-ambiguous',
  'other-catalogue',
  'discontinued',
  'heading',
  'greeting',
  'signature',
  'total',
  'prose',
] as const;
const REPAIRS = [
  'dash',
  'invisible',
  'character',
  'marks',
  'unfinished',
  'look-alike',
  'transposed',
  'typing',
  'extended',
  'chosen',
] as const;

const nameOf = (code: string): string => code.slice(code.indexOf('.') + 1);

/** Words for what the service says of a line by its codes. */
export const useLineWords = () => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  return {
    /** Why a line was refused or left aside. */
    reason: ({ reason, state, article, candidates }: Pick<PasteLine, 'reason' | 'state' | 'article' | 'candidates'>): string => {
      if (reason === null) return state === 'repaired' ? t('paste.reason.repairable', { to: article?.referenceCode ?? '' }) : '';
      if (reason.code === 'line.discontinued' && !reason.values.replacedBy) return t('paste.reason.gone');
      const known = REASONS.find((each) => each === nameOf(reason.code));
      if (known !== undefined) return t(`paste.reason.${known}`, reason.values);
      const { title, text } = wordFailure(reason);
      // What to do instead stands beside it where there is something to choose from.
      return candidates.length > 0 ? `${title}.` : `${title}. ${text}`;
    },
    repair: (code: string): string => {
      const known = REPAIRS.find((each) => each === nameOf(code));
      return known === undefined ? '' : t(`paste.repairs.${known}`);
    },
  };
};
