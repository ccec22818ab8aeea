import type { SpaceConfig } from './room';

/** The room of a new Space; metres (SP1). */
export const DEFAULT_SPACE_CONFIG: SpaceConfig = {
  roomSize: { height: 4, width: 3, depth: 3 },
  extraCeiling: 0.16,
  ceilingMaterial: 'pladur',
};

/** Default origin of a new Space (SP1). */
export const DEFAULT_SPACE_ORIGIN = { configurator: 'COMPOSITOR', source: 'PRIVATE_AREA' } as const;

/** Least and largest measures of a room, metres, both inclusive (SP3). */
export const SPACE_BOUNDS = {
  'roomSize.height': { min: 1, max: 30 },
  'roomSize.width': { min: 0.5, max: 200 },
  'roomSize.depth': { min: 0.5, max: 200 },
  extraCeiling: { min: 0, max: 5 },
} as const;

/** Most characters of a ceiling material's name, inclusive (SP4). */
export const MAX_MATERIAL_CHARACTERS = 50;
