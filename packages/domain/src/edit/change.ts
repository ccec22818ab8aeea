import type { CodeAttributeType } from '../attribute';
import type { ElementGeometry, ElementId, ElementNode, Pose, Position, SpaceConfig } from '../element';

/** Values to set together; `null` takes the value away. The height is in whole centimetres. */
export type AttributeValues = { readonly [K in CodeAttributeType]?: string | null } & { readonly pendantHeight?: number };

/** Change of a configuration that a user requests; each is tried as one step (TC1). */
export type Change =
  /** Chooses values for all of these elements. */
  | { readonly kind: 'set-attributes'; readonly elementIds: readonly ElementId[]; readonly attributes: AttributeValues }
  /** Whole centimetres. */
  | { readonly kind: 'set-height'; readonly elementIds: readonly ElementId[]; readonly heightCm: number }
  /** Whole centimetres, added to the height that each element has. */
  | { readonly kind: 'shift-heights'; readonly elementIds: readonly ElementId[]; readonly deltaCm: number }
  /** Centimetres of wire between canopy and body, another way to give the height (PH). */
  | { readonly kind: 'set-wire-length'; readonly elementIds: readonly ElementId[]; readonly wireLengthCm: number }
  /** Within the parent, metres. */
  | { readonly kind: 'move'; readonly elementId: ElementId; readonly position: Position }
  | {
      readonly kind: 'add';
      /** Added element, with everything below it. */
      readonly node: ElementNode;
      /** New parent. */
      readonly parentId: ElementId;
      /** Position in the parent, metres. */
      readonly position: Position;
      /** Index among the children of the parent; absent = last. */
      readonly index?: number;
    }
  /** Takes these elements out, with everything below them. */
  | { readonly kind: 'remove'; readonly elementIds: readonly ElementId[] }
  /** Another element in the place of this one. */
  | { readonly kind: 'replace'; readonly elementId: ElementId; readonly node: ElementNode }
  | {
      readonly kind: 'regroup';
      /** Element that moves to another parent. */
      readonly elementId: ElementId;
      /** New parent. */
      readonly parentId: ElementId;
      /** Position in the new parent, metres. */
      readonly position: Position;
      /** Among the children of the parent; absent = last. */
      readonly index?: number;
    }
  /** Gives the room another size or ceiling. */
  | { readonly kind: 'set-room'; readonly config: SpaceConfig }
  /** Makes elements semi-finished, to be completed elsewhere. */
  | { readonly kind: 'convert-to-psa'; readonly elementIds: readonly ElementId[] }
  /** Turns elements; `null` takes the pose away. */
  | { readonly kind: 'set-pose'; readonly elementIds: readonly ElementId[]; readonly pose: Pose | null }
  /** Points of a track, place on a track or ends of a stick; `null` takes it away. */
  | { readonly kind: 'set-geometry'; readonly elementId: ElementId; readonly geometry: ElementGeometry | null }
  /** Puts clusters that share a parent into a virtual composition. */
  | { readonly kind: 'mount'; readonly composition: ElementNode; readonly clusterIds: readonly ElementId[] }
  /** Takes a virtual composition away, and leaves what it held to its parent. */
  | { readonly kind: 'unmount'; readonly compositionId: ElementId };
