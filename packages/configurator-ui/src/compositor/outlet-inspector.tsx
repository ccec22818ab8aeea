import type { Outlet, SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TrashIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useState } from 'react';
import { AttributeChoice } from '../inspector/attribute-choice';
import { HeightBar } from '../inspector/height-bar';
import { InspectorHead, InspectorSection } from '../inspector/inspector-section';
import { LengthField } from '../inspector/length-field';
import { useOptions } from '../inspector/use-options';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { ShadeGallery } from './shade-gallery';
import { useOutletCanopy, useOutletVerbs } from './use-outlets';

interface OutletInspectorProps {
  readonly outlet: Outlet;
  readonly outlets: readonly Outlet[];
}

/** Options of one outlet: its shade, and all attributes of that shade. */
export const OutletInspector = ({ outlet, outlets }: OutletInspectorProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const names = useNames();
  const { number, light } = outlet;
  const code = useDerived(({ evaluation }) => {
    const parts = evaluation.compositions.flatMap((composition) => composition.parts);
    return parts.find(({ kind, elementIds }) => kind === 'article' && light !== undefined && elementIds.includes(light.id))?.part.code;
  });
  const title = light === undefined ? t('compositor.strip.empty') : names.modelOfLight(light);
  return (
    <>
      <InspectorHead
        title={`${number} · ${title}`}
        code={code}
        detail={light === undefined ? t('compositor.inspector.emptyText') : undefined}
      />
      {light !== undefined && <LightChoices key={light.id} light={light} outlet={outlet} outlets={outlets} />}
      {!isReadOnly && (
        <InspectorSection title={t('compositor.shade.label')}>
          <ShadeGallery outlet={outlet} />
        </InspectorSection>
      )}
    </>
  );
};

const SHOWN = ['color', 'temperature', 'control'] as const;

interface LightChoicesProps {
  readonly light: SceneLight;
  readonly outlet: Outlet;
  readonly outlets: readonly Outlet[];
}

const LightChoices = ({ light, outlet, outlets }: LightChoicesProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const verbs = useOutletVerbs();
  const offered = useOptions(light.id);
  const canopyMetres = useOutletCanopy()?.heightMetres ?? 0;
  const [scope, setScope] = useState<'one' | 'all'>('one');
  const hung = outlets.flatMap((each) => each.light ?? []);
  const others = scope === 'one' ? [] : hung.filter(({ id }) => id !== light.id);
  const wireCm = light.heightCm === undefined ? undefined : light.heightCm - Math.round((canopyMetres + light.bodyHeightMetres) * 100);
  return (
    <>
      {hung.length > 1 && !isReadOnly && (
        <SegmentedControl
          label={t('compositor.inspector.scope')}
          value={scope}
          onValueChange={(value) => setScope(value === 'all' ? 'all' : 'one')}
          segments={[
            { value: 'one', label: t('compositor.inspector.thisOne', { number: outlet.number }) },
            { value: 'all', label: t('compositor.inspector.all', { count: hung.length }) },
          ]}
        />
      )}
      {SHOWN.map((type) => {
        const options = offered.find((each) => each.type === type);
        return options === undefined ? null : <AttributeChoice key={type} part={light} offered={options} type={type} others={others} />;
      })}
      <div className="border-t border-hairline-soft pt-4">
        <HeightBar light={light} />
        <div className="mt-2 flex items-end gap-2">
          <LengthField
            label={t('words.attribute.pendantHeight')}
            valueCm={light.heightCm ?? null}
            minCm={1}
            maxCm={2000}
            disabled={isReadOnly}
            onChange={(centimetres) => editor.setHeight([light.id], Math.round(centimetres))}
            className="grow"
          />
          {wireCm !== undefined && (
            <LengthField
              label={t('compositor.inspector.wire')}
              valueCm={Math.max(0, wireCm)}
              minCm={0}
              maxCm={2000}
              disabled={isReadOnly}
              onChange={(centimetres) => editor.setHeight([light.id], (light.heightCm ?? 0) + Math.round(centimetres) - wireCm)}
              className="grow"
            />
          )}
        </div>
      </div>
      {!isReadOnly && (
        <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => verbs.empty([outlet.number])} className="self-start">
          {t('compositor.inspector.empty')}
        </Button>
      )}
    </>
  );
};
