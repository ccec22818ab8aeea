export { saidBy } from './said-by';
export { type SampleWishes, sampleBudget } from './sample-budget';
