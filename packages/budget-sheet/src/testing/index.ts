export { saidBy } from './said-by';
export { type SampleOptions, sampleBudget } from './sample-budget';
