import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { GridIcon, SettingsIcon } from '@candil/ui-kit/icon';
import { useEffect, useRef, useState } from 'react';
import { Announcer } from '../announcements/later-announcer';
import { Dock } from '../dock/dock';
import { EditorShellProvider, useEditorShell } from '../state/editor-shell';
import { useShellOf } from '../state/use-shell-of';
import { FigureStrip } from '../stick/later-sticks';
import type { EditorScreenProps } from './editor-screen-props';
import { HelpSheet, Inspector, PiecesSheet, Sheet, ToolRail } from './later-panels';
import { PhoneScreen } from './later-phone-screen';
import { SidePanel } from './later-soon';
import { MissingNotice } from './missing-notice';
import { StepSwitch } from './step-switch';
import { TopBar } from './top-bar';
import { useEditorKeys } from './use-editor-keys';
import { useLayout } from './use-layout';
import { useScreenSize } from './use-screen-size';
import { useWholeWindow } from './use-whole-window';
import { ViewSwitch } from './view-switch';
import { WorkArea } from './work-area';

/** Touch targets are at least 44 px wide and high. */
const FINGER_TARGETS =
  'pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11 pointer-coarse:[&_input:not([type=range],[type=checkbox],[type=radio])]:min-h-10 pointer-coarse:[&_[role=radio]]:items-center pointer-coarse:[&_[role=radio]]:justify-center';

/** The whole editor: drawings, settings, price. Decides nothing: it reads the editor's stores and calls its verbs. */
export const EditorScreen = (props: EditorScreenProps) => {
  const { editor } = props;
  const shell = useShellOf(props);
  // A gesture that lasts while the screen goes is as if it had never begun.
  useEffect(() => () => editor.cancel(), [editor]);
  useWholeWindow();
  return (
    <EditorShellProvider value={shell}>
      <Screen {...props} />
    </EditorShellProvider>
  );
};

const Screen = (props: EditorScreenProps) => {
  const { t } = useTranslation('editor');
  const { editor, scene3d, notices, onReload, starters, beginFromCode, poster, planLayer, lightNote, lightSwitch, advice } = props;
  const size = useScreenSize();
  const shell = useEditorShell();
  const has3d = scene3d !== false;
  const quality = scene3d === false ? undefined : scene3d?.quality;
  const { layouts, layout } = useLayout(has3d);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [arePiecesOpen, setPiecesOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEditorKeys({ editor, root, onHelp: () => setHelpOpen(true) });
  const [drawer, setDrawer] = useState<'library' | 'inspector'>();
  const areaWith = (onLibrary: () => void) => (
    <WorkArea
      layout={layout}
      has3d={has3d}
      quality={quality}
      poster={poster}
      planLayer={planLayer}
      lightNote={lightNote}
      lightSwitch={lightSwitch}
      presets={starters}
      beginFromCode={beginFromCode}
      onLibrary={onLibrary}
    />
  );
  const isLarge = size === 'lg';
  return (
    <div
      ref={root}
      data-editor=""
      className={`fixed inset-0 flex flex-col overflow-hidden bg-surface text-text [--guide:#5f7100] dark:[--guide:var(--color-accent)] ${FINGER_TARGETS}`}
    >
      <TopBar {...props} size={size} layouts={layouts} layout={layout} onHelp={() => setHelpOpen(true)} />
      <div className="shrink-0 [&>*]:rounded-none!">
        {notices}
        <MissingNotice missing={editor.missing} onReload={onReload} />
      </div>
      {size === 'sm' ? (
        <PhoneScreen
          areaWith={areaWith}
          layouts={layouts}
          layout={layout}
          advice={advice}
          onPieces={() => setPiecesOpen(true)}
          onHelp={() => setHelpOpen(true)}
        />
      ) : (
        <>
          <div className="grid min-h-0 grow basis-0 grid-rows-[minmax(0,1fr)] grid-cols-[3.25rem_minmax(0,1fr)] lg:grid-cols-[3.25rem_16rem_minmax(0,1fr)_19rem] xl:grid-cols-[3.25rem_17.5rem_minmax(0,1fr)_20rem]">
            {/* The column stands before the tools have arrived. */}
            <div className="min-h-0 border-e border-hairline">
              <ToolRail />
            </div>
            {isLarge && (
              <div className="flex min-h-0 flex-col border-e border-hairline bg-surface">
                <SidePanel isSplit />
              </div>
            )}
            <div className="relative flex min-h-0 min-w-0 flex-col">
              {!isLarge && (
                <div className="flex shrink-0 items-center gap-2 border-b border-hairline px-3 py-1.5">
                  <IconButton
                    variant="secondary"
                    label={t('panels.library.open')}
                    icon={<GridIcon />}
                    aria-expanded={drawer === 'library'}
                    onClick={() => setDrawer('library')}
                  />
                  <StepSwitch />
                  <ViewSwitch layouts={layouts} layout={layout} className="ms-auto" />
                  <IconButton
                    variant="secondary"
                    label={t('panels.inspector.open')}
                    icon={<SettingsIcon />}
                    aria-expanded={drawer === 'inspector'}
                    onClick={() => setDrawer(drawer === 'inspector' ? undefined : 'inspector')}
                  />
                </div>
              )}
              <div className="flex min-h-0 grow basis-0 flex-col">{areaWith(() => !isLarge && setDrawer('library'))}</div>
              {systemOf(editor.sources) === 'sticks' && !shell.isReadOnly && <FigureStrip />}
            </div>
            {isLarge && (
              <aside className="flex min-h-0 flex-col border-s border-hairline">
                <div className="min-h-0 grow basis-0 overflow-y-auto overscroll-contain p-4">
                  <Inspector advice={advice} />
                </div>
              </aside>
            )}
          </div>
          <Dock onPieces={() => setPiecesOpen(true)} onIssues={() => !isLarge && setDrawer('inspector')} />
          {!isLarge && (
            <>
              <Sheet
                side="start"
                title={t('panels.library.label')}
                open={drawer === 'library'}
                onOpenChange={(isOpen) => setDrawer(isOpen ? 'library' : undefined)}
              >
                <SidePanel onTaken={() => setDrawer(undefined)} />
              </Sheet>
              <Sheet
                side="end"
                modal={false}
                hideTitle
                title={t('panels.inspector.label')}
                open={drawer === 'inspector'}
                onOpenChange={(isOpen) => setDrawer(isOpen ? 'inspector' : undefined)}
                className="top-[9.75rem]! bottom-16! w-[19.5rem]! rounded-s-card border-y pt-4"
              >
                <Inspector advice={advice} />
              </Sheet>
            </>
          )}
        </>
      )}
      {isHelpOpen && <HelpSheet open onOpenChange={setHelpOpen} />}
      {arePiecesOpen && <PiecesSheet open onOpenChange={setPiecesOpen} />}
      <Announcer />
    </div>
  );
};
