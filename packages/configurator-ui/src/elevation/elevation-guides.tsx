import type { ElevationAxis, Guide, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
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
  const guides = useLive((state) => state.guides);
  return (
    <g className="pointer-events-none">
      {guides.map((guide) =>
        guide.kind === 'alignment' && guide.axis === 'height' ? (
          <HeightGuide key={guide.at} guide={guide} halfMetres={roomAcross(axis, room) / 2} />
        ) : null,
      )}
    </g>
  );
};

type Alignment = Extract<Guide, { kind: 'alignment' }>;

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
