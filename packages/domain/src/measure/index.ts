export { centimetresOf, requireMeasure, TOLERANCE_METRES } from './measure';
