import type { ModuleFactory } from '../../kernel';
import { companyRoutes } from './routes';

export const companyModule: ModuleFactory = (context) => ({ name: 'company', routes: companyRoutes(context) });
