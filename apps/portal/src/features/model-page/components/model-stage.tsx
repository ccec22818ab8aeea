import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useTheme } from '@candil/ui-kit/theme';
import { useState } from 'react';
import { pictureSources } from '../../../shared/browse/picture-sources';
import type { ModelView } from '../model/use-model-view';
import { LineDrawing } from './line-drawing';

const VIEWS = ['day', 'night', 'drawing'] as const;
type View = (typeof VIEWS)[number];
const isView = (value: string): value is View => VIEWS.some((view) => view === value);

const SIZES = '(min-width: 768px) 48vw, 100vw';

/** A model by day, by night or as a drawing, one at a time. It opens as the room is: lit in the dark theme. */
export const ModelStage = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const { resolved } = useTheme();
  const { info, pictures } = view;
  const [chosen, setChosen] = useState<View>();
  const views = VIEWS.filter((each) => each === 'day' || (each === 'night' ? pictures.night !== null : info.lineDrawing !== null));
  const selectedView = chosen ?? (resolved === 'dark' ? 'night' : 'day');
  const shown = views.includes(selectedView) ? selectedView : 'day';
  const night = shown === 'night' ? pictures.night : null;
  return (
    <div className="relative">
      {shown === 'drawing' && info.lineDrawing !== null ? (
        <LineDrawing src={info.lineDrawing} name={info.name} className="aspect-square" />
      ) : (
        <Picture
          key={night ?? pictures.day}
          src={night ?? pictures.day}
          {...pictureSources(night ?? pictures.day, SIZES)}
          alt={t(night === null ? 'browse.model.dayOf' : 'browse.model.nightOf', { name: info.name })}
          priority
          className={info.discontinued ? 'opacity-70 grayscale' : ''}
        />
      )}
      {views.length > 1 && (
        <SegmentedControl
          label={t('browse.model.view')}
          value={shown}
          onValueChange={(value) => isView(value) && setChosen(value)}
          segments={views.map((value) => ({ value, label: t(`browse.model.${value}`) }))}
          className="absolute bottom-4 left-4"
        />
      )}
    </div>
  );
};
