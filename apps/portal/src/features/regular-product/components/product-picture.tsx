import type { CalendarDay, ModelDefinition } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { MoonIcon, SunIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useState } from 'react';
import { useEntrance } from '../../../shared/entrance';
import { hasNightPicture, type Mood, pictureOf } from '../model/pictures';
import { CrossfadePicture } from './crossfade-picture';

interface ProductPictureProps {
  readonly model: ModelDefinition;
  readonly finish: string | undefined;
  readonly today: CalendarDay;
  /** In words: "Alba 33 in Sage green". */
  readonly alt: string;
}

/** The luminaire in the chosen finish, by day or, where that picture exists, lit at night. */
export const ProductPicture = ({ model, finish, today, alt }: ProductPictureProps) => {
  const { t } = useTranslation('eproject');
  const { staticPrefix } = useEntrance();
  const [mood, setMood] = useState<Mood>('day');
  const [missing, setMissing] = useState<string>();
  const day = finish === undefined ? undefined : pictureOf(staticPrefix, model.model, finish, 'day');
  const night =
    finish === undefined || !hasNightPicture(model, finish, today) ? undefined : pictureOf(staticPrefix, model.model, finish, 'night');
  const hasNight = night !== undefined && missing !== night;
  return (
    <div className="relative">
      <CrossfadePicture src={mood === 'night' && hasNight ? night : day} alt={alt} onFailed={setMissing} />
      {hasNight && (
        <SegmentedControl
          label={t('configurator.view.mood')}
          value={mood}
          onValueChange={(value) => setMood(value === 'night' ? 'night' : 'day')}
          segments={[
            { value: 'day', label: t('configurator.view.day'), icon: <SunIcon size={18} /> },
            { value: 'night', label: t('configurator.view.night'), icon: <MoonIcon size={18} /> },
          ]}
          className="absolute right-3 bottom-3"
        />
      )}
    </div>
  );
};
