import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@candil/ui-kit/menu';
import { useEditorShell } from '../state/editor-shell';
import { ROOM_ROW, type TreeRow } from './tree-rows';

/** Where a menu was asked for, pixels of the window. */
export interface TreeMenuPlace {
  readonly row: TreeRow;
  readonly x: number;
  readonly y: number;
}

interface TreeMenuProps {
  readonly place: TreeMenuPlace | undefined;
  readonly onClose: () => void;
  readonly onEditHeight: (light: SceneLight) => void;
}

/** What can be done with a line. */
export const TreeMenu = ({ place, onClose, onEditHeight }: TreeMenuProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  if (place === undefined) return null;
  const { row, x, y } = place;
  const selected = () => editor.view.getState().selection;
  return (
    <Menu open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MenuTrigger>
        <span aria-hidden className="pointer-events-none fixed size-px" style={{ left: x, top: y }} />
      </MenuTrigger>
      <MenuContent align="start">
        {row.kind === 'light' && (
          <MenuItem shortcut="F2" disabled={isReadOnly || row.light.heightCm === undefined} onSelect={() => onEditHeight(row.light)}>
            {t('words.action.height')}
          </MenuItem>
        )}
        {row.kind === 'composition' && (
          <MenuItem onSelect={() => editor.select(row.lightIds)}>{t('panels.inspector.selectLights')}</MenuItem>
        )}
        {row.kind === 'canopy' && (
          <MenuItem onSelect={() => editor.select(row.canopy.lightIds)}>{t('panels.inspector.selectLights')}</MenuItem>
        )}
        {row.kind === 'room' && <MenuItem onSelect={() => editor.select([])}>{t('words.action.editRoom')}</MenuItem>}
        {row.id !== ROOM_ROW && (
          <>
            <MenuItem disabled={isReadOnly} shortcut={t('words.key.duplicate')} onSelect={() => editor.duplicate(selected())}>
              {t('words.action.duplicate')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger disabled={isReadOnly} shortcut={t('words.key.remove')} onSelect={() => editor.remove(selected())}>
              {t('words.action.remove')}
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
};
