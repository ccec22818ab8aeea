export type { ArticleAttribute as BomAttribute, ArticleAttributes as BomAttributes } from '../article';
export { PREFIX_CODE } from './bom.data';
export { type BomArticle, type BomArticleInput, bomArticle, isAccessory } from './bom-article';
export { type BomCategory, compositionCategory, creationCategory } from './bom-category';
export type { BomComposition, BomCompositionAttributes } from './bom-composition';
export type {
  BomApplicationLocation,
  BomConfiguratorType,
  BomSources,
  BomSubFamily,
  ConfiguratorName,
} from './bom-sources';
export { configuratorTypeOf } from './configurator-type';
export { type CreationBom, type CreationInput, creationBom } from './creation-bom';
export { type CreationCodeFailure, creationNumberOf } from './creation-code';
export {
  type CreationGridAttributes,
  creationGridAttributes,
  type ProductGridAttributes,
  productGridAttributes,
} from './grid-attributes';
export { type OrderedPart, orderedParts } from './ordered-parts';
export { type BomFailure, resolveCompositions } from './resolve-composition';
export type { AssemblyData, ResolvedArticle, ResolvedComposition } from './resolved-composition';
export { spaceBom } from './space-bom';
