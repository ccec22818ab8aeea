export { type SampleWishes, sampleBudget } from './sample-budget';
