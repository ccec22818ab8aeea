import type { SceneView, TypedField } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useScope } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import { useActiveSpan } from './active-span';
import { HudBar, HudDivider } from './hud-bar';
import { HudValue } from './hud-value';
import { isSpanField } from './span-field';
import { useIsSpanHudShown } from './span-hud-place';
import { useBeltWords } from './use-belt-words';

/** Slack, sag and length of the span in hand, over the drawing; each can be pressed and typed. */
export const SpanHud = ({ view }: { readonly view: SceneView }) => (useIsSpanHudShown(view) ? <SpanInHand /> : null);

const SpanInHand = () => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const lengths = useLengths();
  const words = useBeltWords();
  const active = useActiveSpan();
  const typed = useScope((scope) => (scope.kind === 'typing' && isSpanField(scope.field) ? scope : undefined));
  if (active === undefined) return null;
  const { belt, span, index } = active;
  const isMetric = lengths.system === 'metric';
  const lengthOf = (text: string): number | undefined => {
    const length = lengths.parse(text);
    return length.ok ? length.value / 100 : undefined;
  };
  const percentOf = (text: string): number | undefined => {
    const percent = Number.parseFloat(text.replace(',', '.'));
    return Number.isFinite(percent) && percent >= 0 ? percent / 100 : undefined;
  };
  const keep = (value: number | undefined, set: (value: number) => unknown): boolean => {
    if (value === undefined) return false;
    set(value);
    return true;
  };
  const textOf = (field: TypedField): string | undefined => (typed?.field === field ? typed.text : undefined);
  return (
    <HudBar label={t('belts.hud.label', { name: words.spanName(belt, span) })}>
      <HudValue
        name={t('belts.hud.slack')}
        value={words.slack(span)}
        start={format.number(Math.round(span.slack * 1000) / 10, 1)}
        unit="%"
        typed={textOf('slack')}
        onKeep={(text) => keep(percentOf(text), (slack) => editor.belts.setSlack(belt.id, index, slack))}
      />
      <HudDivider />
      <HudValue
        name={t('belts.hud.sag')}
        value={isMetric ? `${lengths.fine(span.sagMetres * 100)} ${t('words.unit.cm')}` : lengths.full(span.sagMetres * 100)}
        start={lengths.fine(span.sagMetres * 100)}
        unit={isMetric ? t('words.unit.cm') : undefined}
        typed={textOf('sag')}
        onKeep={(text) => keep(lengthOf(text), (metres) => editor.belts.setSag(belt.id, index, metres))}
      />
      <HudDivider />
      <HudValue
        name={t('belts.hud.length')}
        value={lengths.long(span.lengthMetres)}
        start={isMetric ? format.number(Math.round(span.lengthMetres * 1000) / 10, 1) : lengths.full(span.lengthMetres * 100)}
        unit={isMetric ? t('words.unit.cm') : undefined}
        typed={textOf('length')}
        onKeep={(text) => keep(lengthOf(text), (metres) => editor.belts.setSpanLength(belt.id, index, metres))}
      />
    </HudBar>
  );
};
