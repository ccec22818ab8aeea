import { absolutePositionOf, type Element, type ElementId, type ElementTree, elementOf, walk } from '../element';
import type { RoomPoint } from '../geometry';
import { DEFAULT_SPACE_CONFIG } from '../space';
import type { JointRange } from './chain';
import { type CheckedStick, checkLines, checkSticks } from './check-sticks';
import type { StickFailure } from './stick-failure';

/** Whether an element is a stick of light: a Light with two ends. */
export function isStick({ type, props }: Pick<Element, 'type' | 'props'>): boolean {
  return type === 'Light' && props.geometry?.kind === 'stick';
}

/** Of an element with the geometry of a stick its axis, where it stands in the room; metres from the middle of the floor. */
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

/** What of the sticks of a configuration cannot be built, then what their lines lack; a line is fed by an electrical connection beside its sticks (ST8–ST11). */
export function checkSticksIn(tree: ElementTree, joint: JointRange | undefined): readonly StickFailure[] {
  const sticks = sticksIn(tree);
  if (sticks.length === 0) return [];
  const room = (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize;
  const isFed = (stickIds: readonly ElementId[]) =>
    stickIds.some((id) => {
      const { parentId } = elementOf(tree, id);
      return (
        parentId !== undefined &&
        elementOf(tree, parentId).childIds.some((beside) => elementOf(tree, beside).type === 'ElectricalConnection')
      );
    });
  return [...checkSticks(sticks, { room, joint }), ...checkLines(sticks, room, isFed)];
}

/** The first element that a failure is about. */
export function subjectOf(failure: StickFailure): ElementId {
  return 'stickId' in failure ? failure.stickId : (failure.stickIds[0] as ElementId);
}
