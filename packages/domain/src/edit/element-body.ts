import { type Canopy, canopyOf } from '../canopy';
import { absolutePositionOf, type Element, type ElementId, type ElementTree, elementOf, type Pose, type Position } from '../element';
import type { Stick } from '../geometry';

/**
 * Half the width of a body or of the canopy of a light that hangs alone, whichever is wider: both have one centre (CO1, CO16). A cluster is
 * as wide as its canopy; tracks and groups without a body have no circle. An element on a belt is as wide as its lesser side, as the belt
 * keeps its lights apart along itself, and the fixings of a belt have no circle (CO20).
 */
export function circleRadius(tree: ElementTree, element: Element, canopies: readonly Canopy[]): number | undefined {
  const { type, size, props } = element;
  if (type === 'Cluster') return props.virtual !== true && size.width > 0 ? size.width / 2 : undefined;
  if (type !== 'Light' && type !== 'Pendant' && type !== 'Complement') return undefined;
  // A stick is judged by its axis, the ball of a joint by the sticks in it (CO20).
  if (props.geometry?.kind === 'stick') return undefined;
  if (props.geometry?.kind === 'hosted') {
    const side = type === 'Complement' ? 0 : Math.min(size.width, size.depth);
    return side > 0 ? side / 2 : undefined;
  }
  const width = Math.max(size.width, ownCanopyWidth(tree, element, canopies));
  return width > 0 ? width / 2 : undefined;
}

/** A light in a cluster hangs from the canopy of that, one on a track from none. */
function ownCanopyWidth(tree: ElementTree, { parentId, props }: Element, canopies: readonly Canopy[]): number {
  const { installation } = props.attributes;
  if (installation === undefined) return 0;
  const parent = parentId === undefined ? undefined : elementOf(tree, parentId);
  if (parent?.type === 'Track' || (parent?.type === 'Cluster' && parent.props.virtual !== true)) return 0;
  return canopyOf(canopies, installation)?.widthMetres ?? 0;
}

/**
 * A track, or a stick of light (CO20), as sticks, as thick as it is deep (CO17): the spans between its points, from end to end, or else its length along x with its
 * place in the middle, turned as it is. Slack hangs down and is left out.
 */
export function sticksOf(tree: ElementTree, id: ElementId): readonly Stick[] {
  const { size, props } = elementOf(tree, id);
  const place = absolutePositionOf(tree, id);
  const { geometry } = props;
  const stick = (from: Position, to: Position): Stick => ({ from: moved(place, from), to: moved(place, to), diameterMetres: size.depth });
  if (geometry?.kind === 'stick') return [stick(geometry.from, geometry.to)];
  if (geometry?.kind === 'path') {
    const { points, isClosed } = geometry;
    const nextTo = (index: number) => points[(index + 1) % points.length] as Position;
    return points.slice(0, isClosed === true ? points.length : -1).map((point, index) => stick(point, nextTo(index)));
  }
  const half = (props.technicalData.productLength ?? size.width) / 2;
  const [x, y, z] = props.pose === undefined ? [1, 0, 0] : turnedX(props.pose);
  return [stick([-half * x, -half * y, -half * z], [half * x, half * y, half * z])];
}

function moved(place: Position, by: Position): Position {
  return [place[0] + by[0], place[1] + by[1], place[2] + by[2]];
}

/** Where the x axis points once it is rolled about z, pitched about x and yawed about y. */
function turnedX({ yaw, pitch, roll }: Pose): Position {
  const [x, y, z] = [Math.cos(roll), Math.sin(roll) * Math.cos(pitch), Math.sin(roll) * Math.sin(pitch)];
  return [x * Math.cos(yaw) + z * Math.sin(yaw), y, z * Math.cos(yaw) - x * Math.sin(yaw)];
}
