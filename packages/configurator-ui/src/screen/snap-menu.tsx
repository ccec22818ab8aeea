import { type SnapMode, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { MagnetIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';

const MODES: readonly SnapMode[] = ['lines', 'grid', 'angles', 'off'];

/** Snap targets of a drag; always in sight. */
export const SnapMenu = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const snap = useView((state) => state.snap);
  const isOfBelts = systemOf(editor.sources) === 'belts';
  const chip = (mode: SnapMode) => (isOfBelts && mode !== 'off' ? t(`belts.snap.chip.${mode}`) : t(`views.snap.chip.${mode}`));
  const name = (mode: SnapMode) => (isOfBelts && mode !== 'off' ? t(`belts.snap.name.${mode}`) : t(`views.snap.name.${mode}`));
  return (
    <Menu>
      <MenuTrigger>
        {/* A phone has no room for words beside the switch of the views. */}
        <Chip opens aria-keyshortcuts="S" icon={<MagnetIcon size={16} className="md:hidden" />}>
          <span className="max-md:sr-only">{chip(snap)}</span>
        </Chip>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup
          value={snap}
          onValueChange={(value) => {
            const mode = MODES.find((each) => each === value);
            if (mode !== undefined) editor.setSnap(mode);
          }}
        >
          {MODES.map((mode) => (
            <MenuRadioItem key={mode} value={mode}>
              {name(mode)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
};
