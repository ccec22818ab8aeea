import type { ElevationAxis, Furniture, LiveState, SceneBelt, SceneRoom } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { beltIn } from '../belt/belt-spot';
import { dimensionShapes } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { LiveShapes } from '../flat/live-shapes';
import { toX } from '../flat/projection';
import { useLengths } from '../words/use-lengths';
import { acrossOf, furnitureAcross, roomAcross } from './elevation-axis';

/** The room seen from one side, and what its measures end at. */
export interface Measured {
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
  /** Table that the measures under the room end at, beside the walls. */
  readonly table: Furniture | undefined;
  /** Belt that is drawn: the measures end at its points instead. */
  readonly belt?: SceneBelt | undefined;
}

interface ElevationMeasuresProps extends Measured {
  /** Line of the measures, pixels. */
  readonly y: number;
}

/** Two points nearer to each other than this share a measure, metres. */
const LEAST_APART = 0.02;

/** The measures under the room. They follow a belt that is pulled by themselves: walls and hatching stay as they are drawn. */
export const ElevationMeasures = ({ room, axis, table, belt, y }: ElevationMeasuresProps) => {
  const { projection } = useFlat();
  const lengths = useLengths();
  const half = roomAcross(axis, room) / 2;
  const ofTable = table === undefined ? [] : [-1, 1].map((side) => acrossOf(axis, table) + (side * furnitureAcross(axis, table)) / 2);
  const shapesOf = (live: LiveState): readonly Shape[] => {
    const ends = belt === undefined ? ofTable : stopsOf(beltIn(live, belt).points.map((point) => acrossOf(axis, point)));
    const stops = [-half, ...ends.filter((end) => Math.abs(end) < half - LEAST_APART).toSorted((a, b) => a - b), half];
    return stops.slice(1).flatMap((stop, index) => {
      const from = stops[index] ?? stop;
      return dimensionShapes({
        x1: toX(projection, from),
        y1: y,
        x2: toX(projection, stop),
        y2: y,
        text: lengths.short((stop - from) * 100),
      });
    });
  };
  return <LiveShapes id={belt?.id ?? ''} shapesOf={shapesOf} />;
};

const stopsOf = (places: readonly number[]): readonly number[] =>
  places.toSorted((a, b) => a - b).filter((place, index, all) => index === 0 || place - (all[index - 1] ?? place) > LEAST_APART);
