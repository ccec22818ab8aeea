export { centimetresOf, finiteMeasure, TOLERANCE_METRES } from './measure';
