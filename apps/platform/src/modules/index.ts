import type { ModuleFactory, PlatformContext } from '../kernel';
import { articleModule } from './article';
import { availabilityModule } from './availability';
import { catalogueModule, catalogueReader, picturesOf } from './catalogue';
import { domainServiceModule } from './domain-service';
import { orderModule } from './order';
import { offerReader, priceModule, priceReader } from './price';
import { projectModule } from './project';
import { sampleDataModule } from './sample-data';
import { staticDataModule } from './static-data';

/** Every module beside account and session, in the order they are prepared and registered. */
export const featureModules = (context: PlatformContext): readonly ModuleFactory[] => {
  const pictures = picturesOf(context.configuration.runtime.services.static);
  const catalogues = catalogueReader();
  const offerOf = offerReader(catalogues, priceReader(), pictures);
  return [
    staticDataModule(catalogues),
    catalogueModule,
    articleModule(offerOf),
    priceModule(offerOf),
    availabilityModule(offerOf),
    projectModule(offerOf),
    orderModule(offerOf, pictures),
    domainServiceModule(offerOf),
    sampleDataModule(offerOf),
  ];
};
