/** A text by language code, such as `{ en: 'Dome', de: 'Kuppel' }`. */
export type GldfTexts = Readonly<Record<string, string>>;

/** An element of the document that is kept and written again as it is, without a look into it. Plain data. */
export interface GldfElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly elements: readonly GldfElement[];
  /** Its own text; beside elements it is not written. */
  readonly text: string;
}

/** What a part has beyond what is told by name here: kept, and written again at its place in the schema. */
export interface GldfKept {
  readonly more?: readonly GldfElement[];
}

/** A file of a container, or the address of one outside of it. */
export interface GldfFile {
  readonly id: string;
  /** Kind and format: `ldc/eulumdat`, `ldc/ies`, `geo/l3d`, `image/jpg`, …; only those of `GLDF_CONTENT_TYPES` are written. */
  readonly contentType: string;
  readonly type: 'localFileName' | 'url';
  /** File name without folder, or the address. */
  readonly name: string;
  /** Of the content, such as `de-DE`. */
  readonly language?: string;
  /** What is in it; absent of addresses, and where the container lacks the file. */
  readonly content?: Uint8Array;
}

/** Light by the file that holds it. */
export interface GldfPhotometry extends GldfKept {
  readonly id: string;
  readonly fileId: string;
}

/** A light source: one that stays in its luminaire, written with its power, or one that may be changed, with power and flux. */
export interface GldfLightSource extends GldfKept {
  readonly id: string;
  /** Default fixed. A product has either kind only. */
  readonly kind?: 'fixed' | 'changeable';
  readonly name: GldfTexts;
  /** W, 0 or more. */
  readonly ratedInputWatts?: number;
  /** lm, 0 or more; of changeable ones only. */
  readonly ratedFluxLumens?: number;
  /** 0 to 100. */
  readonly colourRenderingIndex?: number;
  /** K, 0 or more. */
  readonly colourTemperatureKelvin?: number;
  readonly moreColour?: readonly GldfElement[];
}

/** Changeable light sources with their gear. */
export interface GldfEquipment extends GldfKept {
  readonly id: string;
  readonly lightSourceId: string;
  /** From 1; default 1. */
  readonly lightSourceCount?: number;
  /** W, 0 or more, of sources and gear together. */
  readonly ratedInputWatts: number;
}

/** Turns of an emitter in whole degrees from 0 to 360, about the axes and about its own. */
export interface GldfRotation {
  readonly xDegrees: number;
  readonly yDegrees: number;
  readonly zDegrees: number;
  readonly ownDegrees: number;
}

/** Light, with a fixed source and its flux, with an equipment whose sources may be changed, or with neither. */
export interface GldfLight extends GldfKept {
  readonly photometryId: string;
  /** A fixed source; written with its flux. */
  readonly lightSourceId?: string;
  /** lm, 0 or more. */
  readonly ratedFluxLumens?: number;
  readonly equipmentId?: string;
  readonly name?: GldfTexts;
  readonly rotation?: GldfRotation;
  readonly emergencyBehaviour?: 'None' | 'Combined' | 'EmergencyOnly';
}

/** What shines. */
export interface GldfEmitter extends GldfLight {
  readonly id: string;
  /** Lights of the same kind that may take the place of the first. */
  readonly alternatives?: readonly GldfLight[];
}

/** A body: a cuboid or cylinder told in the document, kept as its elements, or a model in files. */
export type GldfGeometry =
  | { readonly id: string; readonly kind: 'simple'; readonly parts: readonly GldfElement[] }
  | {
      readonly id: string;
      readonly kind: 'model';
      readonly files: readonly { readonly fileId: string; readonly levelOfDetail?: 'Low' | 'Medium' | 'High' }[];
    };

/** An emitter at the place of a light emitting object of a model, by the name it has there. */
export interface GldfPlacedEmitter {
  readonly emitterId: string;
  readonly objectName: string;
  readonly targetModelType?: 'l3d' | 'm3d' | 'r3d';
}

/** Where the emitters of a variant are: one in a simple body, each in a model by name, or both. */
export interface GldfPlacement {
  readonly simple?: { readonly geometryId: string; readonly emitterId: string };
  readonly model?: { readonly geometryId: string; readonly emitters: readonly GldfPlacedEmitter[] };
}

/** A version of the product that can be ordered. */
export interface GldfVariant extends GldfKept {
  readonly id: string;
  readonly name: GldfTexts;
  readonly productNumber?: GldfTexts;
  readonly sortOrder?: number;
  /** All emitters that give light, each once for each place; where there is a placement, it is what is written. */
  readonly emitterIds: readonly string[];
  readonly placement?: GldfPlacement;
}

/** The parts of a GLDF container: those of light by name, the others kept. */
export interface GldfProduct {
  readonly manufacturer: string;
  readonly createdWithApplication: string;
  /** As XML has it, such as `2026-01-02T10:00:00Z`. */
  readonly creationTime: string;
  /** Of the container, unique in the world; a UUID is best. */
  readonly uniqueId: string;
  /** Of the product, the same in all containers of it. */
  readonly uniqueProductId: string;
  readonly defaultLanguage?: string;
  readonly productNumber: GldfTexts;
  readonly name: GldfTexts;
  readonly files: readonly GldfFile[];
  readonly photometries: readonly GldfPhotometry[];
  readonly lightSources: readonly GldfLightSource[];
  readonly equipments?: readonly GldfEquipment[];
  readonly emitters: readonly GldfEmitter[];
  /** Whole emitter elements that give no light. */
  readonly sensorEmitters?: readonly GldfElement[];
  readonly geometries?: readonly GldfGeometry[];
  readonly variants: readonly GldfVariant[];
  /** Elements of header, definitions and metadata that are kept. */
  readonly moreHeader?: readonly GldfElement[];
  readonly moreDefinitions?: readonly GldfElement[];
  readonly moreMetaData?: readonly GldfElement[];
}

/** Why a container cannot be read or written. */
export type GldfFailure =
  | { readonly code: 'gldf.no-archive' | 'gldf.too-large' | 'gldf.product-missing' }
  | { readonly code: 'gldf.xml-malformed'; readonly offset: number }
  | { readonly code: 'gldf.part-missing'; readonly part: string }
  | { readonly code: 'gldf.id-invalid' | 'gldf.id-repeated' | 'gldf.reference-unknown'; readonly part: string; readonly id: string }
  | { readonly code: 'gldf.value-missing' | 'gldf.value-invalid'; readonly part: string; readonly field: string }
  | { readonly code: 'gldf.content-type-unknown'; readonly contentType: string }
  | { readonly code: 'gldf.file-name-invalid'; readonly name: string }
  | { readonly code: 'gldf.variant-emitters'; readonly id: string };
