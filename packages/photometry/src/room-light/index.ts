export type { IlluminanceStatistics, Obstruction, RoomProgress } from '../illuminance';
export type { Rotation, Vector } from '../light';
export type { LightDistribution, LuminousOpening } from '../luminaire';
export type { Fail, Ok, Result } from '../result';
export { type LuxMap, type RoomLightEstimate, roomLight, roomLightSteps, type SurfaceLight } from './room-light';
export {
  type LitLuminaire,
  type LitRoom,
  type LitTable,
  LUX_LEVELS,
  type RoomLightFailure,
  type RoomLightRequest,
} from './room-light-request';
