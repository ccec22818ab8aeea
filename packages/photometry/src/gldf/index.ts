export type { Fail, Ok, Result } from '../result';
export { GLDF_CONTENT_TYPES } from './content-types.data';
export type {
  GldfEmitter,
  GldfFailure,
  GldfFile,
  GldfLightSource,
  GldfPhotometry,
  GldfProduct,
  GldfTexts,
  GldfVariant,
} from './gldf-product';
export { readGldf } from './read-gldf';
export { writeGldf } from './write-gldf';
