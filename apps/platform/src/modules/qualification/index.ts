import type { ModuleFactory } from '../../kernel';
import { qualificationRoutes } from './routes';
import { addSampleRequests } from './sample-requests-repository';

export const qualificationModule: ModuleFactory = ({ database, clock, configuration, sessions }) => ({
  name: 'qualification',
  routes: qualificationRoutes(sessions),
  prepare: async () => {
    if (configuration.sampleData) await addSampleRequests(database, clock());
  },
});
