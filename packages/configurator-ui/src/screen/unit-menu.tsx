import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';

/** Centimetres, or feet and inches; the document does not change by it. */
export const UnitMenu = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const unit = useView((state) => state.unit);
  return (
    <Menu>
      <MenuTrigger>
        <Chip size="md" opens aria-label={t('words.unit.label', { unit: t(`words.unit.${unit}`) })}>
          {t(`words.unit.${unit}`)}
        </Chip>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup value={unit} onValueChange={(value) => editor.setView({ unit: value === 'imperial' ? 'imperial' : 'metric' })}>
          <MenuRadioItem value="metric">{t('words.unit.metric')}</MenuRadioItem>
          <MenuRadioItem value="imperial">{t('words.unit.imperial')}</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
};
