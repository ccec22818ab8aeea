import type { ElementId } from '@candil/domain';
import type { RoomPoint, SceneFeed, Surface } from './scene-belt';

/** One end of a stick: on a surface, in a joint with others, or in the air. */
export interface SceneStickEnd extends RoomPoint {
  readonly held:
    | { readonly kind: 'surface'; readonly surface: Surface }
    | { readonly kind: 'joint'; readonly jointId: string }
    | { readonly kind: 'free' };
}

/** A straight rod of light (Light of sub-family 219 with the geometry of a stick). */
export interface SceneStick {
  readonly id: ElementId;
  readonly lineId: ElementId;
  /** `K1`, `K2`, … in the order of the tree. */
  readonly label: string;
  readonly model: string;
  readonly from: SceneStickEnd;
  readonly to: SceneStickEnd;
  readonly lengthMetres: number;
  readonly diameterMetres: number;
  /** Rotation of the light about the stick: 0 = down, clockwise seen from its first end. */
  readonly rollDegrees: number;
  readonly beamDegrees: number;
  readonly color: string | undefined;
  readonly temperature: string | undefined;
  readonly control: string | undefined;
  readonly watts: number;
  readonly lumens: number;
  readonly collides: boolean;
}

/** Joint of two or three sticks. */
export interface SceneJoint extends RoomPoint {
  /** Id of the first stick end in it: the same as long as that is. */
  readonly id: string;
  readonly stickIds: readonly ElementId[];
  /** Between each two neighbours, the smallest first. */
  readonly anglesDegrees: readonly number[];
}

/** A line: sticks that are joined, with the bases that feed them (a Composition). */
export interface SceneLine {
  readonly id: ElementId;
  /** From 1. */
  readonly number: number;
  readonly stickIds: readonly ElementId[];
  readonly feeds: readonly SceneFeed[];
  readonly watts: number;
  readonly deliveredWatts: number;
}

/** A curve on a surface of the room. */
export interface ReachCurve {
  readonly surface: Surface;
  readonly curve: readonly RoomPoint[];
  /** Radius of the circle that it is an arc of, in metres. */
  readonly radiusMetres: number;
}

/** A chain of sticks for a line that was drawn freely. */
export interface LineOffer {
  readonly models: readonly string[];
  readonly lengthsMetres: readonly number[];
  readonly jointDegrees: number | undefined;
  /** By how much the chain is too short (above 0) or too long for the line as drawn; 0 = it fits. */
  readonly shortMetres: number;
  /** Places of its ends and joints; the last end is moved along its surface to where the chain reaches. */
  readonly points: readonly RoomPoint[];
  /** Displacement of its last end, in metres. */
  readonly movedMetres: number;
}

/** The axis of a stick that would come. */
export interface Rod {
  readonly from: RoomPoint;
  readonly to: RoomPoint;
}
