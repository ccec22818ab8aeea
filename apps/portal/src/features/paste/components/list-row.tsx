import type { PastedArticle } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { CloseIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { useState } from 'react';
import type { ListLine } from '../model/list-lines';
import { useLineWords } from '../model/use-line-words';
import { ArticleFacts } from './article-facts';
import { CandidateChoice } from './candidate-choice';
import { CorrectLine } from './correct-line';

/** Commands for a line. */
export interface LineActions {
  readonly repair: (line: ListLine) => void;
  readonly choose: (line: ListLine, article: PastedArticle) => void;
  readonly count: (line: ListLine, quantity: number) => void;
  readonly correct: (line: ListLine, text: string) => Promise<boolean>;
  readonly leaveOut: (line: ListLine) => void;
}

/** A line of the list with its result, or the reason there is none. */
export const ListRow = ({ line, actions }: { line: ListLine; actions: LineActions }) => {
  const { t } = useTranslation('eproject');
  const words = useLineWords();
  const [isCorrecting, setCorrecting] = useState(false);
  const { article, state } = line;
  const isRefused = state === 'refused';
  const meant = line.reason?.code === 'paste.meaning' ? line.candidates[0] : undefined;
  const place = [line.tag, line.room, line.note].filter((text) => text !== '').join(' · ');
  return (
    <li className="flex flex-col gap-3 border-t border-hairline py-3 first:border-t-0" data-state={state}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:flex-nowrap">
        <div className="flex min-w-0 grow basis-64 items-center gap-3.5">
          {article && <Picture src={article.image} alt="" className="w-14 shrink-0 rounded-control!" />}
          <div className="min-w-0">
            {article && (
              <span className="block font-semibold">
                {article.modelName}
                {article.finish && <span className="font-normal text-muted">{` · ${article.finish.text}`}</span>}
              </span>
            )}
            <span className="block font-mono text-sm break-words text-text">
              {article && !isRefused ? article.referenceCode : line.text}
            </span>
            <Change line={line} />
            {place !== '' && <span className="block text-sm wrap-anywhere text-muted">{place}</span>}
            {isRefused && <span className="block text-sm text-pretty text-attention-text">{words.reason(line)}</span>}
          </div>
        </div>
        {article && <ArticleFacts line={line} article={article} onCount={(quantity) => actions.count(line, quantity)} />}
        {!isCorrecting && (
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
            {meant !== undefined && (
              <Button
                size="sm"
                aria-label={t('paste.meaning.takeLine', { line: line.line, code: meant.referenceCode })}
                onClick={() => actions.choose(line, meant)}
              >
                {t('paste.meaning.take', { what: String(line.reason?.values.meantText ?? meant.referenceCode) })}
              </Button>
            )}
            {isRefused && meant === undefined && line.candidates.length > 0 && (
              <CandidateChoice line={line} onChoose={(chosen) => actions.choose(line, chosen)} />
            )}
            {state === 'repaired' && (
              <Button
                size="sm"
                aria-label={t('paste.repairLine', { line: line.line, to: article?.referenceCode ?? '' })}
                onClick={() => actions.repair(line)}
              >
                {t('paste.repair')}
              </Button>
            )}
            {state !== 'good' && (
              <Button size="sm" variant="ghost" aria-label={t('paste.editLine', { line: line.line })} onClick={() => setCorrecting(true)}>
                {t('paste.edit')}
              </Button>
            )}
            <IconButton
              size="sm"
              label={t('paste.leaveOut', { code: article?.referenceCode ?? line.code ?? line.text, line: line.line })}
              icon={<CloseIcon size={18} />}
              onClick={() => actions.leaveOut(line)}
            />
          </div>
        )}
      </div>
      {isCorrecting && <CorrectLine line={line} onCorrect={(text) => actions.correct(line, text)} onGiveUp={() => setCorrecting(false)} />}
    </li>
  );
};

/** The repair before and after, with the reason. */
const Change = ({ line: { repairs, line } }: { line: ListLine }) => {
  const { t } = useTranslation('eproject');
  const words = useLineWords();
  const from = repairs[0]?.from;
  return (
    <span className="block text-sm text-muted">
      {t('paste.line', { line })}
      {from !== undefined && (
        <>
          {' · '}
          <del className="font-mono">{from}</del>
          {` · ${repairs.map(({ code }) => words.repair(code)).join(', ')}`}
        </>
      )}
    </span>
  );
};
