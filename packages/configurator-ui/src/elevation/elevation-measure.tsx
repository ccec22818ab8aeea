import type { ElevationAxis, SceneLight, SceneRoom } from '@candil/configurator';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive } from '../state/use-editor-state';
import { useSelectedLights } from '../state/use-selected-lights';
import { useLengths } from '../words/use-lengths';
import { acrossOf, roomAcross } from './elevation-axis';
import { HeightChip } from './height-chip';
import { rangeOfModel } from './height-span';

/** About the width of the height with its mark. */
const CHIP_PIXELS = 104;
/** The chip may hang over the wall so far. */
const OVERHANG_PIXELS = 16;

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
  const { editor } = useEditorShell();
  const { projection } = useFlat();
  const lengths = useLengths();
  const lights = useDocument((state) => state.scene.lights);
  const live = useLive((state) => state.overrides.get(light.id));
  const heightCm = live?.heightCm ?? light.heightCm;
  if (heightCm === undefined) return null;
  const standard = rangeOfModel(editor.sources.context, light.model)?.standard;
  const u = acrossOf(axis, live ?? light);
  const offset = light.radiusMetres * projection.scale + 18;
  const [top, bottom] = [toY(projection, -room.heightMetres), toY(projection, heightCm / 100 - room.heightMetres)];
  const middle = bottom - (light.bodyHeightMetres * projection.scale) / 2;
  const isFree = (side: 1 | -1): boolean => {
    const [near, far] = [offset + 6, offset + CHIP_PIXELS].map((pixels) => u + (side * pixels) / projection.scale);
    const [left, right] = [Math.min(near ?? u, far ?? u), Math.max(near ?? u, far ?? u)];
    const half = roomAcross(axis, room) / 2 + OVERHANG_PIXELS / projection.scale;
    const covers = (other: SceneLight): boolean => {
      const across = acrossOf(axis, other);
      const y = toY(projection, -other.bottomMetres);
      const isBeside = across + other.radiusMetres > left && across - other.radiusMetres < right;
      return other.id !== light.id && isBeside && y > middle - 20 && y - other.bodyHeightMetres * projection.scale < middle + 20;
    };
    return left > -half && right < half && !lights.some(covers);
  };
  // To the right as one reads, unless something is in the way there and nothing is on the left.
  const side = !isFree(1) && isFree(-1) ? -1 : 1;
  const x = toX(projection, u) + side * offset;
  const width = 150;
  return (
    <g className="pointer-events-none">
      <path d={`M${x} ${bottom}H${toX(projection, u)}`} className="stroke-text" strokeWidth={1} />
      <DimensionLine x1={x} y1={bottom} x2={x} y2={top} text={lengths.short(heightCm)} look="strong" />
      <foreignObject x={side === 1 ? x + 10 : x - 10 - width} y={middle - 16} width={width} height={34}>
        <div className={side === 1 ? 'flex' : 'flex justify-end'}>
          <HeightChip key={light.id} light={light} heightCm={heightCm} isLongWire={standard !== undefined && standard !== heightCm} />
        </div>
      </foreignObject>
    </g>
  );
};
