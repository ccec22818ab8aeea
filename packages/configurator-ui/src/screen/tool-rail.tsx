import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { Tooltip } from '@candil/ui-kit/tooltip';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { useTools } from './use-tools';

/** The tools one under the other, each with its key. */
export const ToolRail = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const tools = useTools();
  const tool = useView((state) => state.tool);
  return (
    <div
      role="toolbar"
      aria-label={t('panels.tool.label')}
      aria-orientation="vertical"
      className="flex flex-col items-center gap-1.5 bg-surface py-2"
    >
      {tools.map(({ id, shortcut, name, Icon }) => (
        <Tooltip key={id} content={name} side="right" offset={8}>
          <Pressable
            pressed={tool === id}
            aria-label={name}
            aria-keyshortcuts={shortcut}
            onClick={() => editor.setTool(id)}
            className="relative flex size-10 items-center justify-center rounded-control text-text hover:bg-hover aria-pressed:bg-inverse aria-pressed:text-on-inverse"
          >
            <Icon size={20} />
            <span aria-hidden className="absolute end-1 bottom-0.5 font-mono text-[0.5625rem] leading-none opacity-70">
              {shortcut}
            </span>
          </Pressable>
        </Tooltip>
      ))}
    </div>
  );
};
