import type { ModuleFactory } from '../../kernel';
import { type BudgetDependencies, budgetRoutes } from './routes';

export { isLogoIssued } from './budget-repository';
export { storeBudget } from './issue-budget';
export { issuerOfAccount, makerAsIssuer } from './issuer';

export const budgetModule =
  (dependencies: Omit<BudgetDependencies, 'prints' | 'portalUrl'>): ModuleFactory =>
  ({ configuration: { files, portalUrl } }) => ({
    name: 'budget',
    routes: budgetRoutes({ ...dependencies, prints: files.prints, portalUrl }),
  });
