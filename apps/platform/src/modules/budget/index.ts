import type { ModuleFactory } from '../../kernel';
import { type BudgetParts, budgetRoutes } from './routes';

export { storeBudget } from './issue-budget';
export { issuerOfAccount, makerAsIssuer } from './issuer';

export const budgetModule =
  (parts: Omit<BudgetParts, 'prints'>): ModuleFactory =>
  ({ configuration }) => ({ name: 'budget', routes: budgetRoutes({ ...parts, prints: configuration.files.prints }) });
