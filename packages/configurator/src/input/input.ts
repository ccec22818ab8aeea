import type { ElementId } from '@candil/domain';
import type { PlanPlace } from '../scene/scene';
import type { FlatView, SceneView } from '../state/states';

/** What is under the pointer. */
export type InputTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'element'; readonly id: ElementId }
  /** The dot by which a height is pulled. */
  | { readonly kind: 'height-handle'; readonly id: ElementId }
  | { readonly kind: 'wall'; readonly wall: 'width' | 'depth' | 'height' }
  | { readonly kind: 'furniture'; readonly id: string };

/** A pointer event in the measures of the room, the same from plan, elevation and 3D. */
export interface PointerInput {
  readonly phase: 'down' | 'move' | 'up' | 'cancel';
  readonly view: SceneView;
  /** Where the pointer meets the plan of the ceiling: plan and 3D. In an elevation the axis it shows is told and the other left as it is. */
  readonly at: Partial<PlanPlace>;
  /** Metres above the floor, from an elevation or a height handle in 3D. */
  readonly y?: number;
  readonly target: InputTarget;
  /** Finger or pen: larger thresholds. */
  readonly isCoarse: boolean;
  /** Pixels since the press; 4 begin a drag, 6 where coarse. */
  readonly travelledPixels: number;
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
