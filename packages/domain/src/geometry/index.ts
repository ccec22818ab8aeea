export { CircleGrid, type Neighbour } from './circle-grid';
export type { ExemptPair } from './overlapping-circles';
export type { PlanCircle, PlanPoint } from './plan';
export { clampIntoRoom, type Floor, isCircleInRoom, isSegmentInRoom } from './room-bounds';
export { type RoomPoint, type Segment, type Stick, segmentDistance, sticksCross } from './segment-distance';
export { slideCircle } from './slide-circle';
export { type PlanExtent, type RigidGroup, slideGroup } from './slide-group';
