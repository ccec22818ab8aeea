export type { SpaceConfig } from '../space';
export type {
  ElementAttributeOptions,
  ElementAttributes,
  ElementData,
  ElementId,
  ElementInfo,
  ElementNode,
  ElementOption,
  ElementPlacement,
  ElementProps,
  ElementSize,
  ElementTechnicalData,
  ElementType,
  HeightOption,
  Position,
  RenderAttributes,
} from './element';
export type { ElementFacts } from './element-facts';
export {
  absolutePositionOf,
  ancestorsOf,
  childrenOf,
  createElementTree,
  type Element,
  type ElementTree,
  elementOf,
  walk,
} from './element-tree';
export { CHILD_TYPES, ELEMENT_TYPES, TALLIED_FACTS } from './element-types.data';
export { applyOperation, applyOperations, type Operation } from './operation';
export { snapshotOf } from './snapshot';
export type { TalliedFact, Tally } from './tally';
export { beginTrial, type Trial } from './trial';
