import { useTranslation } from '@candil/i18n/react';
import { useId } from 'react';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { toX, toY } from '../flat/projection';
import { ElevationMeasures } from '../screen/later-soon';
import { useLive, useView } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import { roomAcross } from './elevation-axis';
import { BREAK_PIXELS, ElevationBreak } from './elevation-break';
import type { Measured } from './elevation-measures';

interface ElevationRoomProps extends Measured {
  /** Level at which the walls break off, in metres above the floor. */
  readonly breakMetres?: number | undefined;
}

/** Hatching of the space over the ceiling stays visible however little it is, pixels. */
const LEAST_HATCH = 6;

/** Walls, floor and ceiling from the side, with the free height over the ceiling. */
export const ElevationRoom = ({ room: standing, axis, table, belt, breakMetres }: ElevationRoomProps) => {
  const { t } = useTranslation('editor');
  const { projection } = useFlat();
  const room = useLive((state) => state.room) ?? standing;
  const lengths = useLengths();
  const hatchId = useId();
  const isRoomTool = useView((state) => state.tool === 'room');
  const half = roomAcross(axis, room) / 2;
  const [left, right] = [toX(projection, -half), toX(projection, half)];
  const ceiling = toY(projection, -room.heightMetres);
  const walls = toY(projection, -(breakMetres ?? 0));
  const floor = breakMetres === undefined ? walls : walls + BREAK_PIXELS;
  const hatch = room.extraCeilingMetres === 0 ? 0 : Math.max(LEAST_HATCH, room.extraCeilingMetres * projection.scale);
  return (
    <g>
      <defs>
        <pattern id={hatchId} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-faint" strokeWidth={1} />
        </pattern>
      </defs>
      <rect x={left} y={ceiling} width={right - left} height={walls - ceiling} className="fill-surface" />
      {hatch > 0 && (
        <>
          <rect x={left} y={ceiling - hatch} width={right - left} height={hatch} fill={`url(#${hatchId})`} />
          <text x={right} y={ceiling - hatch - 5} textAnchor="end" className="fill-muted text-xs">
            {t('views.elevation.aboveCeiling', { height: lengths.short(room.extraCeilingMetres * 100) })}
          </text>
        </>
      )}
      {breakMetres === undefined ? (
        <rect x={left} y={ceiling} width={right - left} height={floor - ceiling} className="fill-none stroke-text" strokeWidth={2} />
      ) : (
        <>
          <path d={`M${left} ${walls}V${ceiling}H${right}V${walls}`} className="fill-none stroke-text" strokeWidth={2} />
          <ElevationBreak left={left} right={right} y={walls} />
        </>
      )}
      {isRoomTool && (
        <path
          {...targetProps({ kind: 'wall', wall: 'height' })}
          d={`M${left} ${ceiling}H${right}`}
          className="stroke-accent"
          strokeWidth={8}
          strokeLinecap="round"
          style={{ cursor: 'ns-resize' }}
        />
      )}
      {breakMetres === undefined && (
        <DimensionLine x1={left - 16} y1={floor} x2={left - 16} y2={ceiling} text={lengths.short(room.heightMetres * 100)} />
      )}
      <ElevationMeasures room={room} axis={axis} table={table} belt={belt} y={floor + 20} />
    </g>
  );
};
