export {
  type AttributeType,
  type AvailabilityDates,
  type Bov,
  bovOf,
  type CodeAttributeType,
  type IsoLanguage,
  isPendantHeightAllowed,
  type LeadTimeEntry,
  type LocalisedText,
  type PendantHeightRange,
  pendantHeightRangeOf,
  type Selection,
  type Variation,
} from './attribute';
export { ATTRIBUTE_GRID_NAMES, ATTRIBUTE_TYPES, CODE_ATTRIBUTE_TYPES, ISO_LANGUAGES } from './attribute.data';
export { type AvailabilityPeriod, joinAvailability, OPEN_PERIOD, parseAvailability } from './availability-period';
export { joinLeadTimes, keptLeadTimes, leadTimeWeeks } from './lead-time';
export { formatTemperatureDescription, parseLedColourTemp, type TemperatureFailure } from './temperature';
