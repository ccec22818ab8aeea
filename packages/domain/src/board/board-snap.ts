import { boardJoints, ConnectorGrid, connectorsFit, openConnectors } from './board-joints';
import { bodiesOverlap } from './board-overlap';
import {
  type BoardBody,
  type BoardConnector,
  type BoardPose,
  normalDegrees,
  type PlacedConnector,
  placedConnectors,
  placeOnBoard,
  roundedMetres,
  signedDegrees,
} from './board-shape';

/** A place where a part takes hold. */
export interface BoardSnap {
  /** Position of the part. */
  readonly pose: BoardPose;
  /** Connector of the moved part. */
  readonly connector: BoardConnector;
  /** Connector of the board that it joins. */
  readonly onto: PlacedConnector;
  /** Turn that aligned the part, signed. */
  readonly straightenedDegrees: number;
  /** Distance from the held position. */
  readonly metres: number;
}

/** Snap targets of a dragged part, made once for a whole drag. */
export interface SnapField {
  /** Parts that it must not overlap. */
  readonly bodies: readonly BoardBody[];
  /** Connectors that nothing is joined to. */
  readonly open: ConnectorGrid;
  /** Turn of a part, degrees clockwise on the page. */
  readonly turnOf: (partId: string) => number;
  /** Distance within which a connector attracts, metres. */
  readonly reachMetres: number;
}

/** Everything that stays where it is, with its open connectors. */
export function snapField(bodies: readonly BoardBody[], reachMetres: number): SnapField {
  const turns = new Map(bodies.map(({ id, turnDegrees }) => [id, turnDegrees]));
  return {
    bodies,
    open: new ConnectorGrid(openConnectors(bodies, boardJoints(bodies)), reachMetres),
    turnOf: (partId) => turns.get(partId) ?? 0,
    reachMetres,
  };
}

/** The pose in which a connector of a part holds another: in the plane both face one another, from below the part keeps the nearest right angle (TB5). */
export function poseAt(body: BoardBody, connector: BoardConnector, onto: PlacedConnector, turnOfOther: number): BoardPose {
  const turnDegrees = normalDegrees(
    onto.facingDegrees === undefined || connector.facingDegrees === undefined
      ? turnOfOther + Math.round((body.turnDegrees - turnOfOther) / 90) * 90
      : onto.facingDegrees + 180 - connector.facingDegrees,
  );
  const offset = placeOnBoard({ x: 0, z: 0, turnDegrees }, connector);
  return { x: roundedMetres(onto.x - offset.x), z: roundedMetres(onto.z - offset.z), turnDegrees };
}

/** Finds the first part that a part would overlap. */
export function hitsAny(body: BoardBody, others: readonly BoardBody[]): BoardBody | undefined {
  return others.find((other) => other.id !== body.id && bodiesOverlap(body, other));
}

/** Snaps a dragged part to the nearest open connector that fits and where it overlaps no other part (TB5). */
export function snapBody(body: BoardBody, field: SnapField): BoardSnap | undefined {
  const found: { readonly own: PlacedConnector; readonly onto: PlacedConnector; readonly metres: number }[] = [];
  for (const own of placedConnectors(body)) {
    for (const onto of field.open.near(own)) {
      const metres = Math.hypot(own.x - onto.x, own.z - onto.z);
      if (metres <= field.reachMetres && onto.partId !== body.id && connectorsFit(own.connector, onto.connector)) {
        found.push({ own, onto, metres });
      }
    }
  }
  for (const { own, onto, metres } of found.sort((one, other) => one.metres - other.metres)) {
    const pose = poseAt(body, own.connector, onto, field.turnOf(onto.partId));
    if (hitsAny({ ...body, ...pose }, field.bodies) !== undefined) continue;
    return { pose, connector: own.connector, onto, straightenedDegrees: signedDegrees(pose.turnDegrees - body.turnDegrees), metres };
  }
  return undefined;
}

/**
 * Pose in which a part joins one connector of the board, turned as little as possible; undefined where none of its own connectors fits, or
 * it would overlap another part (TB5).
 */
export function attachBody(body: BoardBody, onto: PlacedConnector, others: readonly BoardBody[]): BoardSnap | undefined {
  const turnOfOther = others.find(({ id }) => id === onto.partId)?.turnDegrees ?? 0;
  return body.shape.connectors
    .filter((connector) => connectorsFit(connector, onto.connector))
    .map((connector): BoardSnap => {
      const pose = poseAt({ ...body, turnDegrees: turnOfOther }, connector, onto, turnOfOther);
      return { pose, connector, onto, straightenedDegrees: 0, metres: 0 };
    })
    .sort((one, other) => Math.abs(signedDegrees(one.pose.turnDegrees)) - Math.abs(signedDegrees(other.pose.turnDegrees)))
    .find(({ pose }) => hitsAny({ ...body, ...pose }, others) === undefined);
}
