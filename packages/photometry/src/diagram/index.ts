export { cartesianDiagram } from './cartesian-diagram';
export { type ConeOptions, coneDiagram } from './cone-diagram';
export type { CurveOptions } from './curve-options';
export { floorGrid, type IlluminanceGrid, type IsoluxOptions, isoluxDiagram } from './isolux-diagram';
export { type LuxMapOptions, luxMapDiagram } from './lux-map-diagram';
export { polarDiagram } from './polar-diagram';
export { DIAGRAM_COLOURS, type DiagramColours, type DiagramOptions } from './svg';
