export { type BoardDimensions, type BoardExtent, boardDimensions, extentOf } from './board-dimensions';
export {
  type BoardAssembly,
  type BoardJoint,
  boardAssemblies,
  boardJoints,
  ConnectorGrid,
  connectorKey,
  connectorsFit,
  openConnectors,
} from './board-joints';
export { type BoardPoint, boardOverlaps, bodiesOverlap, cornersOf } from './board-overlap';
export {
  type BoardBody,
  type BoardConnector,
  type BoardPose,
  type BoardShape,
  normalDegrees,
  type PlacedConnector,
  placedConnectors,
  placeOnBoard,
  roundedMetres,
  signedDegrees,
} from './board-shape';
export { attachBody, type BoardSnap, hitsAny, type SnapField, snapBody, snapField } from './board-snap';
