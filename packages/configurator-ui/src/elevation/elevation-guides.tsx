import type { ElevationAxis, Guide, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useShallow } from 'zustand/react/shallow';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { roomAcross } from './elevation-axis';

interface ElevationGuidesProps {
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** Heights that something snapped to: the same as another luminaire has. */
export const ElevationGuides = ({ room, axis }: ElevationGuidesProps) => {
  const guides = useLive(useShallow((state) => state.guides.filter(isOfHeight)));
  return (
    <g className="pointer-events-none">
      {guides.map((guide) => (
        <HeightGuide key={guide.at} guide={guide} halfMetres={roomAcross(axis, room) / 2} />
      ))}
    </g>
  );
};

type Alignment = Extract<Guide, { kind: 'alignment' }>;

const isOfHeight = (guide: Guide): guide is Alignment => guide.kind === 'alignment' && guide.axis === 'height';

const HeightGuide = ({ guide, halfMetres }: { readonly guide: Alignment; readonly halfMetres: number }) => {
  const { t } = useTranslation('editor');
  const { projection } = useFlat();
  const words = useChangeWords();
  const [left, right] = [toX(projection, -halfMetres), toX(projection, halfMetres)];
  const y = toY(projection, -guide.at);
  return (
    <g>
      <path d={`M${left} ${y}H${right}`} className="fill-none stroke-(--guide)" strokeDasharray="5 4" />
      <text x={left + 5} y={y - 5} className="fill-(--guide) text-xs font-semibold">
        {Array.isArray(guide.with)
          ? guide.with.length === 0
            ? t('belts.guide.sameHeight')
            : t('words.guide.sameHeight', { names: words.listOf(guide.with) })
          : t('words.guide.furnitureAxis')}
      </text>
    </g>
  );
};
