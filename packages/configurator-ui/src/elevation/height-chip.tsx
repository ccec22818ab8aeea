import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { memo } from 'react';
import { ValueChip } from '../flat/value-chip';
import { useEditorShell } from '../state/editor-shell';
import { LongWireMark } from '../words/long-wire-mark';
import { useLengths } from '../words/use-lengths';
import { useHeightField } from './use-height-field';

interface HeightChipProps {
  readonly light: SceneLight;
  /** As it hangs now, also while it is pulled. */
  readonly heightCm: number;
  readonly isLongWire: boolean;
}

/** The height of a luminaire beside it. Moved through the plan, it stays as it is. */
export const HeightChip = memo(({ light, heightCm, isLongWire }: HeightChipProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const field = useHeightField(light, heightCm);
  return (
    <ValueChip {...field} shown={lengths.full(heightCm)} disabled={isReadOnly}>
      {lengths.full(heightCm)}
      {isLongWire && <LongWireMark title={t('panels.inspector.longWire')} />}
    </ValueChip>
  );
});
HeightChip.displayName = 'HeightChip';
