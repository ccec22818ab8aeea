import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { articleRoutes } from './routes';

export { type ArticleIndex, makeArticleIndex } from './article-index';
export { articlesHolding } from './find-articles';
export { factsOf } from './model-facts';
export { modelPicturesOf } from './model-pictures';
export { referencesOfModel } from './references-of-model';

export const articleModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => ({ name: 'article', routes: articleRoutes(contextFor) });
