import type { LocalisedText } from '../attribute';
import type { CatalogId } from '../catalogue';
import type { SpaceConfig } from '../space';
import type { ElementGeometry, Pose } from './element-geometry';
import type { ElementId, Position } from './element-place';
import type { ELEMENT_TYPES } from './element-types.data';

export type { ElementId, Position } from './element-place';

/** The kind of an element. */
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** Chosen values of an element, in the names of the specification. */
export interface ElementAttributes {
  /** Code of the finish, e.g. `10`. */
  readonly color?: string;
  /** Code of the light, e.g. `1`; not kelvin. */
  readonly temperature?: string;
  /** Code of the control, e.g. `A`. */
  readonly control?: string;
  /** Code of how it is mounted, e.g. `18` free wire. */
  readonly installation?: string;
  /** Whole centimetres. */
  readonly pendantHeight?: number;
  /** Whole centimetres. */
  readonly wireLength?: number;
  /** True when it collides or leaves the room. */
  readonly collides?: boolean;
  /** Last position without a collision. */
  readonly lastValidPosition?: Position;
}

/** One value that an attribute of an element may take. */
export interface ElementOption {
  /** The code that the attribute takes. */
  readonly modifier: string;
  /** Secondary finish. */
  readonly modifier2?: string;
  /** Offered semi-finished. */
  readonly isPsa?: boolean;
}

/** The heights a pendant or complement may hang at, whole centimetres. */
export interface HeightOption {
  /** Least height, inclusive. */
  readonly min: number;
  /** Greatest height, inclusive. */
  readonly max: number;
  /** The height that it comes with. */
  readonly standard: number;
  /** The step of a change, 0 = fixed; absent = 1. */
  readonly delta?: number;
}

/** Values that an element offers; an absent list offers nothing. */
export interface ElementAttributeOptions {
  /** Switching and dimming; absent where it does not vary, like the others. */
  readonly controls?: readonly ElementOption[];
  /** Light colours that it is made in. */
  readonly temperatures?: readonly ElementOption[];
  /** Surfaces that it is made in. */
  readonly finishes?: readonly ElementOption[];
  /** Mountings. */
  readonly installations?: readonly ElementOption[];
  /** Range of heights. */
  readonly pendantHeight?: HeightOption;
}

/** Origin of an element. */
export interface ElementInfo {
  /** Id of its collection. */
  readonly subfamily: number;
  /** The catalogue that sells it. */
  readonly catalog: CatalogId;
  /** As shown, of the sub-family. */
  readonly familyName: string;
  /** As shown, of its application and location. */
  readonly applicationLocation: string;
}

/** Technical data as in the catalogue; absent = not known or not applicable. */
export interface ElementTechnicalData {
  /** Lumens of one piece. */
  readonly lumens?: number;
  /** That one piece draws. */
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

/** Rendering of an element in a 3D view. */
export interface RenderAttributes {
  /** Scale factor of its model. */
  readonly scale?: number;
  /** Intensity of its light. */
  readonly intensity?: number;
  /** Decay of its light with distance. */
  readonly decay?: number;
  /** Soft edge of its beam, 0 to 1. */
  readonly penumbra?: number;
  /** True when it casts light. */
  readonly light?: boolean;
  /** True when its canopy is drawn. */
  readonly canopy?: boolean;
  /** Factor by which its light source is enlarged. */
  readonly size?: number;
}

/** The body of a canopy that a cluster has with an installation. */
export interface CanopyOption {
  /** Two characters, as in a reference code. */
  readonly installation: string;
  /** Size of the canopy that holds both. */
  readonly size: ElementSize;
}

/** Properties of an element, apart from its size and children. Its type decides which optional fields it has (EM3). */
export interface ElementProps {
  /** Model number of a Light, Pendant, Complement or part; of a Cluster, that of its canopy with outlets. */
  readonly code?: string;
  /** Chosen values. */
  readonly attributes: ElementAttributes;
  /** Its place in lists and bills of materials. */
  readonly elementOrderValue: number;
  /** Origin. */
  readonly info: ElementInfo;
  /** Known of its model. */
  readonly technicalData: ElementTechnicalData;
  /** Sales text by language; absent languages have none. */
  readonly textSalesData: Partial<LocalisedText>;
  /** Values that may be chosen. */
  readonly attributeOptions: ElementAttributeOptions;
  /** Rendering in a 3D view. */
  readonly renderAttributes: RenderAttributes;
  /** Id of application and location in one. */
  readonly applicationLocationId: number;
  /** Light: whether it is for sale, and whether it belongs to the catalogue. */
  readonly status?: { readonly isActive: boolean; readonly isCatalog: boolean };
  /** Cluster and Composition: a virtual one groups without a body of its own. */
  readonly virtual?: boolean;
  /** Semi-finished (PSA): it is completed elsewhere. */
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
  /** Space: the room. */
  readonly config?: SpaceConfig;
  /** Space: the configurator it is made with. */
  readonly configurator?: string;
  /** Space. */
  /** Space: where the configurator was opened from. */
  readonly source?: string;
  /** Space: the product of the project that it configures. */
  readonly productId?: string;
}

/** Metres. */
export interface ElementSize {
  /** Along y, metres. */
  readonly height: number;
  /** Along x, metres. */
  readonly width: number;
  /** Along z, metres. */
  readonly depth: number;
}

/** The rules and exclusions of an element by their ids, and its article type. */
export interface ElementData {
  /** Id of its set of rules. */
  readonly rules?: string;
  /** Id of its exclusion matrix. */
  readonly exclusion?: string;
  /** Article type, on three levels. */
  readonly articleType?: { readonly level1: number; readonly level2: number; readonly level3: number };
}

/** An element with everything below it as plain data: what is inserted, saved and shown. Never changed once made. */
export interface ElementNode {
  /** Id, unique in the configuration. */
  readonly id: ElementId;
  /** Type, which decides its children. */
  readonly type: ElementType;
  /** Properties and choices. */
  readonly props: ElementProps;
  /** Size of its body, before it is turned. */
  readonly size: ElementSize;
  /** Data for rules and exclusions. */
  readonly data: ElementData;
  /** ISO date-time, given by the caller. */
  readonly createdAt: string;
  /** Children, in order. */
  readonly elements: readonly ElementPlacement[];
}

/** A child and where it stands in its parent. */
export interface ElementPlacement {
  /** The child, with everything below it. */
  readonly element: ElementNode;
  /** Metres from its parent's place: x right, y up, z to the front. */
  readonly options: { readonly position: Position };
}
