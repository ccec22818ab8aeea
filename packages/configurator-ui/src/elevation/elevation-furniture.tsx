import type { ElevationAxis, Furniture, ScreenBox } from '@candil/configurator';
import { memo } from 'react';
import { useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { type Projection, toX, toY } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
import { acrossOf, furnitureAcross } from './elevation-axis';

interface ElevationFurnitureProps {
  readonly furniture: Furniture;
  readonly axis: ElevationAxis;
}

/** Metres. */
const TOP = 0.04;
const LEG = 0.05;

/** Boxes of the tables that a label must not lie on, in pixels. */
export const tableTops = (furniture: readonly Furniture[], axis: ElevationAxis, projection: Projection): readonly ScreenBox[] =>
  furniture
    .filter(({ kind }) => kind === 'table' || kind === 'round-table')
    .map((table) => {
      const half = (furnitureAcross(axis, table) * projection.scale) / 2;
      const x = toX(projection, acrossOf(axis, table));
      const top = toY(projection, -table.heightMetres);
      return { left: x - half, top, width: 2 * half, height: TOP * projection.scale };
    });

/** A piece of furniture from the side: tables stand on legs, a person is a figure. */
export const ElevationFurniture = memo(({ furniture: standing, axis }: ElevationFurnitureProps) => {
  const { projection } = useFlat();
  const furniture = useLive((state) => state.furniture.get(standing.id)) ?? standing;
  const { kind, heightMetres, id } = furniture;
  const { scale } = projection;
  const width = furnitureAcross(axis, furniture) * scale;
  const height = heightMetres * scale;
  const x = toX(projection, acrossOf(axis, furniture)) - width / 2;
  const y = toY(projection, -heightMetres);
  const [top, leg] = [TOP * scale, LEG * scale];
  const solid = { className: 'fill-gray-1/80 stroke-faint dark:fill-sunken/60', strokeWidth: 1 };
  const line = 'fill-faint stroke-none';
  return (
    <g {...targetProps({ kind: 'furniture', id })} style={{ cursor: 'grab' }}>
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      {kind === 'table' && (
        <>
          <rect x={x} y={y} width={width} height={top} className={line} />
          <rect x={x + leg} y={y} width={leg} height={height} className={line} />
          <rect x={x + width - 2 * leg} y={y} width={leg} height={height} className={line} />
        </>
      )}
      {kind === 'round-table' && (
        <>
          <rect x={x} y={y} width={width} height={top} className={line} />
          <rect x={x + width / 2 - leg} y={y} width={2 * leg} height={height} className={line} />
          <rect x={x + width * 0.25} y={y + height - top} width={width * 0.5} height={top} className={line} />
        </>
      )}
      {kind === 'sofa' && (
        <path
          {...solid}
          d={`M${x} ${y + height}V${y + height * 0.35}h${width * 0.08}V${y}h${width * 0.84}v${height * 0.35}h${width * 0.08}V${y + height}Z`}
        />
      )}
      {(kind === 'sideboard' || kind === 'counter') && <rect x={x} y={y} width={width} height={height} {...solid} />}
      {kind === 'person' && (
        <path
          {...solid}
          d={`M${x + width / 2 - 0.11 * scale} ${y + 0.11 * scale}a${0.11 * scale} ${0.11 * scale} 0 1 0 ${0.22 * scale} 0a${0.11 * scale} ${0.11 * scale} 0 1 0 ${-0.22 * scale} 0ZM${x} ${y + height * 0.52}q0 ${-height * 0.36} ${width / 2} ${-height * 0.36}t${width / 2} ${height * 0.36}h${-width * 0.18}V${y + height}h${-width * 0.64}V${y + height * 0.52}Z`}
        />
      )}
    </g>
  );
});
ElevationFurniture.displayName = 'ElevationFurniture';
