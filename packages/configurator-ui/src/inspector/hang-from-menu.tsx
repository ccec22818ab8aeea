import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

/** Another free-wire canopy of the room for luminaires, each of which stays where it hangs; not there where there is none. */
export const HangFromMenu = ({ lights }: { readonly lights: readonly SceneLight[] }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const canopies = useDocument((state) => state.scene.canopies);
  const others = canopies.filter(
    ({ id, isFreeWire, outlets }) => isFreeWire && outlets === undefined && lights.some(({ canopyId }) => canopyId !== id),
  );
  if (others.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger>
        <Button size="sm">{t('panels.inspector.hangFrom')}</Button>
      </MenuTrigger>
      <MenuContent align="start">
        {others.map(({ id, label }) => (
          <MenuItem
            key={id}
            onSelect={() =>
              editor.hangFrom(
                lights.map((light) => light.id),
                id,
              )
            }
          >
            {t('views.tree.canopy', { label })}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
};
