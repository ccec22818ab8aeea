import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { FigurePanel, LibraryPanel, PatternPanel, SceneTree } from './later-panels';

interface SidePanelProps {
  readonly onTaken?: () => void;
  /** Library and tree scroll each by itself, so that both are in sight. */
  readonly isSplit?: boolean;
}

/** The library over the contents of the room; where nothing may be drawn, only the room. */
export const SidePanel = ({ onTaken, isSplit = false }: SidePanelProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const tool = useView((state) => state.tool);
  /** Sticks are few: the contents of the room follow them at once. */
  const isShort = isReadOnly || systemOf(editor.sources) === 'sticks';
  const part = isSplit ? 'min-h-0 overflow-y-auto overscroll-contain px-4' : '';
  return (
    <>
      {!isReadOnly && (
        <div className={clsx(part, isSplit && (isShort ? 'max-h-[60%] shrink-0 pb-4' : 'grow basis-0 pb-2'))}>
          {tool === 'pattern' && (
            <div className="mb-1 lg:pt-3">
              <PatternPanel />
            </div>
          )}
          {tool === 'belt' && (
            <div className="mb-1 lg:pt-3">
              <FigurePanel {...(onTaken === undefined ? {} : { onAdded: onTaken })} />
            </div>
          )}
          <LibraryPanel {...(onTaken === undefined ? {} : { onTaken })} />
        </div>
      )}
      <div className={clsx(part, isSplit ? (isShort ? 'grow basis-0 pb-3' : 'max-h-[54%] shrink-0 pb-3') : !isReadOnly && 'mt-6')}>
        <h2 className="sticky top-0 z-1 m-0 bg-surface pt-2 pb-2 text-sm font-semibold">{t('views.tree.label')}</h2>
        <SceneTree />
      </div>
    </>
  );
};
