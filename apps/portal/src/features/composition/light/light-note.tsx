import { useFormat, useTranslation } from '@candil/i18n/react';
import type { RoomLightEstimate } from '@candil/photometry/room-light';
import { useState } from 'react';
import { Emphasised } from '../../../shared/emphasised';
import { storedLightTarget, storeLightTarget } from './light-target';
import { LightTargetMenu } from './light-target-menu';

/** Mean illuminance up to which a table is good for an activity, lux; general values, no standard of a country. */
const TABLE_USES = [
  { below: 100, use: 'composition.light.mood' },
  { below: 200, use: 'composition.light.low' },
  { below: 500, use: 'composition.light.dining' },
  { below: 1000, use: 'composition.light.work' },
  { below: Number.POSITIVE_INFINITY, use: 'composition.light.bright' },
] as const;

/** Estimates are rounded to steps of 10, because they are within 15 %. */
const rounded = (lux: number): number => Math.round(lux / 10) * 10;

/** Illuminance on the table, on the darkest of several, or on the floor of a room without one: its use, or its relation to the target. */
export const LightNote = ({ estimate }: { readonly estimate: RoomLightEstimate }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const [target, setTarget] = useState(storedLightTarget);
  const { tables, floor } = estimate;
  const lux = rounded(Math.min(...(tables.length > 0 ? tables : [floor]).map(({ averageLux }) => averageLux)));
  const surface = tables.length === 0 ? 'onFloor' : tables.length === 1 ? 'onTable' : 'onDarkest';
  const { use } = TABLE_USES.find(({ below }) => lux < below) ?? TABLE_USES[0];
  const short = target === undefined ? 0 : target - lux;
  return (
    <>
      <span role="status">
        <Emphasised text={t(`composition.light.${surface}`, { lux: format.number(lux) })} />
        {/* A phone has one line for it. */}
        {target === undefined && tables.length > 0 && <span className="max-md:hidden">{` · ${t(use)}`}</span>}
        {target !== undefined && (
          <>
            {' · '}
            <span className={short > 0 ? 'font-semibold text-attention-text' : 'font-semibold'}>
              {short > 0 ? t('composition.light.target.short', { lux: format.number(short) }) : t('composition.light.target.met')}
            </span>
          </>
        )}{' '}
        <span className="whitespace-nowrap text-muted">{t('composition.light.estimate')}</span>
      </span>
      <LightTargetMenu
        target={target}
        onTarget={(chosen) => {
          storeLightTarget(chosen);
          setTarget(chosen);
        }}
      />
    </>
  );
};
