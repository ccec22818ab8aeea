import type { SceneFeed, SceneLine, SceneStick, Surface } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';

/** Names and measures of sticks as they are read. */
export const useStickWords = () => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const lengths = useLengths();
  const names = useNames();
  return useMemo(
    () => ({
      line: ({ number }: Pick<SceneLine, 'number'>): string => t('sticks.line', { number }),
      /** `left wall` */
      surface: (surface: Surface): string => t(`sticks.surface.${surface}`),
      /** `Base, left wall` */
      base: ({ surface }: Pick<SceneFeed, 'surface'>): string => t('sticks.base', { surface: t(`sticks.surface.${surface}`) }),
      /** `K1 Junco 225` */
      stick: ({ label, model }: Pick<SceneStick, 'label' | 'model'>): string => `${label} ${names.model(model)}`,
      /** Length of a stick or a reach where the drawing gives the unit once: `225`. */
      length: (metres: number): string => lengths.short(metres * 100),
      angle: (degrees: number): string => `${format.number(Math.round(degrees), 0)}°`,
      reach: (metres: number): string => t('sticks.reach', { length: lengths.full(Math.round(metres * 100)) }),
      /** `58 / 80 W` */
      load: (watts: number, delivered: number): string =>
        t('belts.load', { taken: format.number(watts, 0), delivered: format.watts(delivered) }),
    }),
    [t, format, lengths, names],
  );
};
