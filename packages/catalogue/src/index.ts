export type { Catalogue } from './catalogue/catalogue';
export { type CatalogueFailure, loadCatalogue, loadSeedCatalogue } from './catalogue/load-catalogue';
export type {
  AccessoriesFile,
  BasePriceRow,
  CatalogueData,
  FamilyFile,
  RuleSet,
  RulesFile,
  SubFamily,
  SubFamilyPlace,
} from './data/catalogue-data';
export * from './imagery';
export { seedData } from './seed/seed-data';
export { type CatalogueSnapshot, emitStaticJson, type StaticFiles } from './snapshot/emit-static-json';
export { staticPath } from './snapshot/static-path';
export { RATES, type Rate } from './source/base-prices.data';
export {
  APPLICATION_LOCATIONS,
  type ApplicationLocation,
  ARTICLE_TYPE,
  CATALOG_IDS,
  CATEGORIES,
  type Category,
} from './source/classification.data';
export { FINISHES, type Finish, SECOND_FINISHES } from './source/finishes.data';
export { type CatalogueProblem, problemText } from './validation/catalogue-problem';
