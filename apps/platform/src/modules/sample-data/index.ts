import type { ModuleFactory } from '../../kernel';
import type { OfferReader } from '../price';
import { addSampleProjects } from './add-sample-projects';

export const sampleDataModule =
  (offerOf: OfferReader): ModuleFactory =>
  ({ database, clock, configuration }) => ({
    name: 'sample-data',
    routes: [],
    prepare: async () => {
      if (configuration.sampleData) await addSampleProjects(database, offerOf, clock());
    },
  });
