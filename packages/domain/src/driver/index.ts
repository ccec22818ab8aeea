export { checkDriverCatalogue, type DriverCatalogueFailure, type DriverCatalogueProblem } from './check-driver-catalogue';
export { type DriverCatalogue, type DriverMarket, type DriverOption, driverMarketOf, type ModelDrivers } from './driver-catalogue';
export {
  type DriverCount,
  type DriverDemand,
  type DriverFailure,
  type DriverGroup,
  type DriverResult,
  driverGroups,
  driverResult,
  isDriverless,
} from './driver-groups';
export { DRIVER_MARKETS, DRIVER_MODELS, DRIVERLESS_MODELS } from './driver-models.data';
export {
  type ControlEffect,
  type InstallationChange,
  isRemoteInstallation,
  NO_DRIVER,
  offeredControls,
  type RemoteDriverLight,
  remoteDriverEffects,
} from './remote-driver';
export { type LightGroup, splitIntoGroups } from './split-into-groups';
