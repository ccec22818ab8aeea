import type { ToolId } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { useTools } from './use-tools';

interface ToolChipsProps {
  /** The tool that adds opens the library, which stands beside nothing here. */
  readonly onAdd: () => void;
}

/** Tools whose model is chosen in the library. */
const OPENS_LIBRARY: ReadonlySet<ToolId> = new Set(['add', 'pattern', 'belt', 'stick']);

/** The tools as a row that is pushed aside by a finger. */
export const ToolChips = ({ onAdd }: ToolChipsProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const tools = useTools();
  const tool = useView((state) => state.tool);
  return (
    <div
      role="toolbar"
      aria-label={t('panels.tool.label')}
      className="flex gap-2 overflow-x-auto overscroll-contain px-3 py-2 [scrollbar-width:none]"
    >
      {tools.map(({ id, name, Icon }) => (
        <Chip
          key={id}
          size="md"
          pressed={tool === id}
          icon={<Icon size={18} />}
          onClick={() => {
            editor.setTool(id);
            if (OPENS_LIBRARY.has(id)) onAdd();
          }}
          className="h-11! px-4! text-base! shadow-float"
        >
          {name}
        </Chip>
      ))}
    </div>
  );
};
