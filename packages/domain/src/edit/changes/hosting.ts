import { type Belt, beltOf, carriedAlong, carriedPoint, onBelt, placeOnBelt } from '../../belt';
import { absolutePositionOf, type Element, type ElementGeometry, type ElementId, type Position, walk } from '../../element';
import type { RoomSize } from '../../space';
import { type Attempt, elementIn } from '../attempt';

type Path = Extract<ElementGeometry, { kind: 'path' }>;

/** The belt of a track; undefined for elements without a path. */
function beltOfElement({ props }: Element): Belt | undefined {
  return props.geometry?.kind === 'path' ? beltOf(props.geometry) : undefined;
}

/** A path as an element has it, with the length that follows from it (TC36). */
export function setPath(attempt: Attempt, elementId: ElementId, path: Path): void {
  const { props } = elementIn(attempt, elementId);
  const before = beltOfElement(elementIn(attempt, elementId));
  const belt = beltOf(path);
  const technicalData = { ...props.technicalData, productLength: belt.lengthMetres };
  attempt.apply({ kind: 'props', elementId, props: { ...props, geometry: path, technicalData } });
  for (const childId of elementIn(attempt, elementId).childIds) carry(attempt, childId, before ?? belt, belt);
}

/** Settles moved elements: tracks are as long as their belts (TC36), and elements on them stand where they are (TC37). */
export function settleHosting(attempt: Attempt, elementId: ElementId): void {
  for (const { id, props } of [...walk(attempt.configuration.tree, elementId)]) {
    if (props.geometry?.kind === 'path') setLength(attempt, id, props.geometry);
    else if (props.geometry?.kind === 'hosted') settleHosted(attempt, id);
  }
}

function setLength(attempt: Attempt, elementId: ElementId, path: Path): void {
  const { props } = elementIn(attempt, elementId);
  const { lengthMetres } = beltOf(path);
  if (props.technicalData.productLength === lengthMetres) return;
  const technicalData = { ...props.technicalData, productLength: lengthMetres };
  attempt.apply({ kind: 'props', elementId, props: { ...props, technicalData } });
}

/** Attaches elements to the track that they name; one that names another track than its parent stays where it is. */
export function settleHosted(attempt: Attempt, elementId: ElementId): void {
  const { props, parentId } = elementIn(attempt, elementId);
  if (props.geometry?.kind !== 'hosted' || parentId !== props.geometry.trackId) return;
  const belt = beltOfElement(elementIn(attempt, parentId));
  if (belt !== undefined) carry(attempt, elementId, belt, belt);
}

function carry(attempt: Attempt, elementId: ElementId, before: Belt, after: Belt): void {
  const { props, parentId, position } = elementIn(attempt, elementId);
  const { geometry } = props;
  if (geometry?.kind !== 'hosted' || parentId !== geometry.trackId) return;
  const arcLengthMetres =
    before === after ? onBelt(after, geometry.arcLengthMetres) : carriedAlong(before, after, geometry.arcLengthMetres);
  if (arcLengthMetres !== geometry.arcLengthMetres) {
    attempt.apply({ kind: 'props', elementId, props: { ...props, geometry: { ...geometry, arcLengthMetres } } });
  }
  const { at } = placeOnBelt(after, arcLengthMetres);
  if (at.some((value, axis) => value !== position[axis])) attempt.apply({ kind: 'place', elementId, position: at });
}

/** Where the points of every belt are, in the room. */
export function beltPointsOf({ configuration }: Attempt): ReadonlyMap<ElementId, readonly Position[]> {
  const { tree } = configuration;
  const points = new Map<ElementId, readonly Position[]>();
  for (const { id, props } of walk(tree)) {
    if (props.geometry?.kind !== 'path') continue;
    const place = absolutePositionOf(tree, id);
    points.set(
      id,
      props.geometry.points.map((point) => sum(point, place)),
    );
  }
  return points;
}

/** Belts go along with the room that they hang in (TC38): `points` are where they were before it was another, in the room. */
export function carryBelts(attempt: Attempt, points: ReadonlyMap<ElementId, readonly Position[]>, before: RoomSize, after: RoomSize): void {
  for (const [elementId, were] of points) {
    const { geometry } = elementIn(attempt, elementId).props;
    if (geometry?.kind !== 'path') continue;
    const [x, y, z] = absolutePositionOf(attempt.configuration.tree, elementId);
    const carried = were.map((point) => sum(carriedPoint(point, before, after), [-x, -y, -z]));
    if (carried.every((point, index) => point.every((value, axis) => value === geometry.points[index]?.[axis]))) continue;
    setPath(attempt, elementId, { ...geometry, points: carried });
    attempt.effects.push({ kind: 'belt-carried', elementId });
  }
}

/** Adds 0 to each sum, so that no negative zero remains. */
function sum(one: Position, other: Position): Position {
  return [one[0] + other[0] + 0, one[1] + other[1] + 0, one[2] + other[2] + 0];
}
