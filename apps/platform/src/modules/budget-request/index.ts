import type { ModuleFactory } from '../../kernel';
import { budgetRequestRoutes, mayReadBudgetRequestFiles } from './routes';

export { BUDGET_REQUEST_FILES } from './ask-budget';
export { mayReadBudgetRequestFiles };

/** Asking the maker for the budget of a project. */
export const budgetRequestModule: ModuleFactory = ({ configuration: { supportEmail, publicUrl, runtime } }) => ({
  name: 'budget-request',
  routes: budgetRequestRoutes({ fallbackEmail: supportEmail, filesUrl: new URL(`${runtime.services.api}/files`, publicUrl).href }),
});
