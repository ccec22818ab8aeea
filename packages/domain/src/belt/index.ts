export { type AttachSurface, attachSurfaceOf, carriedPoint, edgeDistance, pointOnSurface } from './attach-surface';
export {
  type Belt,
  type BeltPath,
  type BeltPlace,
  beltOf,
  carriedAlong,
  linesOfBelt,
  lowestOfBelt,
  nearestBy,
  nearestOnBelt,
  onBelt,
  placeOnBelt,
  spanAt,
} from './belt';
export { CEILING_ROD_METRES, EDGE_METRES, LIGHT_GAP_METRES, MOST_BEND_METRES, MOST_SLACK, SHORTEST_SPAN_METRES } from './belt.data';
export type { BeltFailure } from './belt-failure';
export { type BeltLoad, bendUnder, checkBeltLoads, checkBeltPath } from './check-belt';
export { type BeltFixing, type FixingKind, fixingsOf } from './fixings';
export {
  type BeltDirection,
  type HangingCurve,
  type HangingShape,
  hangingCurve,
  lowestOf,
  pointOnCurve,
  sagOf,
  slackOfLength,
  slackOfSag,
  smoothLine,
  tangentOnCurve,
} from './hanging-curve';
