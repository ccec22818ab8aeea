import type { ModuleFactory } from '../../kernel';
import type { PlaceReader } from '../place';
import type { OfferReader } from '../price';
import { addSampleProjects } from './add-sample-projects';

export const sampleDataModule =
  (offerOf: OfferReader, places: PlaceReader): ModuleFactory =>
  ({ database, clock, configuration }) => ({
    name: 'sample-data',
    routes: [],
    prepare: async () => {
      if (configuration.sampleData) await addSampleProjects(database, { offerOf, places }, clock());
    },
  });
