export {
  type Accessory,
  type ElectricalDemand,
  type ElectricalGroup,
  type ElectricalLight,
  electricalGroups,
} from './electrical-groups';
export { type ElectricalComponent, type ElectricalJoint, electricalComponents } from './electrical-load';
export { type ElectricalConnectionSummary, electricalConnectionSummary, type TrackSummary, trackSummary } from './part-summaries';
export { sumInThousandths } from './thousandths';
