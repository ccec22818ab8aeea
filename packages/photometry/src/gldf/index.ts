export type { Orientation, Vector } from '../light';
export type { LightDistribution, Luminaire, LuminaireHousing, LuminaireLamps, LuminousOpening } from '../luminaire';
export type { Fail, Ok, Result } from '../result';
export { GLDF_CONTENT_TYPES } from './content-types.data';
export { type ModelledEmitter, writeEmitterModel } from './emitter-model';
export { type ComposedLuminaire, type GldfIdentity, gldfOfComposition } from './gldf-of-composition';
export type {
  GldfElement,
  GldfEmitter,
  GldfEquipment,
  GldfFailure,
  GldfFile,
  GldfGeometry,
  GldfKept,
  GldfLight,
  GldfLightSource,
  GldfPhotometry,
  GldfPlacedEmitter,
  GldfPlacement,
  GldfProduct,
  GldfRotation,
  GldfTexts,
  GldfVariant,
} from './gldf-product';
export { readGldf } from './read-gldf';
export { writeGldf } from './write-gldf';
