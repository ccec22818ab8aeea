import { type CalendarDay, type ModelDefinition, parseLedColourTemp, variationsOf } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { MoonIcon, SunIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useState } from 'react';
import { useEntrance } from '../../../shared/entrance';
import { InPlacePicture } from '../components/lazy-parts';
import { variationOf } from '../model/configuration';
import { heightRangeOf } from '../model/height-range';
import { drawingOf, hasNightPicture, type Mood, pictureOf } from '../model/pictures';
import type { Configurator } from '../state/use-configurator';
import { CrossfadePicture } from './crossfade-picture';
import { canopyOf } from './in-place';
import { lampColor } from './lamp-color';
import { usePhotoTraits } from './use-photo-traits';
import { useStageSize } from './use-stage-size';

interface ProductStageProps {
  readonly configurator: Configurator;
  readonly today: CalendarDay;
  /** In words: "Alba 33 in Sage green". */
  readonly alt: string;
  readonly className?: string;
}

const VIEWS = ['place', 'close', 'drawing'] as const;
type View = (typeof VIEWS)[number];

/** Over a picture the chosen segment has to stand out against any wall. */
const FLOATING = 'bg-surface! shadow-float *:aria-checked:bg-inverse! *:aria-checked:text-on-inverse!';

/** The luminaire as it is chosen: hanging in its place, close by, or as a drawing, by day or lit at night. */
export const ProductStage = ({ configurator, today, alt, className = '' }: ProductStageProps) => {
  const { t } = useTranslation('eproject');
  const { staticPrefix } = useEntrance();
  const { model, configuration, chooseHeight } = configurator;
  const { color, installation, temperature, pendantHeightCm } = configuration.selection;
  const [chosenView, setView] = useState<View>('place');
  const [mood, setMood] = useState<Mood>('day');
  const [missing, setMissing] = useState<string>();
  const [stage, size] = useStageSize<HTMLDivElement>();
  const day = color === undefined ? undefined : pictureOf(staticPrefix, model.model, color, 'day');
  const night =
    color !== undefined && hasNightPicture(model, color, today) ? pictureOf(staticPrefix, model.model, color, 'night') : undefined;
  const hasNight = night !== undefined && missing !== night;
  const isNight = mood === 'night' && hasNight;
  const src = isNight ? night : day;
  const range = heightRangeOf(model, today);
  const traits = usePhotoTraits(range === undefined ? undefined : src);
  const drawing = drawingOf(staticPrefix, model.model);
  const canHang = range !== undefined && traits !== undefined && pendantHeightCm !== undefined;
  const views = VIEWS.filter((each) => (each === 'place' ? canHang : each === 'close' || missing !== drawing));
  const view = views.includes(chosenView) ? chosenView : 'close';
  const finish = color === undefined ? undefined : variationOf(model, 'color', color)?.value;
  return (
    <section aria-label={t('configurator.stage.label')} className={`relative overflow-hidden bg-sunken ${className}`}>
      <div ref={stage} className="absolute inset-0">
        {view === 'place' && canHang && size !== undefined && src !== undefined && (
          <InPlacePicture
            src={src}
            alt={alt}
            traits={traits}
            size={size}
            canopy={canopyOf(installation)}
            finish={typeof finish === 'string' ? finish : '#2b2b2b'}
            lamp={lampColor(kelvinOf(model, temperature, today))}
            isNight={isNight}
            range={range}
            heightCm={pendantHeightCm}
            widthMetres={model.technical.widthMetres}
            onHeight={chooseHeight}
          />
        )}
        {view === 'close' && <CrossfadePicture src={src} alt={alt} onFailed={setMissing} className="size-full" />}
        {view === 'drawing' && (
          <div className="absolute inset-0 bg-surface p-8 pb-20 md:p-16 md:pb-24">
            <img
              src={drawing}
              alt={t('browse.model.drawingOf', { name: alt })}
              onError={() => setMissing(drawing)}
              className="size-full object-contain dark:invert"
            />
          </div>
        )}
      </div>
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-end gap-2 md:inset-x-6 md:bottom-6" data-print="hidden">
        {views.length > 1 && (
          <SegmentedControl
            label={t('configurator.stage.view')}
            value={view}
            onValueChange={(value) => setView(VIEWS.find((each) => each === value) ?? 'place')}
            segments={views.map((each) => ({ value: each, label: t(`configurator.stage.${each}`) }))}
            className={FLOATING}
          />
        )}
        {hasNight && view !== 'drawing' && (
          <SegmentedControl
            label={t('configurator.view.mood')}
            value={mood}
            onValueChange={(value) => setMood(value === 'night' ? 'night' : 'day')}
            segments={[
              { value: 'day', label: t('configurator.view.day'), icon: <SunIcon size={18} /> },
              { value: 'night', label: t('configurator.view.night'), icon: <MoonIcon size={18} /> },
            ]}
            className={FLOATING}
          />
        )}
        <KeyFigures model={model} />
      </div>
    </section>
  );
};

/** Light, power and colour rendering in one line. */
const KeyFigures = ({ model }: { model: ModelDefinition }) => {
  const format = useFormat();
  const { lumens, watts, cri } = model.technical;
  return (
    <p className="m-0 ms-auto flex h-10 items-center rounded-control bg-surface px-4 text-sm whitespace-nowrap shadow-float max-lg:hidden">
      <span className="font-semibold">{format.lumens(lumens)}</span>
      <span className="whitespace-pre text-muted">{['', format.watts(watts), `Ra ${cri}`].join(' · ')}</span>
    </p>
  );
};

/** The colour temperature in the name of a value; undefined for light that changes. */
const kelvinOf = (model: ModelDefinition, temperature: string | undefined, today: CalendarDay): number | undefined => {
  const offered = variationsOf(model, 'temperature', today);
  const chosen = offered.find(({ modifier }) => modifier === temperature) ?? offered[0];
  const kelvin = parseLedColourTemp(chosen?.description.en);
  return kelvin.ok ? kelvin.value : undefined;
};
