import type { Flags, ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { domainServiceRoutes } from './routes';

export { creationSourcesFor, pieceSourcesFor } from './creation-sources';
export { type ConfigurationFailure, configurationFailureText } from './failures';
export { readConfiguration } from './read-configuration';
export { slimDocument } from './slim-document';

/** The domain library as a service, for tools that cannot import it. */
export const domainServiceModule =
  (contextFor: CatalogueContextReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'domain-service', routes: domainServiceRoutes(contextFor, flags) });
