import { useId } from 'react';
import { DrawnChip } from '../flat/drawn-chip';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useGhosts } from '../flat/use-ghosts';
import { useChangeWords } from '../words/use-change-words';

/** Pixels between a refused place and its reason. */
const LEADER_PIXELS = 70;

/** Candidates that are refused: an outline where the pointer is, and why. */
export const PlanGhosts = () => <DrawnGhosts words={useChangeWords()} />;

/** What follows each step of a gesture; its words stay the same. */
const DrawnGhosts = ({ words }: { readonly words: ReturnType<typeof useChangeWords> }) => {
  const { projection } = useFlat();
  const hatchId = useId();
  const ghosts = useGhosts('plan');
  if (ghosts.length === 0) return null;
  return (
    <g className="pointer-events-none">
      <defs>
        <pattern id={hatchId} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-attention" strokeWidth={1.5} opacity={0.5} />
        </pattern>
      </defs>
      {ghosts.map((ghost, index) => {
        const [x, y] = [toX(projection, ghost.place.x), toY(projection, ghost.place.z)];
        const radius = Math.max(6, ghost.radiusMetres * projection.scale);
        return (
          <g key={ghost.elementId ?? 'new'}>
            <circle cx={x} cy={y} r={radius} fill={`url(#${hatchId})`} className="stroke-attention" strokeWidth={2} strokeDasharray="5 3" />
            {index === 0 && (
              <>
                <path d={`M${x} ${y + radius}V${y + radius + LEADER_PIXELS - 18}`} className="stroke-attention" strokeWidth={1.5} />
                <DrawnChip x={x} y={y + radius + LEADER_PIXELS} tone="attention">
                  {words.ghost(ghost)}
                </DrawnChip>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
};
