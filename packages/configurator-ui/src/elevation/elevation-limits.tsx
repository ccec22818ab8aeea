import type { ElevationAxis, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useEditorShell } from '../state/editor-shell';
import { useSelectedLights } from '../state/use-selected-lights';
import { useLengths } from '../words/use-lengths';
import { roomAcross } from './elevation-axis';
import { limitsOfLight } from './height-span';

/** A text over its line, or under it where the ceiling is nearer than a line of text. Pixels. */
const TEXT = { over: -5, under: 13, room: 18 } as const;

interface ElevationLimitsProps {
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** Shortest and longest suspension of the selected luminaire. */
export const ElevationLimits = ({ room, axis }: ElevationLimitsProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const { projection } = useFlat();
  const lengths = useLengths();
  const [light] = useSelectedLights();
  const limits = light && limitsOfLight(editor.sources.context, room, light);
  if (limits === undefined) return null;
  const half = roomAcross(axis, room) / 2;
  const [left, right] = [toX(projection, -half), toX(projection, half)];
  const yOf = (heightCm: number) => toY(projection, heightCm / 100 - room.heightMetres);
  const byRoom = limits.maxLimit === 'room';
  const [highest, lowest] = [yOf(limits.minCm), yOf(limits.maxCm)];
  const isUnderCeiling = highest - yOf(0) < TEXT.room;
  return (
    <g className="pointer-events-none">
      <path d={`M${left} ${highest}H${right}`} className="fill-none stroke-faint" strokeDasharray="2 4" />
      <text x={left + 4} y={highest + (isUnderCeiling ? TEXT.under : TEXT.over)} className="fill-muted text-xs">
        {t('views.elevation.shortest', { height: lengths.short(limits.minCm) })}
      </text>
      {byRoom && <rect x={left} y={lowest} width={right - left} height={toY(projection, 0) - lowest} className="fill-attention-soft" />}
      <path
        d={`M${left} ${lowest}H${right}`}
        className={byRoom ? 'fill-none stroke-attention' : 'fill-none stroke-faint'}
        strokeDasharray="5 4"
      />
      <text x={left + 4} y={lowest + TEXT.over} className={byRoom ? 'fill-attention-text text-xs' : 'fill-muted text-xs'}>
        {byRoom
          ? t('views.elevation.room', { height: lengths.short(limits.maxCm) })
          : t('views.elevation.longest', { height: lengths.short(limits.maxCm) })}
      </text>
    </g>
  );
};
