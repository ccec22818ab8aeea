import type { SceneLight, SceneRoom } from '@candil/configurator';
import type { ViewOf } from '../belt/span-under-pointer';
import { useLiveLight } from '../belt/use-live-light';
import { acrossOf } from '../elevation/elevation-axis';
import { ElevationLight } from '../elevation/elevation-light';
import { UNDER } from '../elevation/label-places';
import { useFlat } from '../flat/flat-context';
import { toX } from '../flat/projection';
import { nearestWallOf, type StripWall } from './wall-strip';

interface WallLightProps {
  readonly light: SceneLight;
  readonly room: SceneRoom;
  /** Those that its belt is fixed to. */
  readonly walls: readonly StripWall[];
  readonly viewOf: ViewOf;
}

/** A luminaire on the wall that it is nearest to, as the elevation of that wall shows it. */
export const WallLight = ({ light, room, walls, viewOf }: WallLightProps) => {
  const { projection } = useFlat();
  const live = useLiveLight(light);
  const wall = nearestWallOf(walls, live, room);
  if (wall === undefined) return null;
  const [u] = viewOf({ ...live, y: live.bottomMetres });
  const shift = toX(projection, u) - toX(projection, acrossOf(wall.axis, live));
  return <ElevationLight light={light} room={room} axis={wall.axis} labelPlace={UNDER} shift={shift} />;
};
