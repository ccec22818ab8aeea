export type {
  EmbedApp,
  EmbedComposition,
  EmbedErrorCode,
  EmbedExport,
  EmbedExportFormat,
  EmbedHeightMode,
  EmbedInit,
  EmbedPrices,
  EmbedState,
  EmbedSummary,
} from '@candil/contract';
export { CandilConfigurator, ConfiguratorFailure } from './candil-configurator';
export type { ConfiguratorEventMap, ConfiguratorEvents } from './configurator-events';
