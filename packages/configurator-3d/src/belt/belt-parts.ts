import { finishMaterial } from '@candil/catalogue/imagery';
import { placeOfFeed, type RoomPoint, type SceneBelt, type SceneBeltPoint, type SceneFeed, type SceneRoom } from '@candil/configurator';
import type { Body } from '../batch/luminaire-batch';
import { CLAMP, HOOK, shapeOf } from '../batch/plain-recipes';
import type { Wire } from '../batch/wire-batch';
import type { Vector } from '../lighting/vector';

const BLACK = finishMaterial('11')!;
const WHITE = finishMaterial('10')!;
const DARK: Vector = [0, 0, 0];
const WHOLE: Vector = [1, 1, 1];
const ROD_RADIUS = 0.004;
const CABLE_RADIUS = 0.0045;
/** Extra length of the cable of a feed over its way, as a share. */
const CABLE_SLACK = 0.12;
/** Plates on the ceiling and on walls. */
const PLATE = 0.024;
const PLATE_THICKNESS = 0.01;

const bodyOf = (id: string, model: string, at: Vector, size: Vector = WHOLE, finish = BLACK): Body => ({
  id,
  model,
  finish,
  at,
  size,
  shine: DARK,
  radiusMetres: PLATE,
  heightMetres: PLATE_THICKNESS,
});

/** Returns the fixing of a belt: a rod from the ceiling, or a hook on a wall or on the floor. */
const held = (id: string, point: SceneBeltPoint, width: number, ceiling: number): { readonly bodies: Body[]; readonly wires: Wire[] } => {
  const at: Vector = [point.x, point.y, point.z];
  const clamp = bodyOf(`${id} clamp`, CLAMP, [at[0], at[1] - width / 2 - 0.004, at[2]]);
  // Hooks are 22 mm wide: as plates they are stretched.
  if (point.surface === 'ceiling') {
    const plate = bodyOf(
      `${id} plate`,
      HOOK,
      [at[0], ceiling - PLATE_THICKNESS, at[2]],
      [PLATE / 0.011, PLATE_THICKNESS / 0.012, PLATE / 0.011],
    );
    const rod: Wire = { id: `${id} rod`, from: [at[0], ceiling, at[2]], to: at, slack: 0, radiusMetres: ROD_RADIUS };
    return { bodies: [clamp, plate], wires: [rod] };
  }
  const tall = point.surface === 'floor' ? PLATE_THICKNESS : 2 * PLATE;
  const [wide, deep] =
    point.surface === 'floor' ? [PLATE, PLATE] : point.surface === 'wall-B' || point.surface === 'wall-D' ? [0.008, PLATE] : [PLATE, 0.008];
  const plate = bodyOf(
    `${id} plate`,
    HOOK,
    [at[0], point.surface === 'floor' ? 0 : at[1] - tall / 2, at[2]],
    [wide / 0.011, tall / 0.012, deep / 0.011],
  );
  // A gesture may take the point to the ceiling: the rod is there already, without a length.
  const stub: Wire = { id: `${id} rod`, from: [at[0], at[1] + 0.001, at[2]], to: at, slack: 0, radiusMetres: ROD_RADIUS };
  return { bodies: [clamp, plate], wires: [stub] };
};

const fed = (id: string, feed: SceneFeed, place: RoomPoint, to: Vector): { readonly bodies: Body[]; readonly wires: Wire[] } => {
  const { heightMetres } = shapeOf(feed.model);
  const onFloor = feed.surface === 'floor';
  const at: Vector = [place.x, onFloor ? place.y : place.y - heightMetres, place.z];
  const outlet: Vector = [place.x, onFloor ? place.y + heightMetres : place.y - heightMetres * 0.7, place.z];
  const wire: Wire = { id: `${id} cable`, from: outlet, to, slack: CABLE_SLACK, radiusMetres: CABLE_RADIUS };
  return { bodies: [bodyOf(`${id} feed`, feed.model, at, WHOLE, onFloor ? BLACK : WHITE)], wires: [wire] };
};

/** Fixings, feeds and their cables. */
export const beltParts = (
  belts: readonly SceneBelt[],
  room: SceneRoom,
): { readonly bodies: readonly Body[]; readonly wires: readonly Wire[] } => {
  const parts = belts.flatMap((belt) => {
    const points = belt.points.map((point, index) => held(`${belt.id} P${index}`, point, belt.widthMetres, room.heightMetres));
    const { feed } = belt;
    const at =
      feed &&
      belt.points.reduce(
        (best, point) => (near(point, feed.arcLengthMetres) < near(best, feed.arcLengthMetres) ? point : best),
        belt.points[0]!,
      );
    const place = placeOfFeed(belt, room);
    return feed && at && place ? [...points, fed(belt.id, feed, place, [at.x, at.y, at.z])] : points;
  });
  return { bodies: parts.flatMap(({ bodies }) => bodies), wires: parts.flatMap(({ wires }) => wires) };
};

const near = (point: SceneBeltPoint, arcLengthMetres: number): number => Math.abs(point.arcLengthMetres - arcLengthMetres);
