import { createBoardEditor } from '@candil/configurator/board';
import type { DrawnWords } from '@candil/configurator/board-sheet';
import { BoardScreen, later, requested } from '@candil/configurator-ui/board';
import { canonicalJson, checkToolkitBoard, rowsOfParts, type ToolkitBoard } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { CompareSaved } from '../../../shared/compare/compare-saved';
import { useBegunOn } from '../../../shared/configuration/begun-on';
import { ConflictDialog } from '../../../shared/configuration/conflict-dialog';
import { LeaveDialog } from '../../../shared/configuration/leave-dialog';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard';
import { usePieceWords } from '../../../shared/pieces/use-piece-words';
import { useFavouriteMark } from '../../../shared/remembered-models/use-favourite-mark';
import { useRememberedModels } from '../../../shared/remembered-models/use-remembered-models';
import { usePageTitle } from '../../../shared/shell/page-title';
import { offeredBoard } from '../model/board-catalogue';
import type { Opening } from '../model/opening';
import type { BoardData } from '../state/use-board-data';
import { useSaveBoard } from '../state/use-save-board';
import { type TheirBoard, useTakeTheirs } from '../state/use-take-theirs';
import { BoardDownloads } from './board-downloads';

/** Noted as missing where they do not arrive: the board stays. */
const AddDialog = later(
  () => import('../../../shared/add-to-project/add-dialog'),
  ({ AddDialog }) => AddDialog,
);

const BoardStarters = later(
  () => import('./board-starters'),
  ({ BoardStarters }) => BoardStarters,
);
const PieceDifferences = later(
  () => import('../../../shared/pieces/piece-differences'),
  ({ PieceDifferences }) => PieceDifferences,
);

interface BoardSittingProps {
  readonly opening: Opening;
  readonly data: BoardData;
  /** A draft of this device, or the opened board. */
  readonly start: ToolkitBoard;
  readonly draft: DraftHandle<ToolkitBoard>;
  readonly isDraft: boolean;
  readonly onStartOver: () => void;
  /** Opens the board anew, as it is saved now. */
  readonly onTakeTheirs: (theirs: TheirBoard) => void;
}

const loadPicture = () => import('../state/picture-of-board');

const newId = (): string => crypto.randomUUID();

/** One board from its opening until it is saved or left. */
export const BoardSitting = ({ opening, data, start, draft, isDraft, onStartOver, onTakeTheirs }: BoardSittingProps) => {
  const { t } = useTranslation(['editor', 'eproject']);
  const { language } = useLanguage();
  const { catalogId, project, saved, offer } = data;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const format = useFormat();
  const pieceWords = usePieceWords();
  const remembered = useRememberedModels();
  const favouriteMark = useFavouriteMark();
  const offered = useMemo(() => offeredBoard(offer), [offer]);
  const { catalogue } = offered;
  const [editor] = useState(() => createBoardEditor({ board: start, saved: data.board, catalogue, newId }));
  const board = useStore(editor.document, (state) => state.board);
  const changed = useStore(editor.document, (state) => state.isChanged);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isDraftNoticed, setIsDraftNoticed] = useState(isDraft);

  const name = catalogue.familyName;
  const title = saved === undefined ? t('board.title', { name }) : t('board.titleOf', { name, code: saved.creationCode });
  usePageTitle(title);
  const words: DrawnWords = {
    length: format.drawnLength,
    nameOf: (model) => catalogue.models.get(model)?.name[language] ?? model,
  };
  const begunOn = useBegunOn(opening.kind === 'saved' ? saved : undefined, isDraft ? draft.begunOn : undefined, canonicalJson);
  const line =
    opening.kind === 'saved' && begunOn !== undefined
      ? { projectId: opening.projectId, productId: opening.productId, ...begunOn }
      : undefined;
  const isUnsaved = useRef(false);
  const save = useSaveBoard({
    catalogId,
    name: title,
    line,
    makePicture: async () => {
      const pictureOfBoard = await requested(loadPicture, (parts) => parts.pictureOfBoard);
      return pictureOfBoard(editor.document.getState().facts, catalogue, words);
    },
    onSaved: () => {
      // The way to the project begins before the board is drawn as saved.
      isUnsaved.current = false;
      editor.markSaved();
      draft.clear();
    },
  });
  useEffect(() => {
    isUnsaved.current = changed;
  }, [changed]);
  const { keep, clear } = draft;
  useEffect(() => {
    if (changed) keep(board, { title, href: pathname + search, ...(begunOn && { begunOn }) });
    else clear();
  }, [changed, board, keep, clear, title, pathname, search, begunOn]);
  const { takeTheirs, isTaking } = useTakeTheirs({ opening, board, title, draft, onTaken: onTakeTheirs });
  const theirs = useMemo(() => save.conflict?.theirs && checkToolkitBoard(save.conflict.theirs.document), [save.conflict]);
  const blocker = useLeaveGuard(useCallback(() => isUnsaved.current, []));

  const reload = () => {
    // The draft keeps the board.
    isUnsaved.current = false;
    window.location.reload();
  };
  const back = project === undefined ? '/create-project/select-collection' : `/project/${project.id}`;
  const press = () => {
    if (line !== undefined) save.save(board, 'update');
    else if (project !== undefined) save.save(board, { destination: { projectId: project.id, version: project.version } });
    else setIsChoosing(true);
  };
  const reason = board.parts.length === 0 ? t('board.dock.start') : line !== undefined && !changed ? t('board.unchanged') : undefined;
  return (
    <>
      <BoardScreen
        editor={editor}
        title={title}
        mode={opening.kind === 'saved' ? 'edit' : 'create'}
        format={format}
        currency={catalogue.priceBasis.currency}
        netVisible={offered.netVisible}
        pictureOf={offered.pictureOf}
        issueText={pieceWords.issue}
        remembered={remembered}
        favouriteMark={favouriteMark}
        onBack={() => void navigate(back)}
        primaryAction={{
          label: t(
            line !== undefined
              ? 'eproject:composition.save'
              : project === undefined
                ? 'eproject:composition.addToNew'
                : 'eproject:composition.add',
          ),
          shortLabel: t('board.save'),
          onPress: press,
          isPending: save.isSaving,
          disabledReason: reason,
        }}
        barTools={<CompareSaved saved={saved} name={title} />}
        starters={<BoardStarters projectId={opening.projectId} catalogId={catalogId} subFamilyId={catalogue.subFamilyId} />}
        onReload={reload}
        downloads={<BoardDownloads editor={editor} title={title} words={words} />}
        notices={
          isDraftNoticed && (
            <Notice tone="neutral" role="status">
              <div className="flex flex-wrap items-center gap-x-4">
                <span>{t('eproject:composition.draft')}</span>
                <TextButton onClick={onStartOver}>{t('eproject:composition.startOver')}</TextButton>
                <TextButton onClick={() => setIsDraftNoticed(false)}>{t('eproject:composition.goOn')}</TextButton>
              </div>
            </Notice>
          )
        }
      />
      {isChoosing && (
        <AddDialog
          catalogId={catalogId}
          isSaving={save.isSaving}
          onAdd={(destination) => save.save(board, { destination })}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {save.conflict !== undefined && (
        <ConflictDialog
          conflict={save.conflict}
          isDeleted={save.conflict.isDeleted}
          isSaving={save.isSaving || isTaking}
          onTakeTheirs={takeTheirs}
          onOverwrite={() => save.conflict && save.save(board, { over: save.conflict.version })}
          onKeepBoth={() => {
            if (project !== undefined && save.conflict !== undefined) {
              save.save(board, { destination: { projectId: project.id, version: save.conflict.version } });
            }
            save.forgetConflict();
          }}
          onClose={save.forgetConflict}
        >
          {theirs?.ok && (
            <PieceDifferences
              theirs={rowsOfParts(theirs.value.parts)}
              mine={rowsOfParts(board.parts)}
              catalogId={catalogId}
              modelOf={(model) => catalogue.models.get(model)}
            />
          )}
        </ConflictDialog>
      )}
      <LeaveDialog blocker={blocker} />
    </>
  );
};
