import type { ModuleFactory } from '../../kernel';
import { catalogueRoutes } from './routes';

export { acceptProduct, type ProductRefusal } from './accept-product';
export type { BrowsingEdition } from './browsing-edition';
export { canCompose } from './can-compose';
export { type CatalogueAccessFailure, checkCatalogueAccess } from './catalogue-access';
export type { CatalogueEdition } from './catalogue-edition';
export { type CatalogueIndex, indexCatalogue } from './catalogue-index';
export { type CatalogueReader, catalogueReader } from './catalogue-reader';
export { articleOfReference, articleOfSelection, type ConfiguredArticle, incompleteness, type ProductRequest } from './configure-article';
export { calendarDayOfInstant, calendarDayOfIso, isoDay } from './database-days';
export { defaultArticle, everyArticle } from './every-article';
export { configureFailureText } from './failures';
export { foldText } from './fold-text';
export { type Pictures, picturesOf } from './pictures';
export { insertSnapshot } from './repository';
export { type Judgement, type RuleRefusal, ruleRefusal, ruleRefusalToWire } from './rule-refusal';

export const catalogueModule: ModuleFactory = () => ({ name: 'catalogue', routes: catalogueRoutes() });
