export { partTechnicalData, type SystemPart } from '@candil/domain';
export type { Catalogue } from './catalogue/catalogue';
export { type CatalogueFailure, loadCatalogue, loadSeedCatalogue } from './catalogue/load-catalogue';
export {
  type BrowseData,
  type Classification,
  type DecisionTree,
  LAYERS,
  type LayerBlock,
  type LayersFile,
  type Preconfig,
  type PreconfigsFile,
} from './data/browse-data';
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
export { type SeedOptions, seedData } from './seed/seed-data';
export { type CatalogueSnapshot, emitStaticJson } from './snapshot/emit-static-json';
export type { StaticFiles } from './snapshot/static-files';
export { staticPath } from './snapshot/static-path';
export { RATES, type Rate } from './source/base-prices.data';
export {
  APPLICATION_LOCATIONS,
  APPLICATIONS,
  type Application,
  type ApplicationLocation,
  ARTICLE_TYPE,
  CATALOG_IDS,
  CATEGORIES,
  type Category,
} from './source/classification.data';
export { FINISHES, type Finish, SECOND_FINISHES } from './source/finishes.data';
export { MAKER, type MakerHouse } from './source/maker.data';
export { MATERIALS, type Material, materialName } from './source/materials.data';
export { type CatalogueProblem, problemText } from './validation/catalogue-problem';
