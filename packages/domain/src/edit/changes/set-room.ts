import { elementOf, type Position, walk } from '../../element';
import { heightInChangedRoom } from '../../space';
import type { Attempt } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { roomOf } from '../surroundings';
import { carrySticks, standingSticksOf } from './carry-sticks';
import { beltPointsOf, carryBelts } from './hosting';
import { limitHeights } from './set-height';
import { settleInstallations } from './set-installation';
import { refusalOfCarried } from './structure';

/**
 * Changes the room: what hangs from the ceiling stays with it (SP6), installations that the ceiling no longer takes become Surface
 * Basic (CA4), heights come within the new limits (TC9), belts follow their fixings (TC38) and lines of sticks with their surfaces
 * (ST15), and what then stands outside is
 * flagged (CO).
 */
export function setRoom(attempt: Attempt, { config }: Extract<Change, { kind: 'set-room' }>): EditFailure | undefined {
  const { tree } = attempt.configuration;
  const space = elementOf(tree, tree.rootId);
  const before = roomOf(attempt.configuration).roomSize;
  const beltPoints = beltPointsOf(attempt);
  const standing = standingSticksOf(attempt);
  attempt.apply({ kind: 'props', elementId: space.id, props: { ...space.props, config } });
  for (const childId of space.childIds) {
    const { position } = elementOf(tree, childId);
    const y = heightInChangedRoom(position[1], before.height, config.roomSize.height);
    const moved: Position = [position[0], y, position[2]];
    if (y !== position[1]) attempt.apply({ kind: 'place', elementId: childId, position: moved });
  }
  carryBelts(attempt, beltPoints, before, config.roomSize);
  carrySticks(attempt, standing, before, config.roomSize);
  for (const { id } of walk(tree)) attempt.moved.add(id);
  return refusalOfCarried(attempt, space.id) ?? settleInstallations(attempt, space.id) ?? limitHeights(attempt, space.id);
}
