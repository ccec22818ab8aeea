import { clockwiseOf, type Furniture, type TurnCircle, turnCircleOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { DrawnChip } from '../flat/drawn-chip';
import { useFlat } from '../flat/flat-context';
import { targetProps } from '../flat/input-target';
import { toX, toY } from '../flat/projection';
import { ValueChip } from '../flat/value-chip';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive, useScope, useView } from '../state/use-editor-state';
import { parseDegrees, signed } from '../words/degrees';
import { turnedAbout, turnPlace } from './turn-place';

const RADIUS = 9;
/** A press takes it within this; 44 px across under a finger. */
const HIT_RADIUS = { fine: 13, coarse: 22 } as const;
/** From the handle to the middle of its chip. */
const CHIP_UP = 34;

const circleOf = ({ x, z, widthMetres, depthMetres }: Furniture): TurnCircle => ({
  middle: { x, z },
  radiusMetres: Math.hypot(widthMetres, depthMetres) / 2,
});

/** A round handle outside the selection, or the chosen furniture: dragged around its middle it turns it, with the angle beside. */
export const TurnHandle = () => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const { projection, size } = useFlat();
  const scene = useDocument((state) => state.scene);
  const furnitureId = useView((state) => state.furnitureId);
  const selection = useView((state) => state.selection);
  const chosen = useDocument((state) => state.furniture.find(({ id }) => id === furnitureId));
  const turn = useLive((state) => state.turn);
  // Whatever else goes on moves the selection away from under the handle.
  const isThere = useScope(({ kind }) => kind === 'idle' || kind === 'turning' || kind === 'typing');
  const circle = useMemo(() => (chosen === undefined ? turnCircleOf(scene, selection) : circleOf(chosen)), [chosen, scene, selection]);
  const standing = useMemo(() => {
    if (circle === undefined) return undefined;
    const middle = { x: toX(projection, circle.middle.x), y: toY(projection, circle.middle.z) };
    const bodies = scene.lights.map(({ x, z, radiusMetres }) => ({
      x: toX(projection, x),
      y: toY(projection, z),
      radius: radiusMetres * projection.scale,
    }));
    return { middle, spot: turnPlace({ middle, radius: circle.radiusMetres * projection.scale, size, bodies }) };
  }, [circle, projection, size, scene]);
  if (isReadOnly || !isThere || standing === undefined) return null;
  const { middle } = standing;
  const { x, y } = turn === undefined ? standing.spot : turnedAbout(middle, standing.spot, turn.byDegrees);
  const atDegrees = turn?.atDegrees ?? (chosen && clockwiseOf(chosen));
  const angle = atDegrees === undefined ? `${signed(turn?.byDegrees ?? 0)}°` : `${atDegrees}°`;
  const chipY = y - CHIP_UP < CHIP_UP / 2 ? y + CHIP_UP : y - CHIP_UP;
  const keep = (typed: string): boolean => {
    const degrees = parseDegrees(typed);
    if (degrees !== undefined) editor.setAngle(degrees);
    return degrees !== undefined;
  };
  return (
    <g>
      <path d={`M${middle.x} ${middle.y}L${x} ${y}`} className="pointer-events-none stroke-text" strokeWidth={1} strokeDasharray="3 3" />
      <circle cx={middle.x} cy={middle.y} r={2.5} className="pointer-events-none fill-text" />
      <g
        {...targetProps({ kind: 'turn-handle' })}
        aria-hidden
        transform={`translate(${x} ${y})`}
        style={{ cursor: turn === undefined ? 'grab' : 'grabbing' }}
      >
        <title>{t('panels.furniture.turn')}</title>
        <circle r={HIT_RADIUS.fine} fill="transparent" />
        <circle r={HIT_RADIUS.coarse} fill="transparent" className="pointer-fine:hidden" />
        <circle r={RADIUS} className="fill-surface stroke-text" strokeWidth={2} />
        <path
          d="M-3.5 -2.2A4.2 4.2 0 1 1 -4 1.4M-4.2 -4.6V-1.8H-1.4"
          className="fill-none stroke-text"
          strokeWidth={1.4}
          strokeLinecap="round"
        />
      </g>
      {turn === undefined ? (
        // Keys type an angle wherever they are; a finger needs something to press.
        <foreignObject
          x={x - 60}
          y={chipY - 17}
          width={120}
          height={34}
          className="pointer-events-none overflow-visible pointer-fine:hidden"
        >
          <div className="flex justify-center">
            <ValueChip
              key={furnitureId ?? selection.join()}
              name={t('views.scope.field.angle')}
              shown={angle}
              start={String(atDegrees ?? 0)}
              inputMode="text"
              disabled={false}
              keep={keep}
            >
              {angle}
            </ValueChip>
          </div>
        </foreignObject>
      ) : (
        <DrawnChip x={x} y={chipY} tone="ink">
          {angle}
        </DrawnChip>
      )}
    </g>
  );
};
