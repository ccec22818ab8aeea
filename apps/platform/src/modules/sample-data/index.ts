import type { ModuleFactory } from '../../kernel';
import type { PlaceReader } from '../place';
import type { CatalogueContextReader } from '../price';
import { addSampleProjects } from './add-sample-projects';

export const sampleDataModule =
  (contextFor: CatalogueContextReader, places: PlaceReader): ModuleFactory =>
  ({ database, clock, configuration }) => ({
    name: 'sample-data',
    routes: [],
    prepare: async () => {
      if (configuration.sampleData) await addSampleProjects(database, { contextFor, places }, clock());
    },
  });
