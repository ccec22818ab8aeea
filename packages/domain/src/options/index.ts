export type { AttributeValue } from './attribute-value';
export { explainInConfiguration, optionsInConfiguration, repairsInConfiguration, valuesOf } from './configuration-options';
export { type Explanation, explainOption, type WhyNot } from './explanation';
export type { HeightSpan } from './heights';
export type { Accepts, OptionQuestion } from './judge';
export { type AttributeOption, type AttributeOptions, elementOptions, optionsFor } from './options';
export {
  type ElementsOptions,
  optionsOfElements,
  type SharedHeights,
  type SharedOption,
  type SharedOptions,
} from './options-of-elements';
export type { RepairRanking } from './ranking';
export { type AttributeChange, type ElementRepair, elementRepairs, type Repair, repairsFor } from './repairs';
export { type ElementsRepair, repairsOfElements, type SharedChange, type SharedValue } from './repairs-of-elements';
