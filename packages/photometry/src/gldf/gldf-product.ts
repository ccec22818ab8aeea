/** A text by language code, such as `{ en: 'Dome', de: 'Kuppel' }`. */
export type GldfTexts = Readonly<Record<string, string>>;

/** A file of a container, or the address of one outside of it. */
export interface GldfFile {
  readonly id: string;
  /** Kind and format: `ldc/eulumdat`, `ldc/ies`, `geo/l3d`, `image/jpg`, …; only those of `GLDF_CONTENT_TYPES` are written. */
  readonly contentType: string;
  readonly type: 'localFileName' | 'url';
  /** File name without folder, or the address. */
  readonly name: string;
  /** What is in it; absent of addresses, and where the container lacks the file. */
  readonly content?: Uint8Array;
}

/** Light by the file that holds it. */
export interface GldfPhotometry {
  readonly id: string;
  readonly fileId: string;
}

/** A light source that stays in its luminaire; written with its power only. */
export interface GldfLightSource {
  readonly id: string;
  readonly name: GldfTexts;
  readonly ratedInputWatts?: number;
  readonly colourRenderingIndex?: number;
  readonly colourTemperatureKelvin?: number;
}

/** What shines: light, its source and flux; written with both source and flux, or with neither. */
export interface GldfEmitter {
  readonly id: string;
  readonly photometryId: string;
  readonly lightSourceId?: string;
  readonly ratedFluxLumens?: number;
}

/** A version of the product that can be ordered. */
export interface GldfVariant {
  readonly id: string;
  readonly name: GldfTexts;
  readonly productNumber?: GldfTexts;
  readonly emitterIds: readonly string[];
}

/** The parts of a GLDF container that are read and written: product, variants, emitters, photometry and files. */
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
  readonly emitters: readonly GldfEmitter[];
  readonly variants: readonly GldfVariant[];
}

/** Why a container cannot be read or written. */
export type GldfFailure =
  | { readonly code: 'gldf.no-archive' | 'gldf.too-large' | 'gldf.product-missing' }
  | { readonly code: 'gldf.xml-malformed'; readonly offset: number }
  | { readonly code: 'gldf.part-missing'; readonly part: string }
  | { readonly code: 'gldf.id-invalid' | 'gldf.id-repeated' | 'gldf.reference-unknown'; readonly part: string; readonly id: string }
  | { readonly code: 'gldf.value-missing'; readonly part: string; readonly field: string }
  | { readonly code: 'gldf.content-type-unknown'; readonly contentType: string }
  | { readonly code: 'gldf.file-name-invalid'; readonly name: string }
  | { readonly code: 'gldf.variant-emitters'; readonly id: string };
