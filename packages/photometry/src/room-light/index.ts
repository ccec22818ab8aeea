export { type LuxMap, type RoomLightEstimate, roomLight, roomLightSteps, type SurfaceLight } from './room-light';
export {
  type LitLuminaire,
  type LitRoom,
  type LitTable,
  LUX_LEVELS,
  type RoomLightFailure,
  type RoomLightRequest,
} from './room-light-request';
