import type { ElevationAxis, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { acrossOf, roomAcross } from '../elevation/elevation-axis';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useDerived, useDocument } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';

/** Height under which people do not walk upright, in metres. */
const HEADROOM_METRES = 2;

/** The headroom line, and the lowest element below it. */
export const ElevationHeadroom = ({ room, axis }: { readonly room: SceneRoom; readonly axis: ElevationAxis }) => {
  const { t } = useTranslation('editor');
  const { projection } = useFlat();
  const lengths = useLengths();
  const lights = useDocument((state) => state.scene.lights);
  const notice = useDerived((state) => state.issues.find(({ cause }) => cause.kind === 'headroom'));
  const half = roomAcross(axis, room) / 2;
  const [left, right, y] = [toX(projection, -half), toX(projection, half), toY(projection, -HEADROOM_METRES)];
  const [lowest] = lights.filter(({ id }) => notice?.elementIds.includes(id)).toSorted((a, b) => a.bottomMetres - b.bottomMetres);
  const x = lowest && toX(projection, acrossOf(axis, lowest));
  const bottom = lowest && toY(projection, -lowest.bottomMetres);
  const text = lowest && lengths.short(Math.floor(lowest.bottomMetres * 100));
  const wide = 18 + (text?.length ?? 0) * 7;
  return (
    <g className="pointer-events-none">
      <path d={`M${left} ${y}H${right}`} className="fill-none stroke-warning-text" strokeWidth={1.2} strokeDasharray="2 4" />
      <text x={left + 6} y={y - 6} className="fill-warning-text text-xs">
        {t('belts.headroom', { height: lengths.short(HEADROOM_METRES * 100) })}
      </text>
      {x !== undefined && bottom !== undefined && (
        <g>
          <path d={`M${x} ${bottom + 2}V${bottom + 16}`} className="stroke-warning-text" strokeWidth={1.2} />
          <rect x={x - wide / 2} y={bottom + 16} width={wide} height={20} rx={10} className="fill-warning-soft" />
          <text x={x} y={bottom + 26} textAnchor="middle" dominantBaseline="central" className="fill-warning-text text-xs font-semibold">
            {text}
          </text>
        </g>
      )}
    </g>
  );
};
