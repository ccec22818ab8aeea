export { type Article, type ArticleFailure, buildArticle, buildArticleFromReference, findModel } from './article';
export { type ArticleAttribute, type ArticleAttributes, articleAttributes } from './article-attributes';
export {
  type ArticleCollection,
  type CollectionFailure,
  createArticleCollection,
  lightAttribute,
  sellableVariations,
  variationsForLight,
} from './article-collection';
export { type ArticleKind, type ArticleRecord, articleRecord } from './article-record';
export { checkModel, type ModelFailure } from './check-model';
export { composeExtendedReference, composeReference } from './compose-reference';
export type { ModelDefinition, TechnicalData } from './model-definition';
export { type InputFailure, parseSelection } from './parse-selection';
export {
  combinationsOf,
  completeSelection,
  exclusionsOf,
  initialSelection,
  offeredSelection,
  selectionFromReference,
  variationsOf,
} from './selection';
