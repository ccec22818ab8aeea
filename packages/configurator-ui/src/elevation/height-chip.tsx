import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { ValueChip } from '../flat/value-chip';
import { useEditorShell } from '../state/editor-shell';
import { LongWireMark } from '../words/long-wire-mark';
import { useLengths } from '../words/use-lengths';

interface HeightChipProps {
  readonly light: SceneLight;
  /** As it hangs now, also while it is pulled. */
  readonly heightCm: number;
  readonly isLongWire: boolean;
}

/** The height of a luminaire beside it. */
export const HeightChip = ({ light, heightCm, isLongWire }: HeightChipProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const isMetric = lengths.system === 'metric';
  const keep = (typed: string): boolean => {
    const length = lengths.parse(typed);
    if (!length.ok) return false;
    const wantedCm = Math.round(length.value);
    return wantedCm === heightCm || editor.setHeight([light.id], wantedCm).ok;
  };
  return (
    <ValueChip
      name={t('views.tree.heightOf', { name: light.label })}
      shown={lengths.full(heightCm)}
      start={isMetric ? String(heightCm) : lengths.full(heightCm)}
      inputMode={isMetric ? 'decimal' : 'text'}
      disabled={isReadOnly}
      keep={keep}
    >
      {lengths.full(heightCm)}
      {isLongWire && <LongWireMark title={t('panels.inspector.longWire')} />}
    </ValueChip>
  );
};
