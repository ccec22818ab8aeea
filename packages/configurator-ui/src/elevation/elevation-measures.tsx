import type { ElevationAxis, Furniture, SceneBelt, SceneRoom } from '@candil/configurator';
import { DimensionLine } from '../flat/dimension-line';
import { useFlat } from '../flat/flat-context';
import { toX } from '../flat/projection';
import { useLive } from '../state/use-editor-state';
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
  const live = useLive((state) => (belt === undefined ? undefined : state.belts.get(belt.id)));
  const half = roomAcross(axis, room) / 2;
  const ofTable = table === undefined ? [] : [-1, 1].map((side) => acrossOf(axis, table) + (side * furnitureAcross(axis, table)) / 2);
  const ends = belt === undefined ? ofTable : stopsOf((live ?? belt).points.map((point) => acrossOf(axis, point)));
  const stops = [-half, ...ends.filter((end) => Math.abs(end) < half - LEAST_APART).toSorted((a, b) => a - b), half];
  return stops.slice(1).map((stop, index) => {
    const from = stops[index] ?? stop;
    return (
      <DimensionLine
        // biome-ignore lint/suspicious/noArrayIndexKey: a measure that is pulled stays the same one
        key={index}
        x1={toX(projection, from)}
        y1={y}
        x2={toX(projection, stop)}
        y2={y}
        text={lengths.short((stop - from) * 100)}
      />
    );
  });
};

const stopsOf = (places: readonly number[]): readonly number[] =>
  places.toSorted((a, b) => a - b).filter((place, index, all) => index === 0 || place - (all[index - 1] ?? place) > LEAST_APART);
