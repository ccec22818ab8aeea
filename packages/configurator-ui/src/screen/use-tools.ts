import { type EditorTool, systemOf, toolsOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import type { IconProps } from '@candil/ui-kit/icon';
import type { ComponentType } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { iconOf } from './tools.data';

/** A tool as it is shown. */
export interface ShownTool extends EditorTool {
  readonly name: string;
  readonly Icon: ComponentType<IconProps>;
}

/** The tools of the collection; where nothing may be drawn, those that look and measure. */
export const useTools = (): readonly ShownTool[] => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const system = systemOf(editor.sources);
  return toolsOf(system)
    .filter(({ draws }) => !draws || !isReadOnly)
    .map((tool) => ({
      ...tool,
      name: tool.id === 'add' && system === 'belts' ? t('belts.tool.luminaire') : t(`panels.tool.${tool.id}`),
      Icon: iconOf(tool.id, system),
    }));
};
