import type { SceneCanopy } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { memo } from 'react';
import { partId, useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { OverDrawing } from '../flat/over-drawing';
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
  const place = useLiveOf(canopy.id, (state) => state.overrides.get(canopy.id)) ?? canopy;
  const isSelected = useViewOf(canopy.id, (state) => state.selection.includes(canopy.id));
  const isMarked = useViewOf(canopy.id, (state) => state.hovered === canopy.id) || activeId === canopy.id;
  const [x, y] = [toX(projection, place.x), toY(projection, place.z)];
  const radius = Math.max(5, (Math.min(canopy.widthMetres, canopy.depthMetres) / 2) * projection.scale);
  const edge = { cx: x, cy: y, r: radius, strokeDasharray: canopy.isVirtual ? '3 3' : undefined };
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
      style={{ cursor: 'grab' }}
    >
      <circle cx={x} cy={y} r={Math.max(14, radius)} fill="none" pointerEvents="all" />
      {isSelected && <circle cx={x} cy={y} r={radius + 4} className="fill-none stroke-accent" strokeWidth={3} />}
      <circle {...edge} className="fill-surface stroke-text" strokeWidth={isSelected ? 2 : 1} />
      {isMarked && !isSelected && (
        <OverDrawing>
          <circle {...edge} className="fill-none stroke-text" strokeWidth={2} />
        </OverDrawing>
      )}
    </g>
  );
});
PlanCanopy.displayName = 'PlanCanopy';
