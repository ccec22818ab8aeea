export { type CanopyFit, type CanopyMismatch, type Ceiling, canopyMismatches, canopyOf, fitCanopy } from './canopy';
export { DEFAULT_SURFACE_CANOPY, FREE_WIRE, SURFACE_BASIC } from './canopy.data';
export type { Canopy } from './canopy-row';
export { type CanopyFailure, checkCanopies } from './check-canopies';
export { isOutletCanopy, type OutletCanopy, type OutletPlace, outletPlaces } from './outlet-canopy';
