import { decisionTreeQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { ArrowLeftIcon, CloseIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PickerPlace } from '../../../shared/browse/paths';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { askAfter, type Chosen, followAnswers } from '../model/question-path';
import { FoundModels } from './found-models';
import { answerGrid, QuestionAnswers } from './question-answers';

/** The tree a search for a luminaire begins with; the service names it so. */
const FIRST_TREE = 'find-a-luminaire';

interface QuestionTreeProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly answerIds: readonly string[];
}

/** Finds a luminaire by questions, one at a time. Each answer is a step of the history, so that the browser's way back takes it back. */
export const QuestionTree = ({ place, catalogId, answerIds }: QuestionTreeProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const tree = useQuery({ ...decisionTreeQuery(client, FIRST_TREE, { catalogId, lang }), meta: { action: 'questions-fetch' } });
  if (tree.isError) {
    return <FailureView failure={tree.error} action="questions-fetch" onRetry={() => void tree.refetch()} retrying={tree.isFetching} />;
  }
  if (tree.data === undefined) return <QuestionSkeleton />;
  const step = followAnswers(tree.data, answerIds);
  if (step.kind === 'lost') {
    return (
      <EmptyState
        title={t('browse.ask.lost')}
        description={t('browse.ask.lostText')}
        action={
          <Button asChild>
            <Link to={askAfter([])}>{t('browse.ask.again')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <nav aria-label={t('browse.ask.answers')} className="mb-6 flex flex-wrap items-center gap-2">
        {step.chosen.length > 0 && (
          <Button asChild size="sm" icon={<ArrowLeftIcon size={16} />}>
            <Link to={askAfter(answerIds.slice(0, -1))}>{t('browse.ask.back')}</Link>
          </Button>
        )}
        <ChosenAnswers chosen={step.chosen} />
        <Button asChild size="sm" variant="ghost" icon={<CloseIcon size={16} />} className="ml-auto">
          <Link to=".">{t('browse.ask.close')}</Link>
        </Button>
      </nav>
      {step.kind === 'asking' ? (
        <>
          <StepHeading key={step.node.id} above={t('browse.ask.step', { number: step.chosen.length + 1 })}>
            {step.node.question}
          </StepHeading>
          <QuestionAnswers answers={step.node.answers} given={answerIds} />
        </>
      ) : (
        <>
          <StepHeading above={t('browse.found', { count: step.result.models.length })}>{t('browse.ask.found')}</StepHeading>
          <FoundModels place={place} result={step.result} />
        </>
      )}
    </>
  );
};

/** Each earlier question can be asked again. */
const ChosenAnswers = ({ chosen }: { chosen: readonly Chosen[] }) => (
  <ol className="m-0 flex list-none flex-wrap gap-2 p-0">
    {chosen.map(({ nodeId, question, answer }, index) => (
      <li key={nodeId}>
        <Link
          to={askAfter(chosen.slice(0, index).map((earlier) => earlier.answer.id))}
          title={question}
          className="inline-flex h-8 items-center rounded-full bg-accent-soft px-3 text-sm text-inherit no-underline dark:bg-sunken"
        >
          {answer.text}
        </Link>
      </li>
    ))}
  </ol>
);

/** Takes the focus when it appears: the answer that was pressed is gone. */
const StepHeading = ({ above, children }: { above: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-6">
      <p className="m-0 text-sm text-muted">{above}</p>
      <h2 ref={heading} tabIndex={-1} className="m-0 mt-1 text-2xl font-semibold text-balance outline-none">
        {children}
      </h2>
    </div>
  );
};

const QuestionSkeleton = () => (
  <div aria-busy>
    <Skeleton width={120} height={32} className="mb-6" />
    <Skeleton width="40%" height={54} className="mb-6" />
    <div className={answerGrid}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="aspect-4/5 overflow-hidden rounded-card">
          <Skeleton width="100%" height="100%" />
        </div>
      ))}
    </div>
  </div>
);
