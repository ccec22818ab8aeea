import type { ModuleFactory } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { addSampleProjects } from './add-sample-projects';

export const sampleDataModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  ({ database, clock, configuration }) => ({
    name: 'sample-data',
    routes: [],
    prepare: async () => {
      if (configuration.sampleData) await addSampleProjects(database, contextFor, clock());
    },
  });
