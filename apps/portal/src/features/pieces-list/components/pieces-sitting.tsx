import { isChanged, viewOfPieces } from '@candil/configurator/pieces';
import { canonicalJson, checkPieceList, companionsMissing, type PieceList } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton, LoadingButton, TextButton } from '@candil/ui-kit/button';
import type { CellSelection } from '@candil/ui-kit/cell-grid';
import { ArrowLeftIcon, CopyIcon, RedoIcon, TrashIcon, UndoIcon } from '@candil/ui-kit/icon';
import { Notice } from '@candil/ui-kit/notice';
import { Tab, TabList, TabPanel, Tabs } from '@candil/ui-kit/tabs';
import { useToast } from '@candil/ui-kit/toast';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CompareSaved } from '../../../shared/compare/compare-saved';
import { useBegunOn } from '../../../shared/configuration/begun-on';
import { ConflictDialog } from '../../../shared/configuration/conflict-dialog';
import { LeaveDialog } from '../../../shared/configuration/leave-dialog';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { partMissing } from '../../../shared/failure/part-missing';
import { useFailureTexts } from '../../../shared/failure/use-failure-texts';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { usePageTitle } from '../../../shared/shell/page-title';
import { type Opening, PIECES_TABS, readTab } from '../model/opening';
import { useAccessories } from '../state/use-accessories';
import { useOfferedPieces } from '../state/use-offered-pieces';
import { usePieceEditing } from '../state/use-piece-editing';
import type { PiecesData } from '../state/use-pieces-data';
import { useSavePieces } from '../state/use-save-pieces';
import { type TheirPieces, useTakeTheirs } from '../state/use-take-theirs';
import { AddPiece } from './add-piece';
import { CellNotice } from './cell-notice';
import { CompanionStrip } from './companion-strip';
import { PiecesDock } from './pieces-dock';
import { PiecesGrid } from './pieces-grid';

const AddDialog = optionalPart(
  () => import('../../../shared/add-to-project/add-dialog'),
  ({ AddDialog }) => AddDialog,
);
const DocumentsTab = optionalPart(
  () => import('./documents-tab'),
  ({ DocumentsTab }) => DocumentsTab,
);
const SummaryTab = optionalPart(
  () => import('./summary-tab'),
  ({ SummaryTab }) => SummaryTab,
);
const PieceDifferences = optionalPart(
  () => import('../../../shared/pieces/piece-differences'),
  ({ PieceDifferences }) => PieceDifferences,
);
const PasteListDialog = optionalPart(
  () => import('./paste-list-dialog'),
  ({ PasteListDialog }) => PasteListDialog,
);

interface PiecesSittingProps {
  readonly opening: Opening;
  readonly data: PiecesData;
  /** A draft of this device, or the opened list. */
  readonly start: PieceList;
  readonly draft: DraftHandle<PieceList>;
  readonly isDraft: boolean;
  readonly onStartOver: () => void;
  /** Opens the list anew, as it is saved now. */
  readonly onTakeTheirs: (theirs: TheirPieces) => void;
}

const NOTHING: CellSelection = { rowKeys: [], columns: [], isOfRows: false };

/** One list from its opening until it is saved or left. */
export const PiecesSitting = ({ opening, data, start, draft, isDraft, onStartOver, onTakeTheirs }: PiecesSittingProps) => {
  const { t } = useTranslation(['editor', 'eproject']);
  const { catalogId, project, saved, offer } = data;
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const tab = readTab(search);
  const failureTexts = useFailureTexts();
  const toast = useToast();
  const { offered, ensure } = useOfferedPieces(catalogId, offer);
  const editing = usePieceEditing({
    start,
    saved: data.list,
    ensure,
    onFailure: (thrown) => toast.show({ title: failureTexts(thrown, 'editor-offer-fetch').title, tone: 'error' }),
  });
  const { list, history } = editing;
  const { catalogue, netVisible } = offered;
  const { currency } = catalogue.priceBasis;
  const view = useMemo(() => viewOfPieces(catalogue, list), [catalogue, list]);
  const missing = useMemo(
    () => companionsMissing(list, catalogue.companions, { modelOf: (code) => catalogue.models.get(code), today: catalogue.today }),
    [catalogue, list],
  );
  const subFamilyId = list.subFamilyId || catalogue.models.get(list.rows.find(({ model }) => model !== '')?.model ?? '')?.subFamilyId;
  const accessories = useAccessories(subFamilyId, catalogId);
  const [selection, setSelection] = useState(NOTHING);
  const pasted = useAskedPart<string>();
  const choice = useAskedPart();
  const [isDraftNoticed, setIsDraftNoticed] = useState(isDraft);

  const title = saved === undefined ? t('pieces.title') : t('pieces.titleOf', { code: saved.creationCode });
  usePageTitle(title);
  const begunOn = useBegunOn(opening.kind === 'saved' ? saved : undefined, isDraft ? draft.begunOn : undefined, canonicalJson);
  const line =
    opening.kind === 'saved' && begunOn !== undefined
      ? { projectId: opening.projectId, productId: opening.productId, ...begunOn }
      : undefined;
  const isUnsaved = useRef(false);
  const save = useSavePieces({
    catalogId,
    name: title,
    line,
    onSaved: () => {
      // The way to the project begins before the list is drawn as saved.
      isUnsaved.current = false;
      editing.markSaved();
      draft.clear();
    },
  });
  const changed = isChanged(history);
  useEffect(() => {
    isUnsaved.current = changed;
  }, [changed]);
  const { keep, clear } = draft;
  useEffect(() => {
    if (changed) keep(list, { title, href: pathname + query, ...(begunOn && { begunOn }) });
    else clear();
  }, [changed, list, keep, clear, title, pathname, query, begunOn]);
  const blocker = useLeaveGuard(useCallback(() => isUnsaved.current, []));

  /** A list is called after the collection of its first article where the address named none. */
  const toSave = (): PieceList => ({ ...list, subFamilyId: subFamilyId ?? list.subFamilyId });
  const press = () => {
    if (line !== undefined) save.save(toSave(), 'update');
    else if (project !== undefined) save.save(toSave(), { destination: { projectId: project.id, version: project.version } });
    else choice.ask(true);
  };
  const { takeTheirs, isTaking } = useTakeTheirs({ opening, catalogId, list: toSave(), title, draft, onTaken: onTakeTheirs });
  const theirs = useMemo(() => save.conflict?.theirs && checkPieceList(save.conflict.theirs.document), [save.conflict]);
  const canSave = list.rows.length > 0 && subFamilyId !== undefined;
  const back = project === undefined ? '/create-project/select-collection' : `/project/${project.id}`;
  const discountPercent = netVisible ? view.evaluation.discountPercent : 0;
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => setSearch((now) => ({ ...Object.fromEntries(now), activeTab: next }), { replace: true })}
      className="flex h-dvh min-h-0 flex-col bg-ground"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-surface px-3 py-2 md:px-5">
        <IconButton label={t('pieces.back')} icon={<ArrowLeftIcon size={20} />} onClick={() => void navigate(back)} />
        <h1 className="m-0 min-w-0 grow truncate text-lg font-semibold">{title}</h1>
        <TabList label={t('pieces.tabs')} className="max-md:order-last max-md:w-full">
          {PIECES_TABS.map((each) => (
            <Tab key={each} value={each}>
              {t(`pieces.tab.${each}`)}
            </Tab>
          ))}
        </TabList>
        <span className="flex md:ms-4">
          <IconButton label={t('pieces.undo')} icon={<UndoIcon size={20} />} disabled={history.done.length === 0} onClick={editing.undo} />
          <IconButton
            label={t('pieces.redo')}
            icon={<RedoIcon size={20} />}
            disabled={history.undone.length === 0}
            onClick={editing.redo}
          />
          <CompareSaved saved={saved} name={title} />
        </span>
      </header>
      <TabPanel value="list" className="flex min-h-0 grow flex-col gap-2.5 p-3 data-[state=inactive]:hidden md:p-5">
        {isDraftNoticed && (
          <Notice tone="neutral" role="status">
            <div className="flex flex-wrap items-center gap-x-4">
              <span>{t('eproject:composition.draft')}</span>
              <TextButton onClick={onStartOver}>{t('eproject:composition.startOver')}</TextButton>
              <TextButton onClick={() => setIsDraftNoticed(false)}>{t('eproject:composition.goOn')}</TextButton>
            </div>
          </Notice>
        )}
        <AddPiece
          catalogId={catalogId}
          accessories={accessories}
          isFull={editing.room === 0}
          onAdd={(text) => void editing.add('add', [{ text, quantity: 1 }])}
          onPaste={() => pasted.ask('')}
        />
        <CellNotice editing={editing} modelOf={(rowId) => catalogue.models.get(list.rows.find(({ id }) => id === rowId)?.model ?? '')} />
        <CompanionStrip suggestions={missing} onTake={editing.take} onDismiss={editing.dismiss} />
        <div className="min-h-48 grow">
          <PiecesGrid
            editing={editing}
            view={view}
            offered={offered}
            currency={currency}
            discountPercent={discountPercent}
            onSelection={setSelection}
            onPasteList={pasted.ask}
          />
        </div>
        {selection.rowKeys.length > 0 && list.rows.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <span className="grow">{t('pieces.chosen', { count: selection.rowKeys.length })}</span>
            <Button
              size="sm"
              icon={<CopyIcon size={16} />}
              onClick={() => editing.duplicate(selection.rowKeys)}
              disabled={editing.room === 0}
            >
              {t('pieces.duplicate')}
            </Button>
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editing.remove(selection.rowKeys)}>
              {t('pieces.delete')}
            </Button>
          </div>
        )}
      </TabPanel>
      <TabPanel value="summary" className="flex min-h-0 grow flex-col px-4 data-[state=inactive]:hidden">
        <SummaryTab view={view} currency={currency} netVisible={netVisible} missing={partMissing} />
      </TabPanel>
      <TabPanel value="documents" className="flex min-h-0 grow flex-col px-4 data-[state=inactive]:hidden">
        <DocumentsTab view={view} offered={offered} missing={partMissing} />
      </TabPanel>
      <PiecesDock
        view={view}
        currency={currency}
        netVisible={netVisible}
        action={
          <LoadingButton
            variant="primary"
            size="lg"
            loading={save.isSaving}
            disabled={!canSave || (line !== undefined && !changed)}
            onClick={press}
            className="shrink-0"
          >
            {!canSave
              ? t('pieces.dock.addFirst')
              : t(
                  line !== undefined
                    ? 'eproject:composition.save'
                    : project === undefined
                      ? 'eproject:composition.addToNew'
                      : 'eproject:composition.add',
                )}
          </LoadingButton>
        }
      />
      {pasted.asked !== undefined && (
        <PasteListDialog
          catalogId={catalogId}
          room={editing.room}
          text={pasted.asked}
          onAdd={(pieces) => {
            pasted.close();
            void editing.add('paste', pieces);
          }}
          onClose={pasted.close}
          onMissing={pasted.onMissing}
        />
      )}
      {choice.asked && (
        <AddDialog
          catalogId={catalogId}
          isSaving={save.isSaving}
          onAdd={(destination) => save.save(toSave(), { destination })}
          onClose={choice.close}
          onMissing={choice.onMissing}
        />
      )}
      {save.conflict !== undefined && (
        <ConflictDialog
          conflict={save.conflict}
          isDeleted={save.conflict.isDeleted}
          isSaving={save.isSaving || isTaking}
          onTakeTheirs={takeTheirs}
          onOverwrite={() => save.conflict && save.save(toSave(), { over: save.conflict.version })}
          onKeepBoth={() => {
            if (project !== undefined && save.conflict !== undefined) {
              save.save(toSave(), { destination: { projectId: project.id, version: save.conflict.version } });
            }
            save.forgetConflict();
          }}
          onClose={save.forgetConflict}
        >
          {theirs?.ok && (
            <PieceDifferences
              theirs={theirs.value.rows}
              mine={list.rows}
              catalogId={catalogId}
              modelOf={(model) => catalogue.models.get(model)}
              missing={partMissing}
            />
          )}
        </ConflictDialog>
      )}
      <LeaveDialog blocker={blocker} />
    </Tabs>
  );
};
