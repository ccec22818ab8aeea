import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { reachOfSpan, spanAlong } from '../belt/lights-of-span';
import { useBeltWords } from '../belt/use-belt-words';
import { useLiveLight } from '../belt/use-live-light';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import { LengthField } from './length-field';

/** Place of a luminaire on its belt, as numbers: from the start of the belt and from the start of its span. */
export const BeltPlaceFields = ({ light: standing }: { readonly light: SceneLight }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const lengths = useLengths();
  const light = useLiveLight(standing);
  const { host } = light;
  const belt = useDocument((state) => state.scene.belts.find(({ id }) => id === host?.beltId));
  if (host === undefined || belt === undefined) return null;
  const along = host.arcLengthMetres;
  const index = spanAlong(belt, along);
  const span = belt.spans[index];
  const [from] = reachOfSpan(belt, index);
  const start = span && belt.points[span.from];
  const slide = (centimetres: number, before: number) => editor.belts.slide([light.id], centimetres / 100 - before);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <LengthField
          label={t('belts.light.along')}
          field="along"
          valueCm={along * 100}
          minCm={0}
          maxCm={belt.lengthMetres * 100}
          disabled={isReadOnly}
          onChange={(centimetres) => slide(centimetres, along)}
        />
        {start && belt.spans.length > 1 && (
          <LengthField
            label={t('belts.light.fromPoint', { name: start.label })}
            valueCm={(along - from) * 100}
            disabled={isReadOnly}
            onChange={(centimetres) => slide(centimetres, along - from)}
          />
        )}
      </div>
      <p className="m-0 text-xs text-muted">
        {t('panels.inspector.overFloor', { height: lengths.full(Math.round(light.bottomMetres * 100)) })}
      </p>
      <p className="m-0 text-sm">
        <TextButton onClick={() => (span ? editor.selectBeltPart({ beltId: belt.id, kind: 'span', index }) : editor.select([belt.id]))}>
          {[words.named(belt), span && t('belts.tree.span', { name: words.spanName(belt, span) })].filter(Boolean).join(' · ')}
        </TextButton>
      </p>
    </div>
  );
};
