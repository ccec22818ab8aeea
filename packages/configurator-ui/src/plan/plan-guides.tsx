import type { Guide, SceneRoom } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { useTranslation } from '@candil/i18n/react';
import { dimensionShapes } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { LiveShapes } from '../flat/live-shapes';
import { toX, toY } from '../flat/projection';
import { useAlignedNames } from '../words/use-aligned-names';
import { useLengths } from '../words/use-lengths';

interface PlanGuidesProps {
  readonly room: SceneRoom;
  /** The lines lie under the luminaires, their lengths over them. */
  readonly part: 'line' | 'text';
}

type Alignment = Extract<Guide, { readonly kind: 'alignment' }>;

/** Snap targets, and distances to walls and neighbours. */
export const PlanGuides = ({ room, part }: PlanGuidesProps) => {
  const { projection } = useFlat();
  const { t } = useTranslation('editor');
  const lengths = useLengths();
  const namesOf = useAlignedNames();
  const nameOf = (guide: Alignment): string =>
    namesOf(guide, (names) => (names === undefined ? t('belts.guide.inLine') : t('words.guide.inLine', { names }))) ??
    (guide.with === 'room' ? t('words.guide.roomAxis') : t('words.guide.furnitureAxis'));
  const [left, right] = [toX(projection, -room.widthMetres / 2), toX(projection, room.widthMetres / 2)];
  const [top, bottom] = [toY(projection, -room.depthMetres / 2), toY(projection, room.depthMetres / 2)];
  const shapesOf = (guide: Guide): readonly Shape[] => {
    if (guide.kind === 'distance') {
      const { from, to, metres } = guide;
      const [x1, y1] = [toX(projection, from.x), toY(projection, from.z)];
      const [x2, y2] = [toX(projection, to.x), toY(projection, to.z)];
      return dimensionShapes({ x1, y1, x2, y2, text: lengths.short(metres * 100), part, look: 'strong' });
    }
    if (guide.axis === 'height' || part === 'text') return [];
    const isUpright = guide.axis === 'x';
    const at = isUpright ? toX(projection, guide.at) : toY(projection, guide.at);
    const d = isUpright ? `M${at} ${top}V${bottom}` : `M${left} ${at}H${right}`;
    const [x, y] = isUpright ? [at + 5, top + 14] : [left + 5, at - 6];
    return [
      ['path', { d, class: 'fill-none stroke-(--guide)', 'stroke-dasharray': '5 4' }],
      ['text', { x, y, class: 'fill-(--guide) text-xs font-semibold' }, nameOf(guide)],
    ];
  };
  return <LiveShapes shapesOf={({ guides }) => guides.flatMap(shapesOf)} />;
};
