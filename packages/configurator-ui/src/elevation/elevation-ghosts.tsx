import type { ElevationAxis, SceneRoom } from '@candil/configurator';
import { DrawnChip } from '../flat/drawn-chip';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useGhosts } from '../flat/use-ghosts';
import { useChangeWords } from '../words/use-change-words';
import { acrossOf } from './elevation-axis';

interface ElevationGhostsProps {
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** Heights that are refused: an outline where the pointer is, and why. */
export const ElevationGhosts = ({ room, axis }: ElevationGhostsProps) => {
  const { view, projection } = useFlat();
  const words = useChangeWords();
  const ghosts = useGhosts(view);
  return (
    <g className="pointer-events-none">
      {ghosts.map((ghost, index) => {
        const { place, radiusMetres, elementId } = ghost;
        if (place.heightCm === undefined) return null;
        const x = toX(projection, acrossOf(axis, place));
        const y = toY(projection, place.heightCm / 100 - room.heightMetres);
        const half = Math.max(6, radiusMetres * projection.scale);
        return (
          <g key={elementId ?? 'new'}>
            <rect
              x={x - half}
              y={y - half * 1.5}
              width={half * 2}
              height={half * 1.5}
              rx={4}
              className="fill-attention/15 stroke-attention"
              strokeWidth={2}
              strokeDasharray="5 3"
            />
            {index === 0 && (
              <DrawnChip x={x} y={y - half * 1.5 - 24} tone="attention">
                {words.ghost(ghost)}
              </DrawnChip>
            )}
          </g>
        );
      })}
    </g>
  );
};
