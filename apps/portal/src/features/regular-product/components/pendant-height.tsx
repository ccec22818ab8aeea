import type { PendantHeightRange } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { clsx } from 'clsx';
import { type CSSProperties, useId } from 'react';
import { nearestHeight } from '../model/height-range';
import { groupId } from './go-to-group';
import { HeightField } from './height-field';
import { SettledGroup } from './settled-group';

interface PendantHeightProps {
  readonly range: PendantHeightRange;
  readonly heightCm: number;
  readonly onChange: (heightCm: number) => void;
  /** What this height adds to the standard one, formatted. */
  readonly surcharge: string | undefined;
}

const thumb = [
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-text [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-text [&::-moz-range-thumb]:bg-surface',
];
const track =
  'block h-1.5 w-full cursor-pointer appearance-none rounded-full bg-[linear-gradient(to_right,var(--color-accent)_var(--share),var(--color-hairline)_var(--share))]';

/** How far the luminaire hangs down: dragged, or typed to the centimetre. A height that cannot change stands as text. */
export const PendantHeight = ({ range, heightCm, onChange, surcharge }: PendantHeightProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const hintId = useId();
  const label = t('configurator.pendantHeight.label');
  const { min, standard, max, delta } = range;
  if (delta === 0) {
    const fixed = `${format.height(standard)}, ${t('configurator.pendantHeight.fixed')}`;
    return <SettledGroup id={groupId('pendantHeight')} label={label} value={fixed} />;
  }
  const shareOf = (height: number) => `${((height - min) / (max - min)) * 100}%`;
  const isStandard = heightCm === standard;
  return (
    <div id={groupId('pendantHeight')} className="scroll-mt-24 scroll-mb-32">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3 text-sm text-muted">
        <span>
          {label}
          <span className="text-text"> · {format.height(heightCm)}</span>
          {!isStandard && <Tag className="ml-2">{t('configurator.pendantHeight.longWire')}</Tag>}
          {!isStandard && surcharge && <span className="ml-2">{surcharge}</span>}
        </span>
        <HeightField range={range} heightCm={heightCm} onChange={onChange} />
      </div>
      <input
        type="range"
        aria-label={t('configurator.pendantHeight.slider')}
        aria-valuetext={format.height(heightCm)}
        aria-describedby={isStandard ? undefined : hintId}
        min={min}
        max={max}
        step={delta}
        value={heightCm}
        onChange={(event) => onChange(nearestHeight(range, Number(event.target.value)))}
        className={clsx(track, thumb)}
        style={{ '--share': shareOf(heightCm) } as CSSProperties}
      />
      <div className="relative mt-2 flex justify-between text-xs text-muted">
        <span>{format.height(min)}</span>
        <button
          type="button"
          disabled={isStandard}
          onClick={() => onChange(standard)}
          className="absolute top-0 -translate-x-1/2 border-0 bg-transparent p-0 text-xs text-muted enabled:text-text enabled:underline enabled:underline-offset-3"
          style={{ left: shareOf(standard) }}
        >
          {t('configurator.pendantHeight.standard', { height: format.height(standard) })}
        </button>
        <span>{format.height(max)}</span>
      </div>
      {/* Its room is kept, so that nothing moves while the height is dragged. */}
      <p id={hintId} className="m-0 mt-1 min-h-[2lh] text-xs text-muted sm:min-h-[1lh]">
        {!isStandard && t('configurator.pendantHeight.longWireHint')}
      </p>
    </div>
  );
};
