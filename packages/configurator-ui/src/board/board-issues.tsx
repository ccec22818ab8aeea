import type { BoardIssue } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { useBoard, useBoardShell } from './board-shell';
import { useBoardWords } from './use-board-words';

/** Several of one kind are shown as a number. */
const SHOWN_MOST = 12;

/** The problems of the board, each with its repair and the price of that. */
export const BoardIssues = () => {
  const { t } = useTranslation('editor');
  const issues = useBoard((state) => state.facts.issues);
  const hasParts = useBoard((state) => state.facts.parts.size > 0);
  if (!hasParts) return null;
  return (
    <section aria-label={t('board.issues.title')} className="border-t border-hairline px-4 py-3">
      <h2 className="m-0 flex justify-between text-base font-semibold">
        {t('board.issues.title')}
        <span className="font-normal text-muted">{issues.length}</span>
      </h2>
      {issues.length === 0 ? (
        <p className="m-0 mt-1.5 text-base text-muted">{t('board.issues.none')}</p>
      ) : (
        <ul className="m-0 mt-2 grid list-none gap-2 p-0">
          {issues.slice(0, SHOWN_MOST).map((issue) => (
            <li key={`${issue.failure.code} ${issue.partIds.join(' ')} ${issue.connectorId ?? ''}`}>
              <IssueCard issue={issue} />
            </li>
          ))}
          {issues.length > SHOWN_MOST && (
            <li className="text-sm text-muted">{t('board.issues.more', { count: issues.length - SHOWN_MOST })}</li>
          )}
        </ul>
      )}
    </section>
  );
};

const IssueCard = ({ issue }: { readonly issue: BoardIssue }) => {
  const { editor } = useBoardShell();
  const text = useIssueText()(issue);
  const fix = useFix(issue);
  const isWrong = issue.failure.code === 'toolkit.overlap' || issue.failure.code === 'toolkit.part-foreign';
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-3 py-2.5 text-base ${
        isWrong ? 'bg-attention-soft text-attention-text' : 'bg-warning-soft'
      }`}
    >
      <Pressable className="grow text-start text-pretty" onClick={() => editor.select(issue.partIds)}>
        {text}
      </Pressable>
      {fix && (
        <Pressable className="text-end font-semibold text-warning-text hover:underline pointer-coarse:min-h-11" onClick={fix.run}>
          {fix.text}
        </Pressable>
      )}
    </div>
  );
};

const useIssueText = () => {
  const { t } = useTranslation('editor');
  const { format } = useBoardShell();
  const words = useBoardWords();
  const labels = useBoard((state) => state.facts.labels);
  return ({ failure, partIds }: BoardIssue): string => {
    const [label = '', other = ''] = partIds.map((id) => labels.get(id) ?? '');
    switch (failure.code) {
      case 'toolkit.loose-end':
        return t('board.issues.looseEnd', { label, name: words.nameOf(failure.model) });
      case 'toolkit.overlap':
        return t('board.issues.overlap', { label, other });
      case 'toolkit.no-feed':
        return t('board.issues.noFeed', { parts: words.labelsOf(partIds), watts: format.watts(failure.watts) });
      case 'toolkit.overload':
        return t('board.issues.overload', { watts: format.watts(failure.watts), delivered: format.watts(failure.deliveredWatts) });
      case 'toolkit.length':
        return t('board.issues.length', { metres: format.room(failure.metres), most: format.room(failure.mostMetres) });
      case 'toolkit.load':
        return t('board.issues.load', { label, weight: format.weight(failure.kilograms), most: format.weight(failure.mostKilograms) });
      default:
        return t('board.issues.foreign', { label, model: 'model' in failure ? failure.model : '' });
    }
  };
};

/** Suggested repair: adds the part that closes an end or brings current, or removes the parts in the way. */
const useFix = ({ failure, partIds, connectorId }: BoardIssue): { readonly text: string; readonly run: () => void } | undefined => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const words = useBoardWords();
  const facts = useBoard((state) => state.facts);
  const removal = (id: string) => ({
    text: t('board.issues.remove', { label: facts.labels.get(id) ?? '' }),
    run: () => editor.remove([id]),
  });
  const joined = (model: string, run: () => void) => ({
    text: [t('board.issues.joins', { name: words.nameOf(model) }), words.adds(model)].filter(Boolean).join(' '),
    run,
  });
  const [first] = partIds;
  if (failure.code === 'toolkit.loose-end') {
    const placed = facts.open.find(({ partId, connector }) => partId === first && connector.id === connectorId);
    const model = placed && editor.closersOf(placed).find((number) => editor.canAdd(number, placed));
    if (placed !== undefined && model !== undefined) {
      return joined(model, () => editor.add(model, { at: placed }));
    }
    return first === undefined ? undefined : removal(first);
  }
  if (failure.code === 'toolkit.no-feed' || failure.code === 'toolkit.overload' || failure.code === 'toolkit.length') {
    const ids = new Set(partIds);
    for (const model of editor.feeds()) {
      const placed = facts.open.find((open) => ids.has(open.partId) && editor.canAdd(model, open));
      if (placed !== undefined) return joined(model, () => editor.add(model, { at: placed }));
    }
    return undefined;
  }
  const last = partIds.at(-1);
  return last === undefined ? undefined : removal(last);
};
