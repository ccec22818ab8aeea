import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button, TextButton } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { CopyIcon, TrashIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { DriverOfLight } from './driver-list';
import { HangFromMenu } from './hang-from-menu';
import { InspectorSection } from './inspector-section';
import { replacementsOf } from './replacements';

/** Rarer commands for one luminaire: its canopy, another model in its place, a copy, its removal. */
export const LightMore = ({ light }: { readonly light: SceneLight }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const canopy = useDocument((state) => state.scene.canopies.find(({ id }) => id === light.canopyId));
  return (
    <InspectorSection>
      {canopy && (
        <p className="m-0 text-sm">
          <TextButton onClick={() => editor.select([canopy.id])}>
            {t('panels.inspector.hangsFrom', {
              canopy: t('views.tree.canopy', { label: canopy.label }),
              installation: names.installation(canopy),
            })}
          </TextButton>
        </p>
      )}
      <DriverOfLight lightId={light.id} />
      {!isReadOnly && (
        <Dropdown
          label={t('panels.pattern.model')}
          value={light.model}
          options={replacementsOf(editor.sources, light).map(({ definition, name }) => ({ value: definition.model, label: name }))}
          onValueChange={(model) => model !== light.model && editor.replaceModel([light.id], model)}
        />
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {light.host === undefined && <HangFromMenu lights={[light]} />}
          <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => editor.duplicate([light.id])}>
            {t('words.action.duplicate')}
          </Button>
          <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([light.id])}>
            {t('words.action.remove')}
          </Button>
        </div>
      )}
    </InspectorSection>
  );
};
