import type { ElevationAxis, Guide, LiveState, SceneRoom } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { useTranslation } from '@candil/i18n/react';
import { useFlat } from '../flat/flat-context';
import { LiveShapes } from '../flat/live-shapes';
import { toX, toY } from '../flat/projection';
import { useAlignedNames } from '../words/use-aligned-names';
import { roomAcross } from './elevation-axis';

interface ElevationGuidesProps {
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** Heights that something snapped to: the same as another luminaire has. */
export const ElevationGuides = ({ room, axis }: ElevationGuidesProps) => {
  const { t } = useTranslation('editor');
  const { projection } = useFlat();
  const namesOf = useAlignedNames();
  const half = roomAcross(axis, room) / 2;
  const [left, right] = [toX(projection, -half), toX(projection, half)];
  const shapesOf = (guide: Guide): readonly Shape[] => {
    if (guide.kind !== 'alignment' || guide.axis !== 'height') return [];
    const y = toY(projection, -guide.at);
    const words = namesOf(guide, (names) => (names === undefined ? t('belts.guide.sameHeight') : t('words.guide.sameHeight', { names })));
    return [
      ['path', { d: `M${left} ${y}H${right}`, class: 'fill-none stroke-(--guide)', 'stroke-dasharray': '5 4' }],
      ['text', { x: left + 5, y: y - 5, class: 'fill-(--guide) text-xs font-semibold' }, words ?? t('words.guide.furnitureAxis')],
    ];
  };
  return <LiveShapes shapesOf={({ guides }: LiveState) => guides.flatMap(shapesOf)} />;
};
