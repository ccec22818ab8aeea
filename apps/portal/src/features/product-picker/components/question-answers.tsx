import type { DecisionAnswer } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { ChevronRightIcon } from '@candil/ui-kit/icon';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { askAfter } from '../model/question-path';

export const answerGrid = 'm-0 grid list-none grid-cols-2 gap-4 p-0 md:grid-cols-3 md:gap-5 lg:grid-cols-4';

interface QuestionAnswersProps {
  readonly answers: readonly DecisionAnswer[];
  /** Earlier answers. */
  readonly given: readonly string[];
}

/** The answers to a question as pictures; one that leaves no model cannot be given. */
export const QuestionAnswers = ({ answers, given }: QuestionAnswersProps) => {
  const { t } = useTranslation('eproject');
  return (
    <ul className={answerGrid}>
      {answers
        .filter(({ modelCount }) => modelCount > 0)
        .map(({ id, text, picture, modelCount }) => (
          <li key={id}>
            <Link
              to={askAfter([...given, id])}
              className="group flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
            >
              <LuminairePicture day={picture} night={null} ratio={4 / 3} sizes="(min-width: 1200px) 22rem, (min-width: 768px) 33vw, 50vw" />
              <span className="flex grow items-center justify-between gap-3 p-4">
                <span>
                  <span className="block text-md font-semibold text-balance">{text}</span>
                  <span className="block text-sm text-muted">{t('browse.found', { count: modelCount })}</span>
                </span>
                <ChevronRightIcon size={18} className="shrink-0 text-muted max-sm:hidden" />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
};
