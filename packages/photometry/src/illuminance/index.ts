export { areaIlluminanceLux, configurationFactor } from './area';
export { type IlluminanceStatistics, illuminanceStatistics } from './illuminance-statistics';
export { discGrid, type LevelDisc, type LevelRectangle, rectangleGrid } from './measuring-grid';
export type { RoomLight } from './near-light';
export { type GlareFailure, type GlareObserver, type ObserverGlare, observerGlare } from './observer-glare';
export { isObstructed, type Obstruction } from './obstruction';
export { type PlacedLight, pointIlluminanceLux, type Receiver } from './point';
export type { RectangularRoom, RoomFace } from './room-faces';
export {
  type PlaneIlluminance,
  type RoomCancelled,
  type RoomIlluminance,
  type RoomProgress,
  roomIlluminance,
  roomIlluminanceSteps,
} from './room-illuminance';
export { type RoomProblem, type RoomRequest, roomProblem } from './room-request';
export { lampAxisDegrees } from './seen-area';
export { subdivided } from './subdivide';
export { type UgrRow, ugrTable } from './ugr-table';
export { UGR_REFLECTANCES, UGR_ROOMS } from './ugr-table.data';
