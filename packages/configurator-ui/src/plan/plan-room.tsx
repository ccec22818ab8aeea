import type { SceneRoom } from '@candil/configurator';
import { useId } from 'react';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { toX, toY } from '../flat/projection';
import { useLive, useView } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';

/** Lines of the grid stand half a metre apart. */
const GRID_METRES = 0.5;

interface PlanRoomProps {
  readonly room: SceneRoom;
}

/** Floor, grid, walls and their measures. */
export const PlanRoom = ({ room: standing }: PlanRoomProps) => {
  const { projection } = useFlat();
  const room = useLive((state) => state.room) ?? standing;
  const lengths = useLengths();
  const gridId = useId();
  const isRoomTool = useView((state) => state.tool === 'room');
  const [left, right] = [toX(projection, -room.widthMetres / 2), toX(projection, room.widthMetres / 2)];
  const [top, bottom] = [toY(projection, -room.depthMetres / 2), toY(projection, room.depthMetres / 2)];
  const step = GRID_METRES * projection.scale;
  const wall = (axis: 'width' | 'depth') => (isRoomTool ? targetProps({ kind: 'wall', wall: axis }) : {});
  return (
    <g>
      <defs>
        <pattern id={gridId} x={left} y={top} width={step} height={step} patternUnits="userSpaceOnUse">
          <path d={`M${step} 0H0V${step}`} className="fill-none stroke-hairline-soft" strokeWidth={1} />
        </pattern>
      </defs>
      <rect x={left} y={top} width={right - left} height={bottom - top} className="fill-surface" />
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={`url(#${gridId})`} />
      <rect x={left} y={top} width={right - left} height={bottom - top} className="fill-none stroke-text" strokeWidth={2} />
      {isRoomTool && (
        <g className="stroke-accent" strokeWidth={8} strokeLinecap="round">
          <path {...wall('width')} d={`M${right} ${top}V${bottom}`} style={{ cursor: 'ew-resize' }} />
          <path {...wall('depth')} d={`M${left} ${bottom}H${right}`} style={{ cursor: 'ns-resize' }} />
        </g>
      )}
      <DimensionLine x1={left} y1={bottom + 20} x2={right} y2={bottom + 20} text={lengths.short(room.widthMetres * 100)} />
      <DimensionLine x1={left - 16} y1={bottom} x2={left - 16} y2={top} text={lengths.short(room.depthMetres * 100)} />
    </g>
  );
};
