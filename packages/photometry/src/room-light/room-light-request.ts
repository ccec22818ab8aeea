import type { Obstruction } from '../illuminance';
import type { Rotation } from '../light';
import type { LightDistribution, LuminousOpening } from '../luminaire';

/** A room by its sizes; one corner of the floor is the origin, x runs along its length, y along its width, z up. */
export interface LitRoom {
  /** Above 0 to below 1000, as the two others. */
  readonly lengthMetres: number;
  /** Along y. */
  readonly widthMetres: number;
  /** From floor to ceiling. */
  readonly heightMetres: number;
  /** From 0 to below 1; default 0.7, 0.5 and 0.2. */
  readonly reflectances?: { readonly ceiling: number; readonly walls: number; readonly floor: number };
}

/** A luminaire where it hangs or stands. */
export interface LitLuminaire {
  /** Repeated in the failure when the luminaire cannot be computed. */
  readonly id: string;
  /** A `Luminaire` is one, such as `photometryOf` gives or `readLuminaire` reads. */
  readonly light: { readonly distribution: LightDistribution; readonly opening?: LuminousOpening };
  /** Its middle in the plan. */
  readonly xMetres: number;
  /** Along the width of the room. */
  readonly yMetres: number;
  /** Height of its underside above the floor. */
  readonly undersideMetres: number;
  /** Default as it hangs, C0 along x. */
  readonly rotation?: Rotation;
  /** Part of its flux, 0 to 1; default 1. */
  readonly dimmedTo?: number;
}

/** A table or another level surface to be lit; it shades what is below. */
export interface LitTable {
  /** Its id in the answer. */
  readonly id: string;
  /** Its outline in the plan. */
  readonly shape: 'rectangle' | 'round';
  /** Its middle in the plan. */
  readonly xMetres: number;
  /** Along the width of the room. */
  readonly yMetres: number;
  /** Along x before it is turned; the diameter of a round one. */
  readonly lengthMetres: number;
  /** Along y before it is turned; of a round one it does not count. */
  readonly widthMetres: number;
  /** Height of its top above the floor. */
  readonly heightMetres: number;
  /** Counter-clockwise from above; default 0. */
  readonly turnDegrees?: number;
}

/** Request of an editor while a room is edited. Plain data: it goes to a worker as it is. */
export interface RoomLightRequest {
  /** Room whose faces exchange light. */
  readonly room: LitRoom;
  /** Luminaires with their positions. */
  readonly luminaires: readonly LitLuminaire[];
  /** Default none. */
  readonly tables?: readonly LitTable[];
  /** Furniture that shades and is not looked at. */
  readonly obstructions?: readonly Obstruction[];
  /** Above 0 to 1; default 0.8. */
  readonly maintenanceFactor?: number;
  /** Height of the map above the floor; default 0. */
  readonly mapHeightMetres?: number;
  /** Side of its cells; default 0.25, larger where there would be more than 2500. */
  readonly cellMetres?: number;
  /** Ascending; default 50, 100, 200, 300 and 500. */
  readonly levelsLux?: readonly number[];
}

/** Failure of a request. */
export type RoomLightFailure =
  /** Sizes or reflectances of the room, or the map, are invalid. */
  | { readonly code: 'room-light.room-invalid' | 'room-light.map-invalid' }
  /** The luminaire is outside of the room, or invalid. */
  | { readonly code: 'room-light.luminaire-outside' | 'room-light.luminaire-invalid'; readonly id: string }
  /** The table is outside of the room, or something of it is none. */
  | { readonly code: 'room-light.table-outside' | 'room-light.table-invalid'; readonly id: string }
  /** The obstruction, counted from 0, has no body. */
  | { readonly code: 'room-light.obstruction-invalid'; readonly obstruction: number }
  /** The caller stopped it, so far on, 0 to 1. */
  | { readonly code: 'room-light.cancelled'; readonly doneFraction: number };

/** Bounds of the map that is drawn of a room. */
export const LUX_LEVELS: readonly number[] = [50, 100, 200, 300, 500];
const CELL_METRES = 0.25;
const MOST_CELLS = 2500;
const LARGER = 1.1;

/** Columns and rows of the map; cells are made larger until there are few enough. */
export function mapCells({ lengthMetres, widthMetres }: LitRoom, wantedMetres = CELL_METRES): readonly [columns: number, rows: number] {
  const along = (length: number, cell: number) => Math.max(2, Math.ceil(length / cell - 1e-9));
  let cell = wantedMetres;
  while (along(lengthMetres, cell) * along(widthMetres, cell) > MOST_CELLS) cell *= LARGER;
  return [along(lengthMetres, cell), along(widthMetres, cell)];
}
