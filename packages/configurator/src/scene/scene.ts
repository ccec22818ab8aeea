import type { ElementId, OutletCanopy } from '@candil/domain';
import type { SceneBelt, SceneHost } from './scene-belt';
import type { SceneJoint, SceneLine, SceneStick } from './scene-stick';

/** A point of the plan: metres from the middle of the floor, x to the right, z down the page. */
export interface PlanPlace {
  readonly x: number;
  readonly z: number;
}

/** The room as the views draw it, metres. */
export interface SceneRoom {
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  readonly extraCeilingMetres: number;
  readonly ceilingMaterial: string;
}

/** The body of a canopy with outlets. */
export interface SceneOutlets {
  readonly model: string;
  readonly shape: OutletCanopy['shape'];
  readonly color: string | undefined;
  /** Counter-clockwise seen from above, from 0 up to 2π. */
  readonly turnRadians: number;
  /** In the room, in their order. */
  readonly places: readonly PlanPlace[];
}

/** A canopy on the ceiling with its pendants. */
export interface SceneCanopy extends PlanPlace {
  readonly id: ElementId;
  readonly compositionId: ElementId | undefined;
  /** `A`, `B`, … in the order of the tree. */
  readonly label: string;
  readonly installation: string;
  /** Installation 18: several lights, each with a hook of its own. */
  readonly isFreeWire: boolean;
  readonly isVirtual: boolean;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  readonly lightIds: readonly ElementId[];
  /** Only of a canopy with outlets, from which everything hangs straight down. */
  readonly outlets?: SceneOutlets;
}

/** A luminaire or complement where it hangs. */
export interface SceneLight extends PlanPlace {
  readonly id: ElementId;
  readonly type: 'Light' | 'Pendant' | 'Complement';
  /** `L1`, `L2`, … in the order of the tree. */
  readonly label: string;
  readonly model: string;
  readonly compositionId: ElementId | undefined;
  /** The cluster that it hangs in. */
  readonly canopyId: ElementId | undefined;
  readonly radiusMetres: number;
  readonly bodyHeightMetres: number;
  /** Underside above the floor, metres. */
  readonly bottomMetres: number;
  /** Start of its cable above the floor: the ceiling, or the underside of its canopy. */
  readonly mountMetres: number;
  /** Whole centimetres below the ceiling; undefined for an element without height. */
  readonly heightCm: number | undefined;
  readonly color: string | undefined;
  readonly temperature: string | undefined;
  readonly control: string | undefined;
  readonly installation: string | undefined;
  readonly lumens: number;
  readonly collides: boolean;
  /** Place on a belt; undefined for a light that hangs by itself. */
  readonly host: SceneHost | undefined;
}

export interface SceneComposition {
  readonly id: ElementId;
  /** From 1. */
  readonly number: number;
  /** Mounted from canopies, and can be unmounted. */
  readonly isVirtual: boolean;
  readonly canopyIds: readonly ElementId[];
  readonly lightIds: readonly ElementId[];
}

/** Everything that plan, elevations and 3D draw of a document; derived, never stored. */
export interface Scene {
  readonly room: SceneRoom;
  readonly compositions: readonly SceneComposition[];
  readonly canopies: readonly SceneCanopy[];
  readonly lights: readonly SceneLight[];
  readonly belts: readonly SceneBelt[];
  readonly sticks: readonly SceneStick[];
  readonly joints: readonly SceneJoint[];
  readonly lines: readonly SceneLine[];
}
