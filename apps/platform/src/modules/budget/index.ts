import type { ModuleFactory } from '../../kernel';
import { type BudgetDependencies, budgetRoutes } from './routes';

export { storeBudget } from './issue-budget';
export { issuerOfAccount, makerAsIssuer } from './issuer';

export const budgetModule =
  (dependencies: Omit<BudgetDependencies, 'prints'>): ModuleFactory =>
  ({ configuration }) => ({ name: 'budget', routes: budgetRoutes({ ...dependencies, prints: configuration.files.prints }) });
