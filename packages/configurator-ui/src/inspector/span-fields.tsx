import { beltPanelVerbsOf, type SceneBelt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { lightsOfSpan } from '../belt/lights-of-span';
import { middlePointOf } from '../belt/middle-point';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { InspectorSection } from './inspector-section';
import { LengthField } from './length-field';

interface SpanFieldsProps {
  readonly belt: SceneBelt;
  readonly index: number;
}

/** One span by numbers: its sag and its length of belt, with its commands. */
export const SpanFields = ({ belt, index }: SpanFieldsProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const { room, lights } = useDocument((state) => state.scene);
  const span = belt.spans[index];
  if (span === undefined) return null;
  const middle = middlePointOf(belt, index, room);
  const end = belt.points[span.to];
  const canCut = belt.isClosed || index < belt.spans.length - 1;
  return (
    <InspectorSection title={t('belts.tree.span', { name: words.spanName(belt, span) })} note={words.straight(span)}>
      <div className="grid grid-cols-2 gap-2">
        <LengthField
          label={t('belts.span.sag')}
          valueCm={span.sagMetres * 100}
          minCm={0}
          disabled={isReadOnly}
          onChange={(centimetres) => editor.belts.setSag(belt.id, index, centimetres / 100)}
        />
        <LengthField
          label={t('belts.span.length')}
          valueCm={span.lengthMetres * 100}
          minCm={Math.floor(span.straightMetres * 1000) / 10}
          disabled={isReadOnly}
          onChange={(centimetres) => editor.belts.setSpanLength(belt.id, index, centimetres / 100)}
        />
      </div>
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {middle && (
            <Button size="sm" onClick={() => editor.belts.insertPoint(belt.id, index, middle)}>
              {t('belts.span.addPoint')}
            </Button>
          )}
          {lightsOfSpan(belt, index, lights).length > 1 && (
            <Button size="sm" onClick={() => beltPanelVerbsOf(editor).distribute(belt.id, index)}>
              {t('belts.span.distribute')}
            </Button>
          )}
          {end && canCut && (
            <Button size="sm" onClick={() => beltPanelVerbsOf(editor).split(belt.id, span.to)}>
              {t('belts.point.cut', { name: end.label })}
            </Button>
          )}
        </div>
      )}
    </InspectorSection>
  );
};
