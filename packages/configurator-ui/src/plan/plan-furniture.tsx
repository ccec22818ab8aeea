import type { Furniture } from '@candil/configurator';
import { memo } from 'react';
import { useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { toX, toY } from '../flat/projection';
import { useLive, useView } from '../state/use-editor-state';

interface PlanFurnitureProps {
  readonly furniture: Furniture;
}

/** A piece of furniture from above. */
export const PlanFurniture = memo(({ furniture: standing }: PlanFurnitureProps) => {
  const { projection } = useFlat();
  const furniture = useLive((state) => state.furniture.get(standing.id)) ?? standing;
  const isChosen = useView((state) => state.furnitureId === standing.id);
  const { id, kind, x, z, widthMetres, depthMetres, turnDegrees } = furniture;
  const [width, depth] = [widthMetres * projection.scale, depthMetres * projection.scale];
  const isRound = kind === 'round-table' || kind === 'person';
  const look = {
    className: `fill-gray-1/80 dark:fill-sunken/60 ${isChosen ? 'stroke-text' : 'stroke-faint'}`,
    strokeWidth: isChosen ? 2 : 1,
  };
  return (
    <g
      {...targetProps({ kind: 'furniture', id })}
      transform={`translate(${toX(projection, x)} ${toY(projection, z)}) rotate(${-turnDegrees})`}
      style={{ cursor: 'grab' }}
    >
      {isRound ? (
        <ellipse rx={width / 2} ry={depth / 2} {...look} />
      ) : (
        <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={2} {...look} />
      )}
      {kind === 'sofa' && <path d={`M${-width / 2} ${-depth * 0.22}H${width / 2}`} className="fill-none stroke-faint" />}
    </g>
  );
});
PlanFurniture.displayName = 'PlanFurniture';
