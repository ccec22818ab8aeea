import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { Announcer } from '../announcements/later-announcer';
import { Dock } from '../dock/dock';
import { PhoneDock } from '../dock/phone-dock';
import { ElevationPane } from '../elevation/elevation-pane';
import { DateAdvice } from '../inspector/date-advice';
import { RoomInspector } from '../inspector/room-inspector';
import { IssueList } from '../issues/issue-list';
import { ScenePane } from '../scene/scene-pane';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { PiecesSheet, Sheet } from '../screen/later-panels';
import { MissingNotice } from '../screen/missing-notice';
import { useScreenSize } from '../screen/use-screen-size';
import { useWholeWindow } from '../screen/use-whole-window';
import { EditorShellProvider, useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { useShellOf } from '../state/use-shell-of';
import { CanopyPanel } from './canopy-panel';
import { CanopyPlan } from './canopy-plan';
import { CanopyStarter } from './canopy-starter';
import { CompositorBar } from './compositor-bar';
import { useCompositorKeys } from './compositor-keys';
import { OutletInspector } from './outlet-inspector';
import { OutletStrip } from './outlet-strip';
import { OutletTools } from './outlet-tools';
import { useOutletCanopy, useOutletChoice, useOutletVerbs } from './use-outlets';

type Page = 'outlet' | 'canopy' | 'room';
const PAGES: readonly Page[] = ['outlet', 'canopy', 'room'];

const FINGER_TARGETS =
  'pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_input:not([type=range],[type=checkbox],[type=radio])]:min-h-10';

/** One canopy and the pendants at its outlets: the room large, the outlets under it, their options beside. */
export const CompositorScreen = (props: EditorScreenProps) => {
  const shell = useShellOf(props);
  const { editor } = props;
  useEffect(() => {
    // Nothing leaves its outlet: whatever is pulled in the room changes its height.
    editor.setTool('height');
    return () => editor.cancel();
  }, [editor]);
  useWholeWindow();
  return (
    <EditorShellProvider value={shell}>
      <Screen {...props} />
    </EditorShellProvider>
  );
};

const Screen = (props: EditorScreenProps) => {
  const { t } = useTranslation('editor');
  const { editor, scene3d, notices, onReload, starters, beginFromCode, poster, lightNote } = props;
  const size = useScreenSize();
  const root = useRef<HTMLDivElement>(null);
  const canopyId = useOutletCanopy()?.id;
  const hasCanopy = canopyId !== undefined;
  const { isReadOnly } = useEditorShell();
  const { turn } = useOutletVerbs();
  // The verb counts the other way.
  useCompositorKeys(editor, root, hasCanopy && !isReadOnly ? (degrees) => turn(-degrees, `turn:${canopyId}`) : undefined);
  const choice = useOutletChoice();
  const [page, setPage] = useState<Page>('outlet');
  /** Page with which the open sheet starts. */
  const [sheet, setSheet] = useState<'panel' | 'issues'>();
  const [arePiecesOpen, setPiecesOpen] = useState(false);
  const isLarge = size === 'lg';
  useCanopySelection(() => setPage('canopy'));
  const open = () => {
    setPage('outlet');
    if (!isLarge) setSheet('panel');
  };
  const flat = (
    <div className="flex min-h-0 grow flex-col divide-hairline *:basis-0 max-md:divide-y md:flex-row md:divide-x">
      <CanopyPlan
        outlets={choice.outlets}
        chosen={choice.chosen}
        onChoose={(number) => {
          choice.choose(number);
          open();
        }}
      />
      <ElevationPane />
    </div>
  );
  const panel = (
    <section aria-label={t('panels.inspector.label')} className="flex flex-col gap-4">
      {hasCanopy && (
        <SegmentedControl
          label={t('compositor.inspector.what')}
          value={page}
          onValueChange={(value) => setPage(PAGES.find((each) => each === value) ?? page)}
          segments={[
            { value: 'outlet', label: t('compositor.inspector.outlet', { number: choice.chosen?.number ?? 1 }) },
            { value: 'canopy', label: t('compositor.canopy.title') },
            { value: 'room', label: t('views.tree.room') },
          ]}
        />
      )}
      {page === 'outlet' && choice.chosen !== undefined && <OutletInspector outlet={choice.chosen} outlets={choice.outlets} />}
      {page === 'canopy' && <CanopyPanel />}
      {(page === 'room' || !hasCanopy) && <RoomInspector />}
    </section>
  );
  return (
    <div
      ref={root}
      data-editor=""
      data-compositor=""
      className={`fixed inset-0 flex flex-col overflow-hidden bg-surface text-text ${FINGER_TARGETS}`}
    >
      <CompositorBar {...props} size={size} />
      <div className="shrink-0 [&>*]:rounded-none!">
        {notices}
        <MissingNotice missing={editor.missing} onReload={onReload} />
      </div>
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="relative flex min-h-0 grow flex-col">
            {scene3d === false ? (
              flat
            ) : (
              <ScenePane quality={scene3d?.quality} note={hasCanopy && lightNote} poster={poster} instead={flat} />
            )}
            <CanopyStarter presets={starters} beginFromCode={beginFromCode} />
          </div>
          {hasCanopy && (
            <div className="shrink-0 border-t border-hairline bg-surface">
              <OutletTools {...choice} />
              <OutletStrip {...choice} onOpen={open} />
            </div>
          )}
        </div>
        {isLarge && (
          <aside className="flex min-h-0 flex-col border-s border-hairline">
            <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{panel}</div>
            <div className="flex max-h-[40%] shrink-0 flex-col gap-3 overflow-y-auto overscroll-contain border-t border-hairline p-4 empty:hidden">
              {hasCanopy && <IssueList />}
              <DateAdvice />
            </div>
          </aside>
        )}
      </div>
      {size === 'sm' ? (
        <div className="shrink-0 border-t border-hairline pt-2">
          <PhoneDock onPieces={() => setPiecesOpen(true)} onIssues={() => setSheet('issues')} />
        </div>
      ) : (
        <Dock onPieces={() => setPiecesOpen(true)} onIssues={() => !isLarge && setSheet('issues')} />
      )}
      {!isLarge && (
        <Sheet
          side={size === 'sm' ? 'bottom' : 'end'}
          title={t('panels.inspector.label')}
          hideTitle
          modal={false}
          detents={[0.55, 0.9]}
          open={sheet !== undefined}
          onOpenChange={(isOpen) => setSheet(isOpen ? (sheet ?? 'panel') : undefined)}
          className={size === 'sm' ? '' : 'top-14! bottom-16! w-[20rem]! rounded-s-card border-y pt-4'}
        >
          <div className="flex flex-col gap-4">
            {sheet === 'issues' && <IssueList />}
            {panel}
            {sheet !== 'issues' && <IssueList />}
            <DateAdvice />
          </div>
        </Sheet>
      )}
      {arePiecesOpen && <PiecesSheet open onOpenChange={setPiecesOpen} />}
      <Announcer />
    </div>
  );
};

/** Calls back when the canopy itself is selected in the room. */
const useCanopySelection = (onCanopy: () => void): void => {
  const canopyId = useOutletCanopy()?.id;
  const isSelected = useView(({ selection }) => canopyId !== undefined && selection.includes(canopyId));
  const latest = useRef(onCanopy);
  latest.current = onCanopy;
  useEffect(() => {
    if (isSelected) latest.current();
  }, [isSelected]);
};
