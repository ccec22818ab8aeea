import { useTranslation } from '@candil/i18n/react';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@candil/ui-kit/menu';
import { useEditorShell } from '../state/editor-shell';
import { BeltMenuItems } from './belt-menu-items';
import { hasRowValue } from './row-value';
import { elementOfRow, isMovedByNumbers, type TreeRow } from './tree-rows';

/** Place where a menu was requested, in pixels of the window. */
export interface TreeMenuPlace {
  readonly row: TreeRow;
  readonly x: number;
  readonly y: number;
}

interface TreeMenuProps {
  readonly place: TreeMenuPlace | undefined;
  readonly onClose: () => void;
  readonly onEdit: (row: TreeRow) => void;
  readonly onMove: (row: TreeRow) => void;
}

/** Commands for a row. */
export const TreeMenu = ({ place, onClose, onEdit, onMove }: TreeMenuProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  if (place === undefined) return null;
  const { row, x, y } = place;
  const selected = () => editor.view.getState().selection;
  const isElement = elementOfRow(row) === row.id;
  /** A feed goes with its belt alone, of a span there is no other, and sticks in one place would touch. */
  const isDuplicated = isElement && row.kind !== 'feed' && row.kind !== 'stick' && row.kind !== 'line' && row.kind !== 'base';
  return (
    <Menu open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MenuTrigger>
        <span aria-hidden className="pointer-events-none fixed size-px" style={{ left: x, top: y }} />
      </MenuTrigger>
      <MenuContent align="start">
        {(row.kind === 'light' || row.kind === 'span' || row.kind === 'accessory') && (
          <MenuItem shortcut="F2" disabled={isReadOnly || !hasRowValue(row)} onSelect={() => onEdit(row)}>
            {row.kind === 'span'
              ? t('belts.span.changeLength')
              : row.kind === 'light' && row.light.host === undefined
                ? t('words.action.height')
                : t('belts.light.changePlace')}
          </MenuItem>
        )}
        {isMovedByNumbers(row) && (
          <MenuItem shortcut="M" disabled={isReadOnly} onSelect={() => onMove(row)}>
            {t('words.action.move')}
          </MenuItem>
        )}
        {row.kind === 'composition' && (
          <MenuItem onSelect={() => editor.select(row.lightIds)}>{t('panels.inspector.selectLights')}</MenuItem>
        )}
        {row.kind === 'canopy' && (
          <MenuItem onSelect={() => editor.select(row.canopy.lightIds)}>{t('panels.inspector.selectLights')}</MenuItem>
        )}
        {row.kind === 'room' && <MenuItem onSelect={() => editor.select([])}>{t('words.action.editRoom')}</MenuItem>}
        {'belt' in row && <BeltMenuItems row={row} />}
        {isDuplicated && (
          <MenuItem disabled={isReadOnly} shortcut={t('words.key.duplicate')} onSelect={() => editor.duplicate(selected())}>
            {t('words.action.duplicate')}
          </MenuItem>
        )}
        {isElement && (
          <>
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
