import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button, TextButton } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { CopyIcon, TrashIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useDocument } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { AttributeChoice } from './attribute-choice';
import { BeltPlaceFields } from './belt-place-fields';
import { BeltRepeat } from './belt-repeat';
import { HeightBar } from './height-bar';
import { InspectorHead, InspectorSection } from './inspector-section';
import { PlaceFields } from './place-fields';
import { replacementsOf } from './replacements';
import { useOptions } from './use-options';

const SHOWN = ['color', 'temperature', 'control'] as const;

interface LightInspectorProps {
  readonly light: SceneLight;
}

/** Everything that can be chosen of one luminaire. */
export const LightInspector = ({ light }: LightInspectorProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const offered = useOptions(light.id);
  const code = useDerived((state) => {
    const parts = state.evaluation.compositions.flatMap((composition) => composition.parts);
    return parts.find(({ kind, elementIds }) => kind === 'article' && elementIds.includes(light.id))?.part.code;
  });
  const canopy = useDocument((state) => state.scene.canopies.find(({ id }) => id === light.canopyId));
  return (
    <>
      <div className="max-md:-order-2">
        <InspectorHead title={`${light.label} · ${names.modelOfLight(light)}`} code={code} />
      </div>
      {SHOWN.map((type) => {
        const options = offered.find((each) => each.type === type);
        return options === undefined ? null : <AttributeChoice key={`${light.id}${type}`} part={light} offered={options} type={type} />;
      })}
      {light.host === undefined && (
        <div className="border-t border-hairline-soft pt-4 max-md:-order-1 max-md:border-0 max-md:pt-0">
          <HeightBar light={light} />
        </div>
      )}
      <InspectorSection>
        {light.host === undefined ? (
          <PlaceFields key={light.id} light={light} />
        ) : (
          <>
            <BeltPlaceFields key={light.id} light={light} />
            {!isReadOnly && <BeltRepeat light={light} />}
          </>
        )}
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
            <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => editor.duplicate([light.id])}>
              {t('words.action.duplicate')}
            </Button>
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([light.id])}>
              {t('words.action.remove')}
            </Button>
          </div>
        )}
      </InspectorSection>
    </>
  );
};
