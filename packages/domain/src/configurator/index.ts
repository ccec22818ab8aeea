export {
  type ConfiguratorChoice,
  type ConfiguratorFailure,
  type ConfiguratorId,
  type ConfiguratorMode,
  chooseConfigurator,
  configuratorModeText,
  parseConfiguratorMode,
} from './choose-configurator';
export {
  type CollectionViewFailure,
  firstCatalogId,
  type Layer,
  type LocationOfUse,
  layerDisplay,
  offeredApplications,
  parseLocationOfUse,
} from './collection-view';
export {
  CONFIGURATOR_MODES,
  type ConfiguratorRow,
  DEFAULT_COLLECTION_VIEW,
  LAYERS,
  LOCATIONS_OF_USE,
} from './configurator.data';
export { exportPath, type NewProductTarget, newProductPath, type ProductTarget, productPath, validationPath } from './configurator-paths';
