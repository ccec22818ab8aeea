import type { Flags, ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { domainServiceRoutes } from './routes';

/** The domain library as a service, for tools that cannot import it. */
export const domainServiceModule =
  (offerOf: OfferReader, flags: Flags): ModuleFactory =>
  () => ({ name: 'domain-service', routes: domainServiceRoutes(offerOf, flags) });
