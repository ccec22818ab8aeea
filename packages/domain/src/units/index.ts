export { convertUnit, type Measure, measureShown, type Unit, type UnitFailure, type UnitSystem, unitSystemOf } from './convert';
export { type DurationFailure, durationInDays } from './duration';
export { formatFeetAndInches, formatInches } from './imperial';
export { formatMetricLength, type NumberMarks } from './metric';
export { type LengthFailure, parseLength } from './parse-length';
export { UNITS } from './units.data';
