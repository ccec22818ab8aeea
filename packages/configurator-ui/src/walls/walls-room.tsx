import type { SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Fragment, useId } from 'react';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useLengths } from '../words/use-lengths';
import { wallsOf } from './wall-strip';

const LEAST_HATCH = 6;
const LETTER_RADIUS = 10;

/** The walls beside each other, with their letters and measures. */
export const WallsRoom = ({ room }: { readonly room: SceneRoom }) => {
  const { t } = useTranslation('editor');
  const { projection } = useFlat();
  const lengths = useLengths();
  const hatchId = useId();
  const walls = wallsOf(room);
  const [left, right] = [toX(projection, 0), toX(projection, 2 * (room.widthMetres + room.depthMetres))];
  const [ceiling, floor] = [toY(projection, -room.heightMetres), toY(projection, 0)];
  const hatch = Math.max(LEAST_HATCH, room.extraCeilingMetres * projection.scale);
  return (
    <g>
      <defs>
        <pattern id={hatchId} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-faint" strokeWidth={1} />
        </pattern>
      </defs>
      <rect x={left} y={ceiling - hatch} width={right - left} height={hatch} fill={`url(#${hatchId})`} />
      <rect x={left} y={ceiling} width={right - left} height={floor - ceiling} className="fill-surface stroke-text" strokeWidth={2} />
      <DimensionLine x1={left - 16} y1={floor} x2={left - 16} y2={ceiling} text={lengths.short(room.heightMetres * 100)} />
      {walls.map(({ side, from, width }, index) => {
        const [start, end] = [toX(projection, from), toX(projection, from + width)];
        return (
          <Fragment key={side}>
            {index > 0 && <path d={`M${start} ${ceiling}V${floor}`} className="stroke-muted" strokeWidth={1} strokeDasharray="5 4" />}
            <g transform={`translate(${start + 16} ${floor - 16})`}>
              <title>{t('belts.surfaceName.wall', { side })}</title>
              <circle r={LETTER_RADIUS} className="fill-sunken" />
              <text textAnchor="middle" dominantBaseline="central" className="fill-muted text-xs font-semibold">
                {side}
              </text>
            </g>
            <DimensionLine x1={start} y1={floor + 20} x2={end} y2={floor + 20} text={lengths.short(width * 100)} />
          </Fragment>
        );
      })}
    </g>
  );
};
