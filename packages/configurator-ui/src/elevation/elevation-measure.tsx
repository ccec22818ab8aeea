import type { ElevationAxis, LiveState, SceneLight, SceneRoom } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { dimensionShapes } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { LiveShapes } from '../flat/live-shapes';
import { Moved } from '../flat/moved';
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
/** What the height is written in, from the line; the height itself may be narrower. */
const CHIP_BOX = { width: 150, height: 34 };
const CHIP_GAP = 10;
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
  const placeOf = ({ overrides }: LiveState) => {
    const live = overrides.get(light.id);
    const heightCm = live?.heightCm ?? light.heightCm;
    const bottom = toY(projection, (heightCm ?? 0) / 100 - room.heightMetres);
    return { heightCm, u: acrossOf(axis, live ?? light), bottom, middle: bottom - (light.bodyHeightMetres * projection.scale) / 2 };
  };
  const offset = light.radiusMetres * projection.scale + 18;
  const isFree = ({ u, middle }: ReturnType<typeof placeOf>, side: 1 | -1): boolean => {
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
  const heightCm = useLive((live) => placeOf(live).heightCm);
  // To the right as one reads, unless something is in the way there and nothing is on the left.
  const side = useLive((live) => {
    const place = placeOf(live);
    return !isFree(place, 1) && isFree(place, -1) ? -1 : 1;
  });
  if (heightCm === undefined) return null;
  const standard = rangeOfModel(editor.sources.context, light.model)?.standard;
  const shapesOf = (live: LiveState): readonly Shape[] => {
    const { u, bottom } = placeOf(live);
    const x = toX(projection, u) + side * offset;
    return [
      ['path', { d: `M${x} ${bottom}H${toX(projection, u)}`, class: 'stroke-text', 'stroke-width': 1 }],
      ...dimensionShapes({
        x1: x,
        y1: bottom,
        x2: x,
        y2: toY(projection, -room.heightMetres),
        text: lengths.short(heightCm),
        look: 'strong',
      }),
    ];
  };
  const transformOf = (live: LiveState): string => {
    const { u, middle } = placeOf(live);
    return `translate(${toX(projection, u) + side * offset} ${middle})`;
  };
  return (
    <g className="pointer-events-none">
      <LiveShapes shapesOf={shapesOf} />
      <Moved id={light.id} transformOf={transformOf}>
        <foreignObject x={side === 1 ? CHIP_GAP : -CHIP_GAP - CHIP_BOX.width} y={-CHIP_BOX.height / 2} {...CHIP_BOX}>
          <div className={side === 1 ? 'flex' : 'flex justify-end'}>
            <HeightChip key={light.id} light={light} heightCm={heightCm} isLongWire={standard !== undefined && standard !== heightCm} />
          </div>
        </foreignObject>
      </Moved>
    </g>
  );
};
