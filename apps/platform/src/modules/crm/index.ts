import type { ModuleFactory } from '../../kernel';
import { builtInCrm } from './built-in-crm';
import { crmRoutes } from './routes';

export { accountByEmail } from './crm-repository';
export { mayActAs } from './look-after';

/** The CRM module over our own accounts; another CRM would replace `builtInCrm`. */
export const crmModule: ModuleFactory = (context) => ({ name: 'crm', routes: crmRoutes(context, builtInCrm(context)) });
