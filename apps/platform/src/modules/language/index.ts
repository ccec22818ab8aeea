import type { ModuleFactory } from '../../kernel';
import { languageRoutes } from './routes';
import { TranslationFiles } from './translation-files';

/** Languages, and the texts of screens as files. */
export const languageModule: ModuleFactory = ({ configuration, clock, log }) => ({
  name: 'language',
  routes: languageRoutes(new TranslationFiles(configuration.translations, clock, log)),
});
