import type { ElementId } from '@candil/domain';

/** A point of the room: metres from the middle of the floor, x to the right, y up, z down the page. */
export interface RoomPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A unit vector. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Surface that a point of a belt or an end of a stick is fixed to; walls by the elevation that looks at them. */
export type Surface = 'ceiling' | 'floor' | 'wall-A' | 'wall-B' | 'wall-C' | 'wall-D';

/** Point at which a belt is held. */
export interface SceneBeltPoint extends RoomPoint {
  /** `P1`, `P2`, … through all belts. */
  readonly label: string;
  readonly surface: Surface;
  /** Length of the rod that holds it under the ceiling, in metres; 0 where it is fixed straight to its surface. */
  readonly rodMetres: number;
  /** Along the belt from its first point, metres. */
  readonly arcLengthMetres: number;
}

/** The belt between two points as it hangs. */
export interface SceneBeltSpan {
  /** Indices of the points that it hangs between; the second is 0 in the last span of a loop. */
  readonly from: number;
  readonly to: number;
  readonly straightMetres: number;
  readonly lengthMetres: number;
  /** By how much it is longer than straight: 0 = taut, 0.05 = 5 %. */
  readonly slack: number;
  /** Below the chord where it hangs furthest from it, measured straight down, metres. */
  readonly sagMetres: number;
  /** Two points where it is taut, else as many as a smooth line needs; the first and the last are exactly the two points. */
  readonly curve: readonly RoomPoint[];
}

/** Feed of a belt or a line of sticks. */
export interface SceneFeed extends RoomPoint {
  readonly id: ElementId;
  readonly model: string;
  readonly installation: string | undefined;
  readonly control: string | undefined;
  readonly deliveredWatts: number | undefined;
  readonly surface: Surface;
}

/** A reflector or counterweight on a belt. */
export interface SceneBeltPart {
  readonly id: ElementId;
  readonly type: 'Reflector' | 'Counterweight';
  readonly model: string;
  readonly color: string | undefined;
  readonly arcLengthMetres: number;
  readonly at: RoomPoint;
}

/** A belt (Track of sub-family 225) with its fixings and its feed. Its lights stand among the lights of the scene. */
export interface SceneBelt {
  readonly id: ElementId;
  readonly compositionId: ElementId | undefined;
  /** `B1`, `B2`, … in the order of the tree. */
  readonly label: string;
  readonly model: string;
  readonly color: string | undefined;
  readonly widthMetres: number;
  readonly points: readonly SceneBeltPoint[];
  /** One fewer than the points, or as many in a loop. */
  readonly spans: readonly SceneBeltSpan[];
  readonly isClosed: boolean;
  readonly lengthMetres: number;
  readonly mostLengthMetres: number | undefined;
  /** Feed at its place on its surface; the belt hangs from there. */
  readonly feed: (SceneFeed & { readonly arcLengthMetres: number }) | undefined;
  /** Power of all its lights. */
  readonly watts: number;
  /** In the order along the belt. */
  readonly lightIds: readonly ElementId[];
  readonly accessories: readonly SceneBeltPart[];
}

/** Place of a light on a belt. */
export interface SceneHost {
  readonly beltId: ElementId;
  readonly arcLengthMetres: number;
  /** The belt where the light is clipped on. */
  readonly at: RoomPoint;
  /** Along the belt there. */
  readonly tangent: Direction;
}
