import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { chooseCandidate, countOfDuplicates, type ListLine, leaveOut, repairAll, repairLine } from '../model/list-lines';
import { useLineWords } from '../model/use-line-words';
import type { List } from '../model/use-list';
import { IgnoredLines, ListGroup } from './list-group';
import type { LineActions } from './list-row';

/** The lines of the list: first those that need the user, then those that can be repaired, then those that are ready. */
export const ListPreview = ({ list, lines }: { list: List; lines: readonly ListLine[] }) => {
  const { t } = useTranslation('eproject');
  const words = useLineWords();
  const of = (state: ListLine['state']) => lines.filter((line) => line.state === state);
  const [good, repaired, refused, ignored] = [of('good'), of('repaired'), of('refused'), of('ignored')];
  const duplicates = countOfDuplicates(lines);
  const actions: LineActions = {
    repair: ({ id }) => list.change((all) => repairLine(all, id)),
    choose: ({ id }, article) => list.change((all) => chooseCandidate(all, id, article)),
    count: list.count,
    correct: list.correct,
    leaveOut: ({ id }) => list.change((all) => leaveOut(all, id)),
  };
  const { columns } = list;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="m-0 text-sm text-pretty text-muted">
          {lines.length === ignored.length
            ? t('paste.source.empty')
            : t('paste.read', { good: good.length, repaired: repaired.length, refused: refused.length, ignored: ignored.length })}
          {columns && (
            <span className="block">
              {columns.quantity === null
                ? t('paste.source.codeColumn', { code: columns.code })
                : t('paste.source.columns', { code: columns.code, quantity: columns.quantity })}
            </span>
          )}
        </p>
        <Button size="sm" variant="ghost" onClick={list.startAnew}>
          {t('paste.source.change')}
        </Button>
      </div>
      {duplicates > 0 && (
        <Notice tone="accent" className="mb-4">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {t('paste.twice', { count: duplicates })}
            <Button size="sm" onClick={list.merge}>
              {t('paste.merge')}
            </Button>
          </span>
        </Notice>
      )}
      <div>
        <ListGroup title={t('paste.group.refused', { count: refused.length })} lines={refused} actions={actions} />
        <ListGroup
          title={t('paste.group.repaired', { count: repaired.length })}
          lines={repaired}
          actions={actions}
          command={
            <Button size="sm" variant="dark" onClick={() => list.change(repairAll)}>
              {t('paste.repairAll')}
            </Button>
          }
        />
        <ListGroup title={t('paste.group.good', { count: good.length })} lines={good} actions={actions} />
        <IgnoredLines lines={ignored} reason={words.reason} />
      </div>
    </>
  );
};
