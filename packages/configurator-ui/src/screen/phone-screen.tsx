import { systemOf, type ViewState } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { HelpIcon } from '@candil/ui-kit/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { FigureStrip } from '../stick/later-sticks';
import { FigurePanel, HistoryMenu, Inspector, LibraryPanel, PatternPanel, SceneTree, UnitMenu } from './later-panels';
import { PhoneSheet, type SheetPage } from './phone-sheet';
import { StepSwitch } from './step-switch';
import { ToolChips } from './tool-chips';
import { PEEK_PIXELS, useDetent } from './use-detent';
import { ViewSwitch } from './view-switch';

interface PhoneScreenProps {
  readonly areaWith: (onLibrary: () => void) => ReactNode;
  readonly layouts: readonly ViewState['layout'][];
  readonly layout: ViewState['layout'];
  readonly advice: ReactNode;
  readonly onPieces: () => void;
  readonly onHelp: () => void;
}

/** The canvas over a sheet that is pulled up; the tools lie in a row between them. */
export const PhoneScreen = ({ areaWith, layouts, layout, advice, onPieces, onHelp }: PhoneScreenProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const sheet = useDetent('half');
  const [page, setPage] = useState<SheetPage>('inspector');
  const tool = useView((state) => state.tool);
  /** True while the sheet is down for the model in the hand; it comes back once that hangs. */
  const hasMadeWay = useRef(false);
  const { setDetent } = sheet;
  useEffect(() => {
    const stops = [
      editor.scope.subscribe(({ kind }) => {
        if (kind !== 'idle' || !hasMadeWay.current) return;
        hasMadeWay.current = false;
        setDetent('half');
        if (editor.view.getState().selection.length > 0) setPage('inspector');
      }),
      editor.view.subscribe(({ selection }, before) => {
        if (selection !== before.selection && selection.length > 0) setPage((shown) => (shown === 'library' ? 'inspector' : shown));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, setDetent]);
  const openLibrary = () => {
    setPage('library');
    sheet.setDetent('half');
  };
  return (
    <div className="relative flex min-h-0 grow basis-0 flex-col">
      <div
        className="relative flex min-h-0 flex-col"
        style={{ height: sheet.detent === 'peek' ? `calc(100% - ${PEEK_PIXELS}px)` : 'calc(100% - 45svh)' }}
      >
        {areaWith(openLibrary)}
        <div className="absolute start-2 top-1.5">
          <ViewSwitch
            layouts={layouts}
            layout={layout}
            className="bg-surface! shadow-float [&_button]:h-9 [&_button[aria-checked=true]]:bg-inverse! [&_button[aria-checked=true]]:text-on-inverse!"
          />
        </div>
        <div className="absolute inset-x-0 bottom-0">
          <ToolChips onAdd={openLibrary} />
        </div>
      </div>
      <PhoneSheet sheet={sheet} page={page} onPage={setPage} onIssues={() => setPage('inspector')} onPieces={onPieces}>
        {page === 'inspector' && <Inspector advice={advice} />}
        {page === 'tree' && (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <StepSwitch />
              <HistoryMenu isNamed />
              <span className="ms-auto flex items-center gap-1">
                <UnitMenu />
                <IconButton label={t('panels.help.open')} icon={<HelpIcon />} onClick={onHelp} />
              </span>
            </div>
            <SceneTree />
          </>
        )}
        {page === 'library' && (
          <>
            {tool === 'pattern' && (
              <div className="mb-4">
                <PatternPanel />
              </div>
            )}
            {tool === 'belt' && (
              <div className="mb-4">
                <FigurePanel onAdded={() => setPage('inspector')} />
              </div>
            )}
            {systemOf(editor.sources) === 'sticks' && (
              <div className="mb-4">
                <FigureStrip isNarrow onAdded={() => setPage('inspector')} />
              </div>
            )}
            <LibraryPanel
              onTaken={() => {
                hasMadeWay.current = true;
                sheet.setDetent('peek');
              }}
            />
          </>
        )}
      </PhoneSheet>
    </div>
  );
};
