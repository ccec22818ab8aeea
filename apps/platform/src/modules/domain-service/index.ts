import type { Flags, ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { domainServiceRoutes } from './routes';

export { creationSourcesFor, pieceSourcesFor } from './creation-sources';
export { type ConfigurationFailure, configurationFailureText } from './failures';
export { readConfiguration } from './read-configuration';
export { slimDocument } from './slim-document';

/** The domain library as a service, for tools that cannot import it. */
export const domainServiceModule =
  (offerOf: OfferReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'domain-service', routes: domainServiceRoutes(offerOf, flags) });
