import type { PendantHeightRange } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { TextButton } from '@candil/ui-kit/button';
import { Slider } from '@candil/ui-kit/slider';
import { useId } from 'react';
import { nearestHeight } from '../model/height-range';
import { groupId } from './go-to-group';
import { HeightField } from './height-field';
import { SettledGroup } from './settled-group';

interface PendantHeightProps {
  readonly range: PendantHeightRange;
  readonly heightCm: number;
  readonly onChange: (heightCm: number) => void;
  /** Surcharge of this height over the standard one, formatted. */
  readonly surcharge: string | undefined;
}

/** Suspension length of the luminaire: dragged, or typed to the centimetre. A height that cannot change stands as text. */
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
      <div className="mb-1 text-sm text-muted">
        {label}
        <span className="text-text"> · {format.height(heightCm)}</span>
        {!isStandard && <Tag className="ms-2">{t('configurator.pendantHeight.longWire')}</Tag>}
        {!isStandard && surcharge && <span className="ms-2">{surcharge}</span>}
        <span> · {t('configurator.pendantHeight.measured')}</span>
      </div>
      <div className="flex items-center gap-6">
        <div className="min-w-0 grow">
          <Slider
            label={t('configurator.pendantHeight.slider')}
            formatValue={format.height}
            aria-describedby={isStandard ? undefined : hintId}
            min={min}
            max={max}
            step={delta}
            value={heightCm}
            onValueChange={(height) => onChange(nearestHeight(range, height))}
          />
          <div className="relative mt-1 flex justify-between text-xs text-muted">
            <span>{format.height(min)}</span>
            <TextButton
              tone={isStandard ? 'quiet' : 'plain'}
              disabled={isStandard}
              onClick={() => onChange(standard)}
              className="absolute top-0 -translate-x-1/2 text-xs! disabled:opacity-100! disabled:no-underline!"
              style={{ left: shareOf(standard) }}
            >
              {t('configurator.pendantHeight.standard', { height: format.height(standard) })}
            </TextButton>
            <span>{format.height(max)}</span>
          </div>
        </div>
        <HeightField range={range} heightCm={heightCm} onChange={onChange} />
      </div>
      {!isStandard && (
        <p id={hintId} className="sr-only">
          {t('configurator.pendantHeight.longWireHint')}
        </p>
      )}
    </div>
  );
};
