export {
  type ClampedHeight,
  checkPendantHeight,
  clampPendantHeight,
  DEFAULT_PENDANT_HEIGHT_CM,
  defaultPendantHeightCm,
  FLOOR_CLEARANCE_CM,
  type HangingPlace,
  type HeightLimit,
  type HeightLimits,
  type HeightRange,
  MAX_PENDANT_HEIGHT_CM,
  needsLongWire,
  type PendantHeightFailure,
  pendantHeightLimits,
  pendantHeightMetres,
} from './height-limits';
export { type HangingParts, pendantHeightOfWire, type WireFailure, wireLengthOfHeight } from './wire-length';
