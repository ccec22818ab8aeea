import { beltPanelVerbsOf, type SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { InspectorSection } from './inspector-section';
import { LengthField } from './length-field';

/** Arrangement of several lights along their belts. */
export const BeltArrange = ({ lights }: { readonly lights: readonly SceneLight[] }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const [spacingCm, setSpacing] = useState(50);
  const ids = lights.map(({ id }) => id);
  return (
    <InspectorSection title={t('belts.along.label')}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => beltPanelVerbsOf(editor).arrange(ids, { kind: 'even' })}>
          {t('belts.along.spread')}
        </Button>
        <Button size="sm" onClick={() => beltPanelVerbsOf(editor).arrange(ids, { kind: 'mirror' })}>
          {t('belts.along.mirror')}
        </Button>
      </div>
      <div className="flex items-end gap-2">
        <LengthField label={t('belts.along.spacing')} valueCm={spacingCm} minCm={5} maxCm={3000} onChange={setSpacing} className="grow" />
        <Button
          size="sm"
          className="h-9!"
          onClick={() => beltPanelVerbsOf(editor).arrange(ids, { kind: 'every', metres: spacingCm / 100 })}
        >
          {t('belts.along.apply')}
        </Button>
      </div>
    </InspectorSection>
  );
};
