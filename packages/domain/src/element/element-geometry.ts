import type { ElementId, Position } from './element-place';
import type { ELEMENT_TYPES } from './element-types.data';

/**
 * Rotation of an element, radians from −2π to 2π, right-handed: first rolled about z, then pitched about x, then yawed about the vertical
 * y, counter-clockwise seen from above. Absent = not at all.
 */
export interface Pose {
  /** About the vertical y. */
  readonly yaw: number;
  /** About x, the width of the room. */
  readonly pitch: number;
  /** About z, the depth of the room. */
  readonly roll: number;
}

/** One end of a stick. */
export type StickEnd = 'from' | 'to';

/** The joint of a stick to another one; an unknown id joins nothing. */
export interface StickJoint {
  /** End of this stick. */
  readonly end: StickEnd;
  /** Other stick. */
  readonly elementId: ElementId;
  /** End of the other stick. */
  readonly otherEnd: StickEnd;
}

/** Body of an element whose position alone does not define it. */
export type ElementGeometry =
  /** A belt or cable of a track from point to point, from 2 on, metres from the place of the track. */
  | {
      readonly kind: 'path';
      readonly points: readonly Position[];
      /** Extra length of each span, 0 = taut to 1 = twice as long. */
      readonly slack: readonly number[];
      /** True when a last span leads back to the first point. */
      readonly isClosed?: boolean;
    }
  /** Element on a track, at its distance along it from the first point; a track that does not exist hosts nothing. */
  | { readonly kind: 'hosted'; readonly trackId: ElementId; readonly arcLengthMetres: number }
  /** A straight body between two ends, metres from its place. */
  | { readonly kind: 'stick'; readonly from: Position; readonly to: Position; readonly joints: readonly StickJoint[] };

/** Geometries that an element of each kind may have (SV14). */
export const GEOMETRY_KINDS: Readonly<Record<(typeof ELEMENT_TYPES)[number], readonly ElementGeometry['kind'][]>> = {
  Space: [],
  Composition: [],
  Cluster: [],
  Pendant: [],
  Light: ['hosted', 'stick'],
  Complement: ['hosted', 'stick'],
  Track: ['path', 'stick'],
  ElectricalConnection: ['hosted'],
  Reflector: ['hosted'],
  Counterweight: ['hosted'],
};
