export { type CatalogFailure, type CatalogId, catalogOf, parseCatalogId } from './catalogue';
export { CATALOGS } from './catalogue.data';
export { type ArticleTypeLevels, isApplicationShown, isArticleType, type SubFamilyFailure, subFamilyOfModel } from './codes';
export {
  ARTICLE_TYPES,
  CATEGORY_IDS,
  COMPOSING_PENDANTS_SUBCATEGORY,
  CONFIGURATOR_IDS,
  DOCUMENT_SUB_FAMILY_IDS,
  IGNORED_APPLICATIONS,
  PRODUCT_CATEGORIES,
  PRODUCT_GRID_ATTRIBUTES,
  SUB_FAMILY_IDS,
} from './codes.data';
