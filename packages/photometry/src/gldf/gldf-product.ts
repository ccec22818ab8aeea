/** A text by language code, such as `{ en: 'Dome', de: 'Kuppel' }`. */
export type GldfTexts = Readonly<Record<string, string>>;

/** An element of the document that is kept and written again as it is, without a look into it. Plain data. */
export interface GldfElement {
  /** Name of the element, as in the schema. */
  readonly name: string;
  /** Attributes by name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Child elements, in order. */
  readonly elements: readonly GldfElement[];
  /** Its own text; beside elements it is not written. */
  readonly text: string;
}

/** Elements of a part without a field here: kept, and written at their place in the schema. */
export interface GldfKept {
  /** Elements that are kept, in their order. */
  readonly more?: readonly GldfElement[];
}

/** A file of a container, or the address of one outside of it. */
export interface GldfFile {
  /** Id for references. */
  readonly id: string;
  /** Kind and format: `ldc/eulumdat`, `ldc/ies`, `geo/l3d`, `image/jpg`, …; only those of `GLDF_CONTENT_TYPES` are written. */
  readonly contentType: string;
  /** Place of the file: in the container, or outside of it at its address. */
  readonly type: 'localFileName' | 'url';
  /** File name without folder, or the address. */
  readonly name: string;
  /** Language of the content, such as `de-DE`. */
  readonly language?: string;
  /** Content; absent for addresses, and where the container lacks the file. */
  readonly content?: Uint8Array;
}

/** Light by the file that holds it. */
export interface GldfPhotometry extends GldfKept {
  /** Id for references. */
  readonly id: string;
  /** The file that holds the light. */
  readonly fileId: string;
}

/** A light source: one that stays in its luminaire, written with its power, or one that may be changed, with power and flux. */
export interface GldfLightSource extends GldfKept {
  /** Id for references. */
  readonly id: string;
  /** Default fixed. A product has either kind only. */
  readonly kind?: 'fixed' | 'changeable';
  /** By language. */
  readonly name: GldfTexts;
  /** W, 0 or more. */
  readonly ratedInputWatts?: number;
  /** lm, 0 or more; of changeable ones only. */
  readonly ratedFluxLumens?: number;
  /** 0 to 100. */
  readonly colourRenderingIndex?: number;
  /** K, 0 or more. */
  readonly colourTemperatureKelvin?: number;
  /** Elements about its colour that are kept. */
  readonly moreColour?: readonly GldfElement[];
}

/** Changeable light sources with their gear. */
export interface GldfEquipment extends GldfKept {
  /** Id for references. */
  readonly id: string;
  /** The changeable source that it is fitted with. */
  readonly lightSourceId: string;
  /** From 1; default 1. */
  readonly lightSourceCount?: number;
  /** W, 0 or more, of sources and gear together. */
  readonly ratedInputWatts: number;
}

/** Turns of an emitter in whole degrees from 0 to 360, about the axes and about its own. */
export interface GldfRotation {
  /** About x. */
  readonly xDegrees: number;
  /** About y. */
  readonly yDegrees: number;
  /** About z. */
  readonly zDegrees: number;
  /** About its own vertical axis. */
  readonly ownDegrees: number;
}

/** Light, with a fixed source and its flux, with an equipment whose sources may be changed, or with neither. */
export interface GldfLight extends GldfKept {
  /** The light by its file. */
  readonly photometryId: string;
  /** A fixed source; written with its flux. */
  readonly lightSourceId?: string;
  /** lm, 0 or more. */
  readonly ratedFluxLumens?: number;
  /** The equipment whose sources may be changed. */
  readonly equipmentId?: string;
  /** By language. */
  readonly name?: GldfTexts;
  /** Rotation; none by default. */
  readonly rotation?: GldfRotation;
  /** Behaviour when the mains fail. */
  readonly emergencyBehaviour?: 'None' | 'Combined' | 'EmergencyOnly';
}

/** Light emitter of a luminaire. */
export interface GldfEmitter extends GldfLight {
  /** Id for references. */
  readonly id: string;
  /** Lights of the same kind that may take the place of the first. */
  readonly alternatives?: readonly GldfLight[];
}

/** A body: a cuboid or cylinder defined in the document, kept as its elements, or a model in files. */
export type GldfGeometry =
  /** Defined in the document itself. */
  | { readonly id: string; readonly kind: 'simple'; readonly parts: readonly GldfElement[] }
  | {
      /** Id for references. */
      readonly id: string;
      readonly kind: 'model';
      /** The files of the model, one for each level of detail. */
      readonly files: readonly { readonly fileId: string; readonly levelOfDetail?: 'Low' | 'Medium' | 'High' }[];
    };

/** An emitter at the place of a light emitting object of a model, by the name it has there. */
export interface GldfPlacedEmitter {
  /** The emitter that is placed. */
  readonly emitterId: string;
  /** Name of the light emitting object in the model. */
  readonly objectName: string;
  /** The format of the model that has the object. */
  readonly targetModelType?: 'l3d' | 'm3d' | 'r3d';
}

/** Positions of the emitters of a variant: one in a simple body, each in a model by name, or both. */
export interface GldfPlacement {
  /** One emitter in one simple body. */
  readonly simple?: { readonly geometryId: string; readonly emitterId: string };
  /** Emitters in a model, each at its object. */
  readonly model?: { readonly geometryId: string; readonly emitters: readonly GldfPlacedEmitter[] };
}

/** A version of the product that can be ordered. */
export interface GldfVariant extends GldfKept {
  /** Id for references. */
  readonly id: string;
  /** By language. */
  readonly name: GldfTexts;
  /** By language; as the product by default. */
  readonly productNumber?: GldfTexts;
  /** Its place in lists, 0 or more. */
  readonly sortOrder?: number;
  /** All emitters that give light, each once for each place; a placement is written where there is one. */
  readonly emitterIds: readonly string[];
  /** Positions of its emitters; absent = unknown. */
  readonly placement?: GldfPlacement;
}

/** The parts of a GLDF container: those of light by name, the others kept. */
export interface GldfProduct {
  /** Manufacturer of the product. */
  readonly manufacturer: string;
  /** Name of the program that wrote the container. */
  readonly createdWithApplication: string;
  /** As XML has it, such as `2026-01-02T10:00:00Z`. */
  readonly creationTime: string;
  /** Id of the container, globally unique; a UUID is best. */
  readonly uniqueId: string;
  /** Id of the product, the same in all its containers. */
  readonly uniqueProductId: string;
  /** Default language code of texts without one. */
  readonly defaultLanguage?: string;
  /** By language. */
  readonly productNumber: GldfTexts;
  /** By language. */
  readonly name: GldfTexts;
  /** All of the container, and addresses outside of it. */
  readonly files: readonly GldfFile[];
  /** The light of the product, each by its file. */
  readonly photometries: readonly GldfPhotometry[];
  /** Light sources of the emitters. */
  readonly lightSources: readonly GldfLightSource[];
  /** Changeable sources with their gear; default none. */
  readonly equipments?: readonly GldfEquipment[];
  /** Light emitters. */
  readonly emitters: readonly GldfEmitter[];
  /** Whole emitter elements without a light of one file: sensors, and lights of several channels. */
  readonly sensorEmitters?: readonly GldfElement[];
  /** Bodies, simple or in files; default none. */
  readonly geometries?: readonly GldfGeometry[];
  /** Variants that can be ordered, one or more. */
  readonly variants: readonly GldfVariant[];
  /** The version of the format that it was read in, where that is not 1.0.0-rc.2; it is written in the same. */
  readonly formatVersion?: { readonly major: number; readonly minor: number; readonly preRelease?: number };
  /** Whole elements of other light sources, such as those of several channels. */
  readonly moreLightSources?: readonly GldfElement[];
  /** Elements of header, definitions and metadata that are kept. */
  readonly moreHeader?: readonly GldfElement[];
  /** The same of the definitions. */
  readonly moreDefinitions?: readonly GldfElement[];
  /** The same of the metadata. */
  readonly moreMetaData?: readonly GldfElement[];
}

/** Why a container cannot be read or written. */
export type GldfFailure =
  /** It is no archive, has more in it than may be, or lacks its document. */
  | { readonly code: 'gldf.no-archive' | 'gldf.too-large' | 'gldf.product-missing' }
  /** The document is not well-formed XML, or exceeds a limit; the parser stopped at that character. */
  | { readonly code: 'gldf.xml-malformed'; readonly offset: number }
  /** The schema requires a part that is not there. */
  | { readonly code: 'gldf.part-missing'; readonly part: string }
  /** The id of the part is malformed, occurs twice, or refers to nothing. */
  | { readonly code: 'gldf.id-invalid' | 'gldf.id-repeated' | 'gldf.reference-unknown'; readonly part: string; readonly id: string }
  /** A field of the part is missing, or out of its bounds. */
  | { readonly code: 'gldf.value-missing' | 'gldf.value-invalid'; readonly part: string; readonly field: string }
  /** No file is of this kind and format. */
  | { readonly code: 'gldf.content-type-unknown'; readonly contentType: string }
  /** A file cannot have this name in a container. */
  | { readonly code: 'gldf.file-name-invalid'; readonly name: string }
  /** The emitters of the variant are not those of its placement. */
  | { readonly code: 'gldf.variant-emitters'; readonly id: string };
