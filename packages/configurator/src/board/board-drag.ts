import {
  type BoardBody,
  type BoardPose,
  type BoardSnap,
  boardJoints,
  connectorKey,
  type SnapField,
  signedDegrees,
  snapBody,
  snapField,
} from '@candil/domain';
import { isBlocked, movedBodies, posesOf } from './board-edits';

/** Present place of the parts being dragged. */
export interface DragPlace {
  /** Poses of all parts that move; the last place where they are allowed. */
  readonly poses: ReadonlyMap<string, BoardPose>;
  /** Connector that the parts snap to. */
  readonly snap: BoardSnap | undefined;
  /** Poses under the pointer, where they differ from `poses`. */
  readonly wanted: ReadonlyMap<string, BoardPose> | undefined;
  readonly isBlocked: boolean;
}

/** Bodies moved as one over others that stay. Nothing is looked up twice: the cost of a move depends on the moving bodies. */
export class BoardDrag {
  readonly #bodies: readonly BoardBody[];
  readonly #takers: readonly BoardBody[];
  readonly #others: readonly BoardBody[];
  readonly #field: SnapField;
  #last: ReadonlyMap<string, BoardPose>;

  /** `lead` is the one under the pointer. */
  constructor(bodies: readonly BoardBody[], others: readonly BoardBody[], reachMetres: number) {
    this.#bodies = bodies;
    this.#others = others;
    this.#field = snapField(others, reachMetres);
    this.#takers = takersOf(bodies);
    this.#last = posesOf(bodies);
  }

  /** Moved by so much from where it was; `isFree` takes hold of nothing. */
  to(dx: number, dz: number, isFree: boolean): DragPlace {
    const wanted = movedBodies(this.#bodies, { about: { x: 0, z: 0 }, turnDegrees: 0, dx, dz });
    const snapped = isFree ? undefined : this.#snapped(wanted, dx, dz);
    if (snapped !== undefined) {
      this.#last = snapped.poses;
      return { ...snapped, wanted: posesOf(wanted), isBlocked: false };
    }
    if (isBlocked(wanted, this.#others)) return { poses: this.#last, snap: undefined, wanted: posesOf(wanted), isBlocked: true };
    this.#last = posesOf(wanted);
    return { poses: this.#last, snap: undefined, wanted: undefined, isBlocked: false };
  }

  #snapped(wanted: readonly BoardBody[], dx: number, dz: number): Pick<DragPlace, 'poses' | 'snap'> | undefined {
    const found = this.#takers
      .flatMap((taker) => {
        const held = { ...taker, x: taker.x + dx, z: taker.z + dz };
        const snap = snapBody(held, this.#field);
        return snap === undefined ? [] : [{ held, snap }];
      })
      .sort((one, other) => one.snap.metres - other.snap.metres);
    for (const { held, snap } of found) {
      const moved = movedBodies(wanted, {
        about: held,
        turnDegrees: signedDegrees(snap.pose.turnDegrees - held.turnDegrees),
        dx: snap.pose.x - held.x,
        dz: snap.pose.z - held.z,
      });
      if (!isBlocked(moved, this.#others)) return { poses: posesOf(moved), snap };
    }
    return undefined;
  }
}

/** Returns the connectors of a group that can take hold of others: those that hold nothing inside the group. */
const takersOf = (bodies: readonly BoardBody[]): readonly BoardBody[] => {
  const taken = new Set(boardJoints(bodies).flatMap(({ male, female }) => [connectorKey(male), connectorKey(female)]));
  return bodies.flatMap((body) => {
    const connectors = body.shape.connectors.filter(({ id }) => !taken.has(`${body.id} ${id}`));
    return connectors.length === 0 ? [] : [{ ...body, shape: { ...body.shape, connectors } }];
  });
};
