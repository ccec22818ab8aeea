import {
  type AttachSurface,
  attachSurfaceOf,
  type Belt,
  type BeltPath,
  type BeltPlace,
  beltOf,
  type ElementNode,
  linesOfBelt,
  type Position,
  placeOnBelt,
  type RoomSize,
  sagOf,
} from '@candil/domain';
import type { RoomPoint, SceneBelt, SceneBeltPart, SceneBeltPoint, SceneBeltSpan, SceneHost } from './scene-belt';

/** A belt with the values derived from its points, without its lights. */
export type BeltCourse = Pick<SceneBelt, 'points' | 'spans' | 'isClosed' | 'lengthMetres'>;

/** A place of the room as views have it. */
export function roomPoint([x, y, z]: Position): RoomPoint {
  return { x: clean(x), y: clean(y), z: clean(z) };
}

/** Returns the course of a path in a room; `firstPoint` numbers its points through all belts. Metres. */
export function courseOf(path: BeltPath, belt: Belt, room: RoomSize, firstPoint: number): BeltCourse {
  const points = path.points.map((at, index): SceneBeltPoint => {
    const surface = attachSurfaceOf(at, room);
    return {
      ...roomPoint(at),
      label: `P${firstPoint + index + 1}`,
      surface,
      rodMetres: surface === 'ceiling' ? clean(room.height - at[1]) : 0,
      arcLengthMetres: clean(belt.pointMetres[index] as number),
    };
  });
  return { points, spans: spansOf(path, belt), isClosed: belt.isClosed, lengthMetres: clean(belt.lengthMetres) };
}

/** The spans of a path as they hang. */
export function spansOf({ points }: BeltPath, belt: Belt): readonly SceneBeltSpan[] {
  const lines = linesOfBelt(belt);
  return belt.spans.map((curve, from) => ({
    from,
    to: (from + 1) % points.length,
    straightMetres: clean(curve.straightMetres),
    lengthMetres: clean(curve.lengthMetres),
    slack: curve.slack,
    sagMetres: clean(sagOf(curve)),
    curve: (lines[from] as readonly Position[]).map(roomPoint),
  }));
}

/** Returns the place of an element on a belt. */
export function hostOf(beltId: string, arcLengthMetres: number, { at, tangent }: BeltPlace): SceneHost {
  return { beltId, arcLengthMetres: clean(arcLengthMetres), at: roomPoint(at), tangent: roomPoint(tangent) };
}

/** The distance along its track, from its geometry. */
export function arcLengthOf({ props }: Pick<ElementNode, 'props'>): number {
  return props.geometry?.kind === 'hosted' ? props.geometry.arcLengthMetres : 0;
}

/** The path of a track in the room: where its points are, metres from the middle of the floor. */
export function pathInRoom({ props }: Pick<ElementNode, 'props'>, at: Position): BeltPath | undefined {
  const { geometry } = props;
  if (geometry?.kind !== 'path') return undefined;
  const isHere = at[0] === 0 && at[1] === 0 && at[2] === 0;
  return isHere ? geometry : { ...geometry, points: geometry.points.map(([x, y, z]): Position => [x + at[0], y + at[1], z + at[2]]) };
}

/** A belt with everything that sits on it but its lights, which stand among those of the scene. */
export function sceneBeltOf(
  node: ElementNode,
  path: BeltPath,
  belt: Belt,
  room: RoomSize,
  { index, firstPoint, compositionId, mostLengthMetres }: BeltNumbers,
): SceneBelt {
  const children = node.elements.map(({ element }) => element);
  const lights = children.filter(({ type }) => type === 'Light').toSorted((one, other) => arcLengthOf(one) - arcLengthOf(other));
  const feed = children.find(({ type }) => type === 'ElectricalConnection');
  return {
    ...courseOf(path, belt, room, firstPoint),
    id: node.id,
    compositionId,
    label: `B${index + 1}`,
    model: node.props.code ?? '',
    color: node.props.attributes.color,
    widthMetres: widthOf(node),
    mostLengthMetres,
    feed: feed === undefined ? undefined : feedOf(feed, belt, room),
    watts: clean(lights.reduce((sum, { props }) => sum + (props.technicalData.watts ?? 0), 0)),
    lightIds: lights.map(({ id }) => id),
    accessories: children.flatMap((child) => partOf(child, belt) ?? []),
  };
}

export interface BeltNumbers {
  /** Index of the belt, from 0. */
  readonly index: number;
  /** Points of the belts before it. */
  readonly firstPoint: number;
  readonly compositionId: string | undefined;
  readonly mostLengthMetres: number | undefined;
}

/** A belt lies flat: of its article, which is a piece of it on edge, the height is its width. */
function widthOf({ size }: ElementNode): number {
  return Math.max(size.height, size.depth);
}

function feedOf(node: ElementNode, belt: Belt, room: RoomSize): NonNullable<SceneBelt['feed']> {
  const { id, props } = node;
  return {
    ...feedPlaceOf(belt, arcLengthOf(node), room),
    id,
    model: props.code ?? '',
    installation: props.attributes.installation,
    control: props.attributes.control,
    deliveredWatts: props.technicalData.delivered_power,
  };
}

/** Returns the place of a feed on its surface when it feeds a belt at an arc length. */
export function feedPlaceOf(belt: Belt, arcLengthMetres: number, room: RoomSize) {
  const { at } = placeOnBelt(belt, arcLengthMetres);
  const surface: AttachSurface = attachSurfaceOf(at, room);
  return { ...roomPoint(at), ...(surface === 'ceiling' && { y: room.height }), surface, arcLengthMetres: clean(arcLengthMetres) };
}

function partOf(node: ElementNode, belt: Belt): SceneBeltPart | undefined {
  const { id, type, props } = node;
  if (type !== 'Reflector' && type !== 'Counterweight') return undefined;
  const arcLengthMetres = arcLengthOf(node);
  const at = roomPoint(placeOnBelt(belt, arcLengthMetres).at);
  return { id, type, model: props.code ?? '', color: props.attributes.color, arcLengthMetres: clean(arcLengthMetres), at };
}

/** The belt of a node, for as long as it is held where it is. */
export function beltIn(path: BeltPath): Belt {
  const known = belts.get(path.points);
  if (known !== undefined && known.slack === path.slack && known.isClosed === path.isClosed) return known.belt;
  const belt = beltOf(path);
  belts.set(path.points, { slack: path.slack, isClosed: path.isClosed, belt });
  return belt;
}

const belts = new WeakMap<
  BeltPath['points'],
  { readonly slack: BeltPath['slack']; readonly isClosed: boolean | undefined; readonly belt: Belt }
>();

/** Rounds away the remainder of adding metres. */
function clean(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}
