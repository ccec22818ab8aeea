import type { Guide, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { type Lengths, useLengths } from '../words/use-lengths';

interface PlanGuidesProps {
  readonly room: SceneRoom;
  /** The lines lie under the luminaires, their lengths over them. */
  readonly part: 'line' | 'text';
}

type Alignment = Extract<Guide, { readonly kind: 'alignment' }>;

/** Snap targets, and distances to walls and neighbours. */
export const PlanGuides = (props: PlanGuidesProps) => {
  const { t } = useTranslation('editor');
  const lengths = useLengths();
  const words = useChangeWords();
  const nameOf = useMemo(
    () =>
      ({ with: what }: Alignment): string => {
        if (what === 'room') return t('words.guide.roomAxis');
        if (what !== 'furniture' && what.length === 0) return t('belts.guide.inLine');
        return what === 'furniture' ? t('words.guide.furnitureAxis') : t('words.guide.inLine', { names: words.listOf(what) });
      },
    [t, words],
  );
  return <DrawnGuides {...props} lengths={lengths} nameOf={nameOf} />;
};

interface DrawnGuidesProps extends PlanGuidesProps {
  readonly lengths: Lengths;
  readonly nameOf: (guide: Alignment) => string;
}

/** What follows each step of a gesture; its words stay the same. */
const DrawnGuides = ({ room, part, lengths, nameOf }: DrawnGuidesProps) => {
  const { projection } = useFlat();
  const guides = useLive(({ guides: all }) => all);
  const [left, right] = [toX(projection, -room.widthMetres / 2), toX(projection, room.widthMetres / 2)];
  const [top, bottom] = [toY(projection, -room.depthMetres / 2), toY(projection, room.depthMetres / 2)];
  return (
    <g className="pointer-events-none">
      {guides.map((guide) => {
        if (guide.kind === 'distance') {
          const { from, to, metres, of } = guide;
          return (
            <DimensionLine
              // The same line at every step of a drag, so that it is moved and not made anew.
              key={`${of} ${from.z === to.z ? 'across' : 'along'}`}
              x1={toX(projection, from.x)}
              y1={toY(projection, from.z)}
              x2={toX(projection, to.x)}
              y2={toY(projection, to.z)}
              text={lengths.short(metres * 100)}
              part={part}
              look="strong"
            />
          );
        }
        if (guide.axis === 'height' || part === 'text') return null;
        const isUpright = guide.axis === 'x';
        const at = isUpright ? toX(projection, guide.at) : toY(projection, guide.at);
        return (
          <g key={`${guide.axis}${guide.at}`}>
            <path
              d={isUpright ? `M${at} ${top}V${bottom}` : `M${left} ${at}H${right}`}
              className="fill-none stroke-(--guide)"
              strokeWidth={1}
              strokeDasharray="5 4"
            />
            <text x={isUpright ? at + 5 : left + 5} y={isUpright ? top + 14 : at - 6} className="fill-(--guide) text-xs font-semibold">
              {nameOf(guide)}
            </text>
          </g>
        );
      })}
    </g>
  );
};
