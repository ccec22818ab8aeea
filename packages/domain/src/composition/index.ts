export { type CompositionAvailability, compositionAvailability } from './composition-availability';
export { type CompositionPart, partOfArticle } from './composition-part';
export { type CompositionFailure, type CompositionPrices, compositionPrices, type PartShare } from './composition-price';
export type { CreationSources } from './creation-sources';
export { type CreationEvaluation, type EvaluatedComposition, evaluateCreation } from './evaluate-creation';
export type { EvaluatedPart } from './evaluated-part';
export { type CreationTerms, creationSources } from './sources-of-catalogue';
