import type { ModuleFactory } from '../../kernel';
import { builtInBooks } from './built-in-books';
import { crmRoutes } from './routes';

export { accountByEmail } from './crm-repository';
export { mayActAs } from './look-after';

/** The customer books, over our own accounts; an operator's CRM would take the place of `builtInBooks`. */
export const crmModule: ModuleFactory = (context) => ({ name: 'crm', routes: crmRoutes(context, builtInBooks(context)) });
