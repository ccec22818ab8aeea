import { useTranslation } from '@candil/i18n/react';
import { LibraryPanel } from '../library/library-panel';
import { PatternPanel } from '../library/pattern-panel';
import { useView } from '../state/use-editor-state';
import { SceneTree } from '../tree/scene-tree';

interface SidePanelProps {
  readonly onTaken?: () => void;
}

/** The library over what is in the room. */
export const SidePanel = ({ onTaken }: SidePanelProps) => {
  const { t } = useTranslation('editor');
  const tool = useView((state) => state.tool);
  return (
    <>
      {tool === 'pattern' && (
        <div className="mb-4">
          <PatternPanel />
        </div>
      )}
      <LibraryPanel {...(onTaken === undefined ? {} : { onTaken })} />
      <h2 className="m-0 mt-6 mb-2 text-sm font-semibold">{t('views.tree.label')}</h2>
      <SceneTree />
    </>
  );
};
