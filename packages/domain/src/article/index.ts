export { type Article, type ArticleFailure, buildArticle, buildArticleFromReference, findModel } from './article';
export { checkModel, type ModelFailure } from './check-model';
export { composeReference, priceReference } from './compose-reference';
export type { ModelDefinition, TechnicalData } from './model-definition';
export {
  combinationsOf,
  completeSelection,
  exclusionsOf,
  initialSelection,
  offeredSelection,
  selectionFromReference,
  variationsOf,
} from './selection';
