import type { ElementId } from '@candil/domain';
import type { PlanPlace } from '../scene/scene';
import type { RoomPoint, Surface } from '../scene/scene-belt';
import type { FlatView, SceneView } from '../state/states';

/** Target under the pointer. */
export type InputTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'element'; readonly id: ElementId }
  /** The dot by which a height is pulled. */
  | { readonly kind: 'height-handle'; readonly id: ElementId }
  | { readonly kind: 'wall'; readonly wall: 'width' | 'depth' | 'height' }
  | { readonly kind: 'furniture'; readonly id: string }
  /** The dot by which the selection, or the chosen furniture, is turned. */
  | { readonly kind: 'turn-handle' }
  /** A point that a belt is held by. */
  | { readonly kind: 'belt-point'; readonly id: ElementId; readonly index: number }
  /** The belt between two points, so far along it. */
  | { readonly kind: 'belt-span'; readonly id: ElementId; readonly index: number; readonly arcLengthMetres: number }
  /** The dot by which the sag of a span is pulled. */
  | { readonly kind: 'sag-handle'; readonly id: ElementId; readonly index: number }
  | { readonly kind: 'stick-end'; readonly id: ElementId; readonly end: 'from' | 'to' };

/** A pointer event in the measures of the room, the same from plan, elevation and 3D. */
export interface PointerInput {
  readonly phase: 'down' | 'move' | 'up' | 'cancel';
  readonly view: SceneView;
  /** Place of the pointer on the plan of the ceiling: plan and 3D. In an elevation the visible axis is set and the other unchanged. */
  readonly at: Partial<PlanPlace>;
  /** Metres above the floor, from an elevation or a height handle in 3D. */
  readonly y?: number;
  readonly target: InputTarget;
  /**
   * Place of the pointer on a surface of the room, for drawing between surfaces: 3D and elevations give the surface
   * that is hit, the plan the ceiling.
   */
  readonly hit?: { readonly surface: Surface; readonly point: RoomPoint };
  /** Finger or pen: larger thresholds. */
  readonly isCoarse: boolean;
  /** Pixels since the press; 4 begin a drag, 6 where coarse. */
  readonly travelledPixels: number;
  /** Pixels to the right of the press, to the left below 0, however the room is seen. */
  readonly acrossPixels: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
  readonly pointerId: number;
  /** Metres of a pixel in the view, for snapping. */
  readonly metresPerPixel: number;
}

export interface KeyInput {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
  readonly view: FlatView | '3d' | 'tree';
}
