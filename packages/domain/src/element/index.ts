export type { SpaceConfig } from '../space';
export { cloneNode } from './clone-node';
export {
  type ClusterInput,
  type CompositionInput,
  createCluster,
  createComposition,
  createSpace,
  type SpaceInput,
} from './create-group';
export {
  createComplement,
  createCounterweight,
  createElectricalConnection,
  createElementOfModel,
  createLight,
  createOutletCanopy,
  createPendant,
  createReflector,
  createTrack,
  type ModelElementInput,
  type PendantInput,
} from './create-part';
export type {
  CanopyOption,
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
export { PENDANT_DEFAULTS } from './element-defaults.data';
export type { ElementFacts } from './element-facts';
export type { ElementFailure } from './element-failure';
export { type ElementGeometry, GEOMETRY_KINDS, type Pose, type StickEnd, type StickJoint } from './element-geometry';
export { checkChild, checkMethod, elementTypeOf, isFreeWire, isGroupType, mayHold } from './element-kind';
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
export { elementsOfType, findElement, findElements, indexAmongSiblings, parentOf, siblingsOf } from './find-elements';
export { attributeOptionsOf, attributesOfSelection } from './model-options';
export { type NewElement, placedAt } from './new-node';
export { applyOperation, applyOperations, type Operation } from './operation';
export { snapshotOf } from './snapshot';
export { partTechnicalData, type SystemPart } from './system-part';
export type { TalliedFact, Tally, TallySums } from './tally';
export { beginTrial, type Trial } from './trial';
