import type { ModelDefinition } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { MoonIcon, SunIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useState } from 'react';
import { type Mood, pictureOf } from '../model/pictures';

interface ProductPictureProps {
  readonly model: ModelDefinition;
  readonly finish: string | undefined;
  /** In words: "Alba 33 in Sage green". */
  readonly alt: string;
}

/** The luminaire in the chosen finish, by day or lit at night. */
export const ProductPicture = ({ model, finish, alt }: ProductPictureProps) => {
  const { t } = useTranslation('eproject');
  const [mood, setMood] = useState<Mood>('day');
  // A picture that is not there leaves the toggle out until another finish is shown.
  const [nightless, setNightless] = useState<string>();
  const day = finish === undefined ? undefined : pictureOf(model.model, finish, 'day');
  const night = finish === undefined ? undefined : pictureOf(model.model, finish, 'night');
  const hasNight = night !== undefined && nightless !== night;
  const src = mood === 'night' && hasNight ? night : day;
  return (
    <div className="relative">
      <Picture key={src} src={src} alt={alt} priority className="w-full animate-fade-in" />
      {hasNight && (
        <>
          <img src={night} alt="" hidden decoding="async" onError={() => setNightless(night)} />
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
        </>
      )}
    </div>
  );
};
