import { useFormat, useTranslation } from '@candil/i18n/react';
import { LUX_HUE, LUX_OPACITY } from './lux-scale.data';

/** Legend of the map: each shade with the level it starts at. */
export const LuxLegend = ({ levelsLux }: { readonly levelsLux: readonly number[] }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return (
    <ul aria-label={t('composition.light.map')} className="m-0 flex list-none items-end gap-0 p-0 text-xs text-muted tabular-nums">
      {levelsLux.map((level, index) => (
        <li key={level} className="flex w-7 flex-col gap-0.5">
          <span aria-hidden className="h-2" style={{ background: LUX_HUE, opacity: LUX_OPACITY[index + 1] ?? 1 }} />
          {format.number(level)}
        </li>
      ))}
      <li aria-hidden>lx</li>
    </ul>
  );
};
