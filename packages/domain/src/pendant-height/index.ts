export {
  type ClampedHeight,
  checkPendantHeight,
  clampPendantHeight,
  defaultPendantHeightCm,
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
