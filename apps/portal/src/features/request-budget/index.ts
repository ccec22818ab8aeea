export { RequestBudgetScreen } from './components/request-budget-screen';
export { RequestButton } from './components/request-button';
export { RequestFoot } from './components/request-foot';
export { RequestsOfProject } from './components/requests-of-project';
