import type { BoardBody, BoardPart as Part } from '@candil/domain';
import { memo } from 'react';
import type { Projection } from '../flat/projection';
import { toX, toY } from '../flat/projection';
import { useBoardLive, useBoardShell, useBoardView } from './board-shell';
import { lookOf } from './part-look';
import { PartShape } from './part-shape';
import type { BoardTarget } from './use-board-pointer';

interface BoardPartProps {
  readonly part: Part;
  readonly body: BoardBody;
  readonly label: string;
  readonly name: string;
  readonly projection: Projection;
  /** True for the part that has the keyboard focus. */
  readonly isActive: boolean;
  /** True when the part has a label: carriers have theirs above them, small parts have none. */
  readonly showsLabel: boolean;
}

export const targetAttribute = (target: BoardTarget) => ({ 'data-target': JSON.stringify(target) });

/** One part of the board. During a drag only the moving parts are redrawn: each follows its own pose. */
export const BoardPart = memo(({ part, body, label, name, projection, isActive, showsLabel }: BoardPartProps) => {
  const { editor } = useBoardShell();
  const held = useBoardLive((state) => state.poses.get(part.id));
  const isSelected = useBoardView((state) => state.selection.includes(part.id));
  const pose = held ?? body;
  const look = lookOf(editor.catalogue.models.get(part.model), part.selection.color);
  const height = part.selection.pendantHeightCm;
  const above = (Math.abs(Math.sin((pose.turnDegrees * Math.PI) / 180)) * body.widthMetres + body.depthMetres) / 2;
  const isLine = body.widthMetres > body.depthMetres * 4;
  const isUpright = isLine && Math.abs(Math.sin((pose.turnDegrees * Math.PI) / 180)) > 0.7;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
    <g
      {...targetAttribute({ kind: 'part', id: part.id })}
      className="cursor-grab outline-none"
      id={`board-${part.id}`}
      role="button"
      aria-pressed={isSelected}
      tabIndex={-1}
      aria-label={`${label}: ${name}`}
    >
      {isLine && <HitLine projection={projection} pose={pose} widthMetres={body.widthMetres} />}
      <PartShape
        body={body}
        pose={pose}
        look={look}
        projection={projection}
        isSelected={isSelected}
        text={body.shape.outline === 'round' && height !== undefined ? String(height) : undefined}
      />
      {isActive && (
        <circle
          cx={toX(projection, pose.x)}
          cy={toY(projection, pose.z)}
          r={5}
          className="pointer-events-none fill-accent stroke-text"
          strokeWidth={1.5}
        />
      )}
      {showsLabel && (
        <text
          x={toX(projection, pose.x) + (isUpright ? 12 : isLine ? 0 : -(body.widthMetres / 2) * projection.scale + 2)}
          y={toY(projection, pose.z) - (isUpright ? 0 : isLine ? 9 : above * projection.scale + 8)}
          textAnchor={isLine && !isUpright ? 'middle' : 'start'}
          dominantBaseline={isUpright ? 'central' : 'auto'}
          className="pointer-events-none fill-text text-xs font-semibold"
        >
          {label}
        </text>
      )}
    </g>
  );
});

interface HitLineProps {
  readonly projection: Projection;
  readonly pose: { readonly x: number; readonly z: number; readonly turnDegrees: number };
  readonly widthMetres: number;
}

/** A thin part is taken hold of beside it as well. */
const HitLine = ({ projection, pose, widthMetres }: HitLineProps) => (
  <rect
    transform={`translate(${toX(projection, pose.x)} ${toY(projection, pose.z)}) rotate(${pose.turnDegrees})`}
    x={(-widthMetres / 2) * projection.scale}
    y={-11}
    width={widthMetres * projection.scale}
    height={22}
    fill="transparent"
  />
);
