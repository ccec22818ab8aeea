import { absolutePositionOf, childrenOf, type Element, type ElementId, type ElementTree, elementOf, walk } from '../element';
import type { RoomPoint } from '../geometry';
import { TOLERANCE_METRES } from '../measure';
import { DEFAULT_SPACE_CONFIG } from '../space';
import { distanceOf, type JointRange } from './chain';
import { type CheckedStick, checkLines, checkSticks } from './check-sticks';
import { ANCHOR_METRES } from './stick.data';
import type { StickFailure } from './stick-failure';
import { linesOfSticks } from './stick-joints';

/** Recognises a stick of light: a Light with two ends. */
export function isStick({ type, props }: Pick<Element, 'type' | 'props'>): boolean {
  return type === 'Light' && props.geometry?.kind === 'stick';
}

/** Axis of an element with the geometry of a stick, in the room; metres from the middle of the floor. */
export function stickIn(tree: ElementTree, id: ElementId): CheckedStick | undefined {
  const { props, size } = elementOf(tree, id);
  if (props.geometry?.kind !== 'stick') return undefined;
  const { from, to, joints } = props.geometry;
  const place = absolutePositionOf(tree, id);
  const moved = (point: RoomPoint): RoomPoint => [place[0] + point[0], place[1] + point[1], place[2] + point[2]];
  return { id, from: moved(from), to: moved(to), joints, diameterMetres: size.depth, lengthMetres: props.technicalData.productLength };
}

/** The sticks of light of a configuration, in the order of the tree. */
export function sticksIn(tree: ElementTree): readonly CheckedStick[] {
  return [...walk(tree)].filter(isStick).map(({ id }) => stickIn(tree, id) as CheckedStick);
}

/**
 * Checks the sticks of a configuration, then their lines (ST8–ST11), then lines whose feeds differ (ST16). A line is fed by the electrical
 * connections beside its sticks.
 */
export function checkSticksIn(tree: ElementTree, joint: JointRange | undefined): readonly StickFailure[] {
  const sticks = sticksIn(tree);
  if (sticks.length === 0) return [];
  const room = (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize;
  const isFed = (stickIds: readonly ElementId[]) => feedsBeside(tree, stickIds).length > 0;
  return [...checkSticks(sticks, { room, joint }), ...checkLines(sticks, room, isFed), ...mixedControls(tree, sticks)];
}

/** The electrical connections that lie in the same groups as sticks, each once. */
function feedsBeside(tree: ElementTree, stickIds: readonly ElementId[]): readonly Element[] {
  const parentIds = new Set(stickIds.flatMap((id) => elementOf(tree, id).parentId ?? []));
  return [...parentIds].flatMap((id) => childrenOf(tree, id)).filter(({ type }) => type === 'ElectricalConnection');
}

/** Lines whose feeds have different controls; a control that is still open differs from none, and a feed at an end of another line is none of this. */
function mixedControls(tree: ElementTree, sticks: readonly CheckedStick[]): readonly StickFailure[] {
  const lines = linesOfSticks(sticks);
  const lineOf = new Map(lines.flatMap((stickIds) => stickIds.map((id) => [id, stickIds] as const)));
  const controlled = feedsBeside(
    tree,
    sticks.map(({ id }) => id),
  ).filter(({ props }) => props.attributes.control !== undefined);
  const lineAt = new Map(controlled.map(({ id }) => [id, lineOf.get(stickAt(sticks, absolutePositionOf(tree, id))?.id ?? '')]));
  return lines.flatMap((stickIds): readonly StickFailure[] => {
    const feeds = feedsBeside(tree, stickIds).filter(({ id }) => lineAt.has(id) && (lineAt.get(id) ?? stickIds) === stickIds);
    const controls = [...new Set(feeds.map(({ props }) => props.attributes.control as string))];
    return controls.length < 2 ? [] : [{ code: 'stick.control', stickIds, feedIds: feeds.map(({ id }) => id), controls }];
  });
}

/** The first stick with an end at a place. */
function stickAt(sticks: readonly CheckedStick[], place: RoomPoint): CheckedStick | undefined {
  return sticks.find(({ from, to }) => [from, to].some((end) => distanceOf(end, place) <= ANCHOR_METRES + TOLERANCE_METRES));
}

/** The first element that a failure is about. */
export function subjectOf(failure: StickFailure): ElementId {
  return 'stickId' in failure ? failure.stickId : (failure.stickIds[0] as ElementId);
}
