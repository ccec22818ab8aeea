import type { ElevationAxis, SceneCanopy, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { memo } from 'react';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { toX, toY } from '../flat/projection';
import { useLiveOf, useViewOf } from '../state/use-state-of';
import { useNames } from '../words/use-names';
import { acrossOf } from './elevation-axis';

interface ElevationCanopyProps {
  readonly canopy: SceneCanopy;
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** A canopy under the ceiling from the side. */
export const ElevationCanopy = memo(({ canopy, room, axis }: ElevationCanopyProps) => {
  const { t } = useTranslation('editor');
  const names = useNames();
  const { view, projection, activeId } = useFlat();
  const place = useLiveOf(canopy.id, (state) => state.overrides.get(canopy.id)) ?? canopy;
  const isSelected = useViewOf(canopy.id, (state) => state.selection.includes(canopy.id));
  const width = Math.max(8, (axis.axis === 'x' ? canopy.widthMetres : canopy.depthMetres) * projection.scale);
  const height = Math.max(4, canopy.heightMetres * projection.scale);
  const [x, y] = [toX(projection, acrossOf(axis, place)), toY(projection, -room.heightMetres)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
    <g
      {...targetProps({ kind: 'element', id: canopy.id })}
      id={partId(view, canopy.id)}
      role="button"
      aria-label={`${t('views.tree.canopy', { label: canopy.label })}, ${names.installation(canopy)}`}
      aria-pressed={isSelected}
      tabIndex={-1}
      className="outline-none"
    >
      <rect x={x - width / 2 - 4} y={y - 6} width={width + 8} height={height + 12} fill="none" pointerEvents="all" />
      {isSelected && (
        <rect
          x={x - width / 2 - 3}
          y={y - 1}
          width={width + 6}
          height={height + 4}
          rx={2}
          className="fill-none stroke-accent"
          strokeWidth={3}
        />
      )}
      <rect
        x={x - width / 2}
        y={y}
        width={width}
        height={height}
        className="fill-inverse"
        stroke={activeId === canopy.id ? 'var(--color-accent)' : 'none'}
      />
    </g>
  );
});
ElevationCanopy.displayName = 'ElevationCanopy';
