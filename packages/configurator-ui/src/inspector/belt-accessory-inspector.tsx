import type { SceneBeltPart } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TrashIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { AttributeChoice } from './attribute-choice';
import { InspectorHead, InspectorSection } from './inspector-section';
import { LengthField } from './length-field';
import { useOptions } from './use-options';

/** A counterweight or reflector of a belt: its finish and where it sits. */
export const BeltAccessoryInspector = ({ accessory }: { readonly accessory: SceneBeltPart }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const color = useOptions(accessory.id).find(({ type }) => type === 'color');
  const most = useDocument(
    (state) => state.scene.belts.find(({ accessories }) => accessories.some(({ id }) => id === accessory.id))?.lengthMetres,
  );
  const name = names.short(accessory.model);
  const { id, model, arcLengthMetres } = accessory;
  return (
    <>
      <InspectorHead title={name} />
      {color && <AttributeChoice part={{ id, label: name, model, color: accessory.color }} offered={color} type="color" />}
      <InspectorSection>
        <LengthField
          label={t('belts.light.along')}
          valueCm={arcLengthMetres * 100}
          minCm={0}
          disabled={isReadOnly}
          {...(most === undefined ? {} : { maxCm: most * 100 })}
          onChange={(centimetres) => editor.belts.slide([id], centimetres / 100 - arcLengthMetres)}
        />
        {!isReadOnly && (
          <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([id])} className="self-start">
            {t('words.action.remove')}
          </Button>
        )}
      </InspectorSection>
    </>
  );
};
