import type { SceneCanopy } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { memo } from 'react';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { toX, toY } from '../flat/projection';
import { useLiveOf, useViewOf } from '../state/use-state-of';
import { useNames } from '../words/use-names';

interface PlanCanopyProps {
  readonly canopy: SceneCanopy;
}

/** A canopy on the ceiling; one without a body is a dashed ring. */
export const PlanCanopy = memo(({ canopy }: PlanCanopyProps) => {
  const { t } = useTranslation('editor');
  const names = useNames();
  const { view, projection, activeId } = useFlat();
  const { x, z } = useLiveOf(canopy.id, (state) => state.overrides.get(canopy.id)) ?? canopy;
  const isSelected = useViewOf(canopy.id, (state) => state.selection.includes(canopy.id));
  const isHovered = useViewOf(canopy.id, (state) => state.hovered === canopy.id);
  const radius = Math.max(5, (Math.min(canopy.widthMetres, canopy.depthMetres) / 2) * projection.scale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button element
    <g
      {...targetProps({ kind: 'element', id: canopy.id })}
      id={partId(view, canopy.id)}
      role="button"
      aria-label={`${t('views.tree.canopy', { label: canopy.label })}, ${names.installation(canopy)}`}
      aria-pressed={isSelected}
      tabIndex={-1}
      transform={`translate(${toX(projection, x)} ${toY(projection, z)})`}
      className="outline-none"
      style={{ cursor: 'grab' }}
    >
      <circle r={Math.max(14, radius)} fill="none" pointerEvents="all" />
      {isSelected && <circle r={radius + 4} className="fill-none stroke-accent" strokeWidth={3} />}
      <circle
        r={radius}
        className="fill-surface stroke-text"
        strokeWidth={isSelected || isHovered || activeId === canopy.id ? 2 : 1}
        strokeDasharray={canopy.isVirtual ? '3 3' : undefined}
      />
    </g>
  );
});
PlanCanopy.displayName = 'PlanCanopy';
