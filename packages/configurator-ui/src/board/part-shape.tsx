import type { BoardBody, BoardPose } from '@candil/domain';
import type { Projection } from '../flat/projection';
import { toX, toY } from '../flat/projection';
import { LAMP, type PartLook, sizeInPixels } from './part-look';

interface PartShapeProps {
  readonly body: BoardBody;
  readonly pose: BoardPose;
  readonly look: PartLook;
  readonly projection: Projection;
  readonly isSelected: boolean;
  /** Text written on the part, such as a height. */
  readonly text?: string | undefined;
}

/** The places of a pose in pixels, as a transform. */
export const transformOf = (projection: Projection, { x, z, turnDegrees }: BoardPose): string =>
  `translate(${toX(projection, x)} ${toY(projection, z)}) rotate(${turnDegrees})`;

/** A part from above, to scale, in its finish. */
export const PartShape = ({ body, pose, look, projection, isSelected, text }: PartShapeProps) => {
  const { width, depth } = sizeInPixels(body, projection.scale);
  const { outline } = body.shape;
  const isThin = Math.min(width, depth) < 9;
  const corner = outline === 'round' ? width / 2 : Math.min(8, Math.min(width, depth) / 3);
  const ink = isSelected ? 2.25 : isThin ? 1 : 1.75;
  return (
    <g transform={transformOf(projection, pose)}>
      {isSelected && (
        <rect
          x={-width / 2 - 4}
          y={-depth / 2 - 4}
          width={width + 8}
          height={depth + 8}
          rx={corner + 4}
          className="fill-none stroke-accent"
          strokeWidth={4}
        />
      )}
      {outline === 'round' &&
        body.shape.connectors.map(({ id, x, z }) =>
          Math.hypot(x, z) > body.widthMetres / 2 ? (
            <line key={id} x2={x * projection.scale} y2={z * projection.scale} className="stroke-text" strokeWidth={3} />
          ) : null,
        )}
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        rx={corner}
        fill={look.fill}
        className="stroke-text"
        strokeWidth={ink}
      />
      {look.givesLight && outline === 'rectangle' && !isThin && (
        <rect x={-width / 2 + 2.5} y={-depth / 2 + 2.5} width={width - 5} height={depth - 5} rx={Math.max(corner - 3, 1)} fill={LAMP} />
      )}
      {look.givesLight && outline === 'round' && text === undefined && <circle r={width * 0.28} fill={LAMP} />}
      {text !== undefined && width > 22 && (
        <text
          transform={`rotate(${-pose.turnDegrees})`}
          textAnchor="middle"
          dominantBaseline="central"
          className="pointer-events-none text-xs font-semibold"
          fill={look.isDark ? '#fff' : '#161613'}
        >
          {text}
        </text>
      )}
    </g>
  );
};
