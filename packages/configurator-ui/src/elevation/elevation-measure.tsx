import type { ElevationAxis, SceneLight, SceneRoom } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useEditorShell } from '../state/editor-shell';
import { useLive, useSelectedLights } from '../state/use-editor-state';
import { LongWireMark } from '../words/long-wire-mark';
import { useLengths } from '../words/use-lengths';
import { acrossOf, roomAcross } from './elevation-axis';
import { rangeOfModel } from './height-span';

/** About the width of the height with its mark. */
const CHIP_PIXELS = 100;

interface ElevationMeasureProps {
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** The height of the one selected luminaire beside it, as it is dragged. */
export const ElevationMeasure = ({ room, axis }: ElevationMeasureProps) => {
  const lights = useSelectedLights();
  const [light] = lights;
  return light === undefined || lights.length > 1 ? null : <MeasureOf light={light} room={room} axis={axis} />;
};

const MeasureOf = ({ light, room, axis }: ElevationMeasureProps & { readonly light: SceneLight }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const { projection } = useFlat();
  const lengths = useLengths();
  const live = useLive((state) => state.overrides.get(light.id));
  const heightCm = live?.heightCm ?? light.heightCm;
  if (heightCm === undefined) return null;
  const standard = rangeOfModel(editor.sources.context, light.model)?.standard;
  const u = acrossOf(axis, live ?? light);
  const offset = light.radiusMetres * projection.scale + 18;
  // To the right as one reads, unless the wall is there.
  const side = toX(projection, u) + offset + CHIP_PIXELS > toX(projection, roomAcross(axis, room) / 2) ? -1 : 1;
  const x = toX(projection, u) + side * offset;
  const [top, bottom] = [toY(projection, -room.heightMetres), toY(projection, heightCm / 100 - room.heightMetres)];
  const middle = bottom - (light.bodyHeightMetres * projection.scale) / 2;
  const width = 150;
  return (
    <g className="pointer-events-none">
      <path d={`M${x} ${bottom}H${toX(projection, u)}`} className="stroke-text" strokeWidth={1} />
      <DimensionLine x1={x} y1={bottom} x2={x} y2={top} text={lengths.short(heightCm)} look="strong" />
      <foreignObject x={side === 1 ? x + 10 : x - 10 - width} y={middle - 16} width={width} height={34}>
        <div className={side === 1 ? 'flex' : 'flex justify-end'}>
          <span className="inline-flex items-center gap-1.5 rounded-md bg-inverse px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-on-inverse">
            {lengths.full(heightCm)}
            {standard !== undefined && standard !== heightCm && <LongWireMark title={t('panels.inspector.longWire')} />}
          </span>
        </div>
      </foreignObject>
    </g>
  );
};
