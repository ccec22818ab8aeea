export { BudgetScreen } from './components/budget-screen';
export { findBudgetPage } from './model/budget-page';
