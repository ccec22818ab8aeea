import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useLengths } from './use-lengths';
import { useNames } from './use-names';

/** Text of a luminaire for a screen reader: "L3, Alba 33, Black, 130 cm". */
export const useLightLabel = (light: SceneLight, liveHeightCm?: number): string => {
  const { t } = useTranslation('editor');
  const names = useNames();
  const lengths = useLengths();
  const heightCm = liveHeightCm ?? light.heightCm;
  return useMemo(
    () =>
      [
        light.label,
        names.modelOfLight(light),
        light.color && names.value(light.model, 'color', light.color),
        heightCm !== undefined && lengths.full(heightCm),
        light.collides && t('views.canvas.collides'),
      ]
        .filter(Boolean)
        .join(', '),
    [light, heightCm, names, lengths, t],
  );
};
