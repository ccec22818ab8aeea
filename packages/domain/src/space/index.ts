export { absoluteVerticalPosition, hangsFromCeiling, heightInChangedRoom } from './ceiling-plane';
export { FURNITURE_KINDS, type Furniture } from './furniture';
export type { RoomSize, SpaceConfig } from './room';
export { DEFAULT_SPACE_CONFIG, DEFAULT_SPACE_ORIGIN, MAX_MATERIAL_CHARACTERS, SPACE_BOUNDS } from './space.data';
export { checkSpaceConfig, type SpaceFailure, type SpaceField } from './space-config';
