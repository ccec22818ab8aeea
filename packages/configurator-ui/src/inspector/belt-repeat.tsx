import { beltPanelVerbsOf, type SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { LengthField } from './length-field';

/** Copies of a luminaire so far from each other, to the end of its span. */
export const BeltRepeat = ({ light }: { readonly light: SceneLight }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const [everyCm, setEvery] = useState(50);
  return (
    <div className="flex items-end gap-2">
      <LengthField label={t('belts.along.repeatEvery')} valueCm={everyCm} minCm={5} maxCm={3000} onChange={setEvery} className="grow" />
      <Button size="sm" className="h-9!" onClick={() => beltPanelVerbsOf(editor).repeat(light.id, everyCm / 100)}>
        {t('belts.along.repeat')}
      </Button>
    </div>
  );
};
