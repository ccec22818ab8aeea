import type { ModuleFactory } from '../../kernel';
import type { CatalogueReader } from '../catalogue';
import { publishPackagedCatalogue } from './publish-catalogue';
import { registerStaticJson } from './routes';

export { publishCatalogue } from './publish-catalogue';

export const staticDataModule =
  (catalogues: CatalogueReader): ModuleFactory =>
  (context) => ({
    name: 'static-data',
    routes: [],
    register: (app) => registerStaticJson(app, context, catalogues),
    prepare: async () => {
      await publishPackagedCatalogue(context.database, context.clock());
    },
  });
