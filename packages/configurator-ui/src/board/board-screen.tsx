import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PrimaryAction } from '../screen/editor-screen-props';
import { MissingNotice } from '../screen/missing-notice';
import { useDetent } from '../screen/use-detent';
import { useScreenSize } from '../screen/use-screen-size';
import { useWholeWindow } from '../screen/use-whole-window';
import { later } from '../state/later';
import { BoardAnnouncer } from './board-announcer';
import { BoardBar, type BoardLayout } from './board-bar';
import { BoardCanvas } from './board-canvas';
import { BoardDock } from './board-dock';
import { BoardIssues } from './board-issues';
import { BoardPalette } from './board-palette';
import { BoardSelection } from './board-selection';
import { BoardSheet } from './board-sheet';
import { type BoardShell, BoardShellProvider, useBoard, useBoardLive } from './board-shell';
import { BoardTable } from './board-table';
import { useHistoryKeys } from './use-history-keys';

/** Its tips bring what floats over a page; the board is drawn before they have arrived. */
const BoardRail = later(
  () => import('./board-rail'),
  (parts) => parts.BoardRail,
);

export interface BoardScreenProps extends BoardShell {
  readonly title: string;
  readonly mode: 'create' | 'edit';
  readonly primaryAction: PrimaryAction;
  readonly onBack: () => void;
  /** Beside the button that saves, where there is room: what the program around can do with the board. */
  readonly barTools?: ReactNode;
  /** Over the board: a draft that came back. */
  readonly notices?: ReactNode;
  /** Loads the program anew, where a part of it no longer arrives; absent where unsaved work would be lost by it. */
  readonly onReload?: (() => void) | undefined;
  /** Starting points, shown while nothing is placed. */
  readonly starters?: ReactNode;
  /** Files in which the board can be downloaded. */
  readonly downloads: ReactNode;
}

/** A toolkit laid out on a board: palette, board and table side by side, or in a sheet under a board that fills a phone. */
export const BoardScreen = ({
  title,
  mode,
  primaryAction,
  onBack,
  barTools,
  notices,
  onReload,
  starters,
  downloads,
  ...shell
}: BoardScreenProps) => {
  useWholeWindow();
  useEffect(() => () => shell.editor.cancel(), [shell.editor]);
  return (
    <BoardShellProvider value={shell}>
      <Screen {...{ title, mode, primaryAction, onBack, barTools, notices, onReload, starters, downloads, editor: shell.editor }} />
    </BoardShellProvider>
  );
};

type ScreenProps = Omit<BoardScreenProps, Exclude<keyof BoardShell, 'editor'>>;

const Screen = ({ title, mode, primaryAction, onBack, barTools, notices, onReload, starters, downloads, editor }: ScreenProps) => {
  const { t } = useTranslation('editor');
  const size = useScreenSize();
  const [layout, setLayout] = useState<BoardLayout>('both');
  const sheet = useDetent('half');
  const [page, setPage] = useState<'add' | 'table'>('add');
  const palette = useRef<HTMLElement>(null);
  const canvas = useRef<SVGSVGElement>(null);
  const side = useRef<HTMLDivElement>(null);
  useHistoryKeys(editor);
  const isEmpty = useBoard((state) => state.facts.parts.size === 0);
  const isPlacing = useBoardLive((state) => state.placing !== undefined);
  const isSmall = size === 'sm';
  const showsBoard = isSmall || layout !== 'table';
  const showsTable = !isSmall && (layout === 'table' || (size === 'lg' && layout === 'both'));

  const toPalette = () => {
    if (isSmall) {
      setPage('add');
      sheet.setDetent('half');
    }
    // Drawn first, then found.
    requestAnimationFrame(() => palette.current?.querySelector<HTMLElement>('[data-card]')?.focus());
  };
  const toIssues = () => {
    if (isSmall) {
      setPage('table');
      sheet.setDetent('full');
    } else if (!showsTable) setLayout('table');
    requestAnimationFrame(() => side.current?.querySelector('[data-issues]')?.scrollIntoView({ block: 'nearest' }));
  };
  const table = (
    <>
      <BoardTable />
      <div data-issues="">
        <BoardIssues />
      </div>
    </>
  );
  const board = (
    <div className="relative flex min-h-0 min-w-0 grow flex-col">
      <BoardCanvas canvas={canvas} isSmall={isSmall} onPalette={toPalette} downloads={isSmall || isEmpty ? null : downloads} />
      {isEmpty && !isPlacing && starters !== undefined && (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-4 pb-20 *:pointer-events-auto">
          {starters}
        </div>
      )}
    </div>
  );
  return (
    <div data-editor="" data-board="" className="fixed inset-0 flex flex-col overflow-hidden bg-surface text-text">
      <BoardBar {...{ title, mode, size, layout, onBack, primaryAction, barTools }} onLayout={setLayout} />
      <div className="shrink-0 [&>*]:rounded-none!">
        {notices}
        <MissingNotice onReload={onReload} />
      </div>
      {isSmall ? (
        <div className="relative flex min-h-0 grow flex-col">
          {board}
          <div className="min-h-13 shrink-0 border-t border-hairline bg-surface pointer-coarse:min-h-14">
            <BoardRail onPalette={toPalette} isRow />
          </div>
          <BoardSheet sheet={sheet}>
            <SegmentedControl
              label={t('board.sheet.label')}
              value={page}
              segments={(['add', 'table'] as const).map((value) => ({ value, label: t(`board.sheet.${value}`) }))}
              onValueChange={(value) => setPage(value === 'table' ? 'table' : 'add')}
              className="m-3 flex! [&_button]:h-11 [&_button]:grow"
            />
            {page === 'add' ? (
              <BoardPalette palette={palette} />
            ) : (
              <div ref={side} className="min-h-0 grow overflow-y-auto overscroll-contain">
                <BoardSelection />
                {table}
                <div className="flex gap-2 p-4">{downloads}</div>
              </div>
            )}
          </BoardSheet>
        </div>
      ) : (
        <div className="flex min-h-0 grow">
          {showsBoard && (
            <div className="flex w-13 shrink-0 border-e border-hairline bg-surface">
              <BoardRail onPalette={toPalette} />
            </div>
          )}
          {showsBoard && (
            <aside className={clsx('flex min-h-0 shrink-0 flex-col border-e border-hairline', size === 'lg' ? 'w-64' : 'w-56')}>
              <BoardPalette palette={palette} />
            </aside>
          )}
          {showsBoard && board}
          {showsTable && (
            <div
              ref={side}
              className={clsx(
                'flex min-h-0 flex-col border-s border-hairline bg-surface',
                layout === 'table' ? 'mx-auto w-full max-w-4xl border-e' : 'w-120 shrink-0',
              )}
            >
              <div className="min-h-0 grow overflow-y-auto overscroll-contain">{table}</div>
              <div className="shrink-0">
                <BoardSelection />
              </div>
            </div>
          )}
          {size === 'md' && layout !== 'table' && <FloatingSelection />}
        </div>
      )}
      <BoardDock isSmall={isSmall} onIssues={toIssues} />
      <BoardAnnouncer />
    </div>
  );
};

/** Without the table beside the board, the selection is described above it. */
const FloatingSelection = () => (
  <div className="pointer-events-none absolute inset-x-0 bottom-20 flex justify-center *:pointer-events-auto">
    <div className="max-w-2xl rounded-card border border-hairline bg-surface shadow-float empty:hidden [&>section]:border-t-0">
      <BoardSelection />
    </div>
  </div>
);
