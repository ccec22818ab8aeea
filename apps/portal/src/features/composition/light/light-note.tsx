import { useFormat, useTranslation } from '@candil/i18n/react';
import type { RoomLightEstimate } from '@candil/photometry/room-light';

/** Mean illuminance up to which a table is good for what is done at it, lux; general figures, no standard of a country. */
const TABLE_USES = [
  { below: 100, use: 'composition.light.mood' },
  { below: 200, use: 'composition.light.low' },
  { below: 500, use: 'composition.light.dining' },
  { below: 1000, use: 'composition.light.work' },
  { below: Number.POSITIVE_INFINITY, use: 'composition.light.bright' },
] as const;

/** Estimates are told in steps of 10, because they are within 15 %. */
const rounded = (lux: number): number => Math.round(lux / 10) * 10;

/** How much light falls on the table, or on the floor of a room without one, and what it is good for. */
export const LightNote = ({ estimate }: { readonly estimate: RoomLightEstimate }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const [table] = estimate.tables;
  const lux = rounded((table ?? estimate.floor).averageLux);
  const { use } = TABLE_USES.find(({ below }) => lux < below) ?? TABLE_USES[0];
  return (
    <span role="status">
      {t(table === undefined ? 'composition.light.onFloor' : 'composition.light.onTable', { lux: format.number(lux) })}
      {/* A phone has one line for it. */}
      {table !== undefined && <span className="max-md:hidden">{` · ${t(use)}`}</span>}{' '}
      <span className="whitespace-nowrap text-muted">{t('composition.light.estimate')}</span>
    </span>
  );
};
