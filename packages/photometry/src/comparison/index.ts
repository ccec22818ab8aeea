export type { BugRating, OutdoorZones } from '../light';
export type { LightDistribution, Luminaire, LuminaireHousing, LuminaireLamps, LuminousOpening } from '../luminaire';
export { bestTurnDegrees, type CandelaDifference, candelaDifference } from './candela-difference';
export {
  type Compared,
  type ComparedQuantity,
  type ComparisonTolerance,
  comparePhotometry,
  type PhotometryComparison,
} from './compare-photometry';
