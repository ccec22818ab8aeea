import type { LocalisedText } from '../attribute';
import type { CatalogId } from '../catalogue';
import type { SpaceConfig } from '../space';
import type { ElementGeometry, Pose } from './element-geometry';
import type { ElementId, Position } from './element-place';
import type { ELEMENT_TYPES } from './element-types.data';

export type { ElementId, Position } from './element-place';

/** The kind of an element. */
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** What is chosen of an element, in the names of the specification. */
export interface ElementAttributes {
  readonly color?: string;
  readonly temperature?: string;
  readonly control?: string;
  readonly installation?: string;
  /** Whole centimetres. */
  readonly pendantHeight?: number;
  /** Whole centimetres. */
  readonly wireLength?: number;
  /** Whether it collides or leaves the room where it stands. */
  readonly collides?: boolean;
  /** Where it last stood without colliding. */
  readonly lastValidPosition?: Position;
}

/** One value that an attribute of an element may take. */
export interface ElementOption {
  readonly modifier: string;
  /** Secondary finish. */
  readonly modifier2?: string;
  readonly isPsa?: boolean;
}

/** The heights a pendant or complement may hang at, whole centimetres. */
export interface HeightOption {
  readonly min: number;
  readonly max: number;
  readonly standard: number;
  /** The step of a change, 0 = fixed; absent = 1. */
  readonly delta?: number;
}

/** What may be chosen of an element; an absent list offers nothing. */
export interface ElementAttributeOptions {
  readonly controls?: readonly ElementOption[];
  readonly temperatures?: readonly ElementOption[];
  readonly finishes?: readonly ElementOption[];
  readonly installations?: readonly ElementOption[];
  readonly pendantHeight?: HeightOption;
}

/** Where an element comes from. */
export interface ElementInfo {
  readonly subfamily: number;
  readonly catalog: CatalogId;
  readonly familyName: string;
  readonly applicationLocation: string;
}

/** Technical data as the catalogue tells them; absent = not known or not applicable. */
export interface ElementTechnicalData {
  readonly lumens?: number;
  readonly watts?: number;
  /** Kilograms. */
  readonly netWeight?: number;
  /** Metres. */
  readonly height?: number;
  /** Metres. */
  readonly productLength?: number;
  /** Volts. */
  readonly voltage?: number;
  /** Amperes. */
  readonly current?: number;
  /** Watts that an electrical connection delivers. */
  readonly delivered_power?: number;
  /** The level of the lighting effect, by which rules count lights. */
  readonly lightingEffectLevel?: number;
}

/** How a 3D view draws an element. */
export interface RenderAttributes {
  readonly scale?: number;
  readonly intensity?: number;
  readonly decay?: number;
  readonly penumbra?: number;
  readonly light?: boolean;
  readonly canopy?: boolean;
  readonly size?: number;
}

/** The body of a canopy that a cluster has with an installation. */
export interface CanopyOption {
  readonly installation: string;
  readonly size: ElementSize;
}

/** What an element is, apart from what is chosen of it. Which optional fields stand depends on its type (EM3). */
export interface ElementProps {
  /** Model number of a Light, Pendant, Complement or part; of a Cluster, that of its canopy with outlets. */
  readonly code?: string;
  readonly attributes: ElementAttributes;
  readonly elementOrderValue: number;
  readonly info: ElementInfo;
  readonly technicalData: ElementTechnicalData;
  readonly textSalesData: Partial<LocalisedText>;
  readonly attributeOptions: ElementAttributeOptions;
  readonly renderAttributes: RenderAttributes;
  readonly applicationLocationId: number;
  /** Light: whether it may be sold, and whether it is of the catalogue. */
  readonly status?: { readonly isActive: boolean; readonly isCatalog: boolean };
  /** Cluster and Composition: a virtual one groups without a body of its own. */
  readonly virtual?: boolean;
  readonly isPsa?: boolean;
  /** Everything but the Space. */
  readonly pose?: Pose;
  /** By its kind (SV14). */
  readonly geometry?: ElementGeometry;
  /** Cluster: volts. */
  readonly tension?: number;
  /** Cluster: the canopies that it may have. */
  readonly canopyOptions?: readonly CanopyOption[];
  /** Virtual Composition: the children of its parent before it was mounted, in their order (VC4). */
  readonly mountedFrom?: readonly ElementId[];
  /** Space. */
  readonly config?: SpaceConfig;
  /** Space: the configurator it is made with. */
  readonly configurator?: string;
  /** Space. */
  readonly source?: string;
  /** Space: the product of the project that it configures. */
  readonly productId?: string;
}

/** Metres. */
export interface ElementSize {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
}

/** The rules and exclusions of an element by their ids, and its article type. */
export interface ElementData {
  readonly rules?: string;
  readonly exclusion?: string;
  readonly articleType?: { readonly level1: number; readonly level2: number; readonly level3: number };
}

/** An element with everything below it as plain data: what is inserted, saved and shown. Never changed once made. */
export interface ElementNode {
  readonly id: ElementId;
  readonly type: ElementType;
  readonly props: ElementProps;
  readonly size: ElementSize;
  readonly data: ElementData;
  /** ISO date-time, given by the caller. */
  readonly createdAt: string;
  readonly elements: readonly ElementPlacement[];
}

/** A child and where it stands in its parent. */
export interface ElementPlacement {
  readonly element: ElementNode;
  readonly options: { readonly position: Position };
}
