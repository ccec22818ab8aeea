export { arcLengthOf, type BeltIssue, beltLoadOf, mostBeltMetres, type PartOf, pathInRoom } from './belts-in-tree';
export type { AttributeValues, Change } from './change';
export { type ConfigurationIssue, checkConfiguration } from './check-configuration';
export { selectionOf } from './checks/exclusion-refusal';
export { type Configuration, createConfiguration, type EditContext, type EditContextInput } from './configuration';
export { type BeltInput, createBelt } from './create-belt';
export type { EditFailure, ElementRefusal } from './edit-failure';
export type { Effect } from './effect';
export type { FloorPlan } from './floor-plan';
export {
  type Clearance,
  clearanceOf,
  type NearestNeighbour,
  type NeighbourQuery,
  type Neighbours,
  neighboursOf,
  type PlanDistance,
  type Wall,
} from './neighbours';
export { type Slide, slideMove } from './slide-move';
export { type Foreseen, type Outcome, previewChange, tryChange, undoChange } from './try-change';
