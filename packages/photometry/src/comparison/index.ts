export { bestTurnDegrees, type CandelaDifference, candelaDifference } from './candela-difference';
export {
  type Compared,
  type ComparedPart,
  type ComparisonTolerance,
  comparePhotometry,
  type PhotometryComparison,
} from './compare-photometry';
