import {
  absolutePositionOf,
  DEFAULT_SPACE_CONFIG,
  type ElementId,
  type ElementTree,
  elementOf,
  type Furniture,
  walk,
} from '@candil/domain';
import type { NoticeIssue } from '../state/states';

/** Height above which people walk upright under a light. */
export const HEADROOM_METRES = 2;
/** Distance from a table or sofa within which people sit and do not walk. */
const SEAT_METRES = 0.4;

/**
 * The lights that hang lower than people walk, over nothing that keeps people away; undefined without any. A room without furniture does
 * not tell where people walk.
 */
export function headroomNotice(tree: ElementTree, furniture: readonly Furniture[]): Extract<NoticeIssue, { kind: 'headroom' }> | undefined {
  const seats = furniture.filter(({ kind }) => kind !== 'person');
  if (seats.length === 0) return undefined;
  const roomMetres = (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize.height;
  const elementIds: ElementId[] = [];
  let lowestMetres = HEADROOM_METRES;
  for (const { id, props } of walk(tree)) {
    const heightCm = props.attributes.pendantHeight ?? props.attributeOptions.pendantHeight?.standard;
    if (heightCm === undefined) continue;
    const bottomMetres = roomMetres - heightCm / 100;
    if (bottomMetres >= HEADROOM_METRES - 1e-9) continue;
    const [x, , z] = absolutePositionOf(tree, id);
    if (isOverSeat(seats, x, z)) continue;
    elementIds.push(id);
    lowestMetres = Math.min(lowestMetres, bottomMetres);
  }
  return elementIds.length === 0 ? undefined : { kind: 'headroom', elementIds, lowestMetres };
}

/** Returns whether a place of the plan is over a piece that keeps people away. */
export function isOverSeat(furniture: readonly Furniture[], x: number, z: number): boolean {
  return furniture.some((piece) => piece.kind !== 'person' && isOver(piece, x, z));
}

function isOver(piece: Furniture, x: number, z: number): boolean {
  const turn = (piece.turnDegrees * Math.PI) / 180;
  const [dx, dz] = [x - piece.x, z - piece.z];
  const along = dx * Math.cos(turn) + dz * Math.sin(turn);
  const across = dz * Math.cos(turn) - dx * Math.sin(turn);
  return Math.abs(along) <= piece.widthMetres / 2 + SEAT_METRES && Math.abs(across) <= piece.depthMetres / 2 + SEAT_METRES;
}
