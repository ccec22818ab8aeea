import type { ElevationAxis, SceneLight, SceneRoom } from '@candil/configurator';
import { useCallback, useMemo } from 'react';
import { SelectedOnTop } from '../flat/drawn-parts';
import { useFlat } from '../flat/flat-context';
import { useDocument } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import { acrossOf } from './elevation-axis';
import { tableTops } from './elevation-furniture';
import { ElevationLight } from './elevation-light';
import { labelPlaces, UNDER } from './label-places';

interface ElevationLightsProps {
  /** From far to near. */
  readonly lights: readonly SceneLight[];
  readonly room: SceneRoom;
  readonly axis: ElevationAxis;
}

/** All luminaires from one side, their labels beside each other. */
export const ElevationLights = ({ lights, room, axis }: ElevationLightsProps) => {
  const { projection } = useFlat();
  const furniture = useDocument((state) => state.furniture);
  const { system } = useLengths();
  const places = useMemo(
    () =>
      labelPlaces(
        lights.filter(({ host }) => host === undefined),
        (light) => acrossOf(axis, light),
        projection,
        { obstacles: tableTops(furniture, axis, projection), system },
      ),
    [lights, axis, projection, furniture, system],
  );
  const draw = useCallback(
    (light: SceneLight) => (
      <ElevationLight
        key={light.id}
        light={light}
        room={room}
        axis={axis}
        labelPlace={places.has(light.id) ? places.get(light.id) : UNDER}
      />
    ),
    [room, axis, places],
  );
  return <SelectedOnTop parts={lights} draw={draw} />;
};
