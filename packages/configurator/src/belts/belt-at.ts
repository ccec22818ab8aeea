import {
  absolutePositionOf,
  arcLengthOf as arcOf,
  type Belt,
  type BeltPath,
  beltOf,
  childrenOf,
  DEFAULT_SPACE_CONFIG,
  type Element,
  type ElementId,
  elementOf,
  type FixingKind,
  mostBeltMetres,
  type Position,
  pathInRoom,
  type RoomSize,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';

export { beltLoadOf as loadOf } from '@candil/domain';
export { arcOf };

/** A belt of the document with the elements on it; its path is in the room. */
export interface BeltAt {
  readonly id: ElementId;
  readonly path: BeltPath;
  readonly belt: Belt;
  /** Place of the track: its points are relative to it. */
  readonly place: Position;
  /** Everything on it, in the order of the tree. */
  readonly children: readonly Element[];
}

/** Returns the belt of a track as it stands; undefined for any other element. */
export function beltAt({ session }: Pick<EditorCore, 'session'>, id: ElementId): BeltAt | undefined {
  const { tree } = session.configuration;
  const path = pathInRoom(tree, id);
  if (path === undefined) return undefined;
  return { id, path, belt: beltOf(path), place: absolutePositionOf(tree, id), children: childrenOf(tree, id) };
}

export function lightsOn({ children }: Pick<BeltAt, 'children'>): readonly Element[] {
  return children.filter(({ type }) => type === 'Light').toSorted((one, other) => arcOf(one) - arcOf(other));
}

export function feedOf({ children }: Pick<BeltAt, 'children'>): Element | undefined {
  return children.find(({ type }) => type === 'ElectricalConnection');
}

/** Returns the kind of fixing a model is for a belt; undefined for any other model. */
export function fixingKindOf({ input }: EditorCore, model: string | undefined): FixingKind | undefined {
  return model === undefined ? undefined : input.sources.systemParts[model]?.fixing;
}

/** The longest that a belt is made, and that its feed takes; metres. */
export function mostMetresOf({ session }: EditorCore, { id, children }: Pick<BeltAt, 'id' | 'children'>): number {
  const { tree, context } = session.configuration;
  return mostBeltMetres(elementOf(tree, id), children, context.partOf);
}

export function roomSizeOf({ session }: EditorCore): RoomSize {
  const { tree } = session.configuration;
  return (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize;
}

/** A belt with the places of its parts in another coordinate. */
export function countedBy(was: BeltAt, arc: (arcLengthMetres: number) => number, belt: Belt): BeltAt {
  const children = was.children.map((child): Element => {
    const { geometry } = child.props;
    if (geometry?.kind !== 'hosted') return child;
    const arcLengthMetres = arc(geometry.arcLengthMetres);
    return { ...child, props: { ...child.props, geometry: { ...geometry, arcLengthMetres } } };
  });
  return { ...was, belt, children };
}

/** A loop that is counted from another of its points. */
export function turnedLoop(was: BeltAt, pointIndex: number): BeltAt {
  const start = was.belt.pointMetres[pointIndex] ?? 0;
  const turn = <T>(list: readonly T[]): readonly T[] => [...list.slice(pointIndex), ...list.slice(0, pointIndex)];
  const path: BeltPath = { ...was.path, points: turn(was.path.points), slack: turn(was.path.slack) };
  const round = (arc: number) => (arc >= start ? arc - start : arc - start + was.belt.lengthMetres);
  return { ...countedBy(was, round, beltOf(path)), path };
}
