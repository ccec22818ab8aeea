export { type CompositionAvailability, compositionAvailability } from './composition-availability';
export { type CompositionPart, partOfArticle } from './composition-part';
export { type CompositionFailure, type CompositionPrices, compositionPrices, type PartShare } from './composition-price';
export type { CreationEvaluation, CreationSources, EvaluatedComposition, EvaluatedPart } from './evaluate-creation';
