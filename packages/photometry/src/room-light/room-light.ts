import { type IlluminanceStatistics, type RoomIlluminance, type RoomProgress, roomIlluminanceSteps } from '../illuminance';
import { fail, ok, type Result } from '../result';
import { LUX_LEVELS, mapCells, type RoomLightFailure, type RoomLightRequest } from './room-light-request';
import { roomOfRequest } from './room-of-request';

/** The light on the floor or on a table. */
export type SurfaceLight = IlluminanceStatistics;

/** The illuminance over the room, cell by cell. */
export interface LuxMap {
  /** Cells along the length, 1 or more. */
  readonly columns: number;
  /** Cells along the width, 1 or more. */
  readonly rows: number;
  /** Length of the room. */
  readonly lengthMetres: number;
  /** Width of the room. */
  readonly widthMetres: number;
  /** Height of the map above the floor. */
  readonly heightMetres: number;
  /** At the middles of the cells, row by row along x from the corner at the origin. */
  readonly valuesLux: Float64Array;
  /** The levels of its colours, ascending. */
  readonly levelsLux: readonly number[];
  /** Number of levels that the illuminance of each cell reaches: 0 below the first, their number from the last on. */
  readonly bands: Uint8Array;
}

/** The light in a room as an editor shows it. */
export interface RoomLightEstimate {
  /** Illuminance of the floor. */
  readonly floor: SurfaceLight;
  /** In the order of the request. */
  readonly tables: readonly (SurfaceLight & { readonly id: string })[];
  /** Illuminance of a level plane, cell by cell. */
  readonly map: LuxMap;
}

/** Number of levels that a value reaches. */
function bandOf(lux: number, levels: readonly number[]): number {
  let band = 0;
  while (band < levels.length && lux >= (levels[band] as number)) band += 1;
  return band;
}

function estimateOf(
  { room, tables = [], mapHeightMetres = 0, cellMetres, levelsLux = LUX_LEVELS }: RoomLightRequest,
  { planes }: RoomIlluminance,
): RoomLightEstimate {
  const [mapped, ...others] = planes.map(({ statistics, totalLux }) => ({ statistics, totalLux })) as [
    RoomIlluminance['planes'][number],
    ...RoomIlluminance['planes'][number][],
  ];
  const [columns, rows] = mapCells(room, cellMetres);
  const { lengthMetres, widthMetres } = room;
  return {
    floor: (others[tables.length] ?? mapped).statistics,
    tables: tables.map(({ id }, index) => ({ id, ...(others[index] ?? mapped).statistics })),
    map: {
      columns,
      rows,
      lengthMetres,
      widthMetres,
      heightMetres: mapHeightMetres,
      valuesLux: mapped.totalLux,
      levelsLux,
      bands: Uint8Array.from(mapped.totalLux, (lux) => bandOf(lux, levelsLux)),
    },
  };
}

/**
 * The light of a room in small steps of some milliseconds, to be driven between frames: the generator yields its progress after each, and
 * ends with the estimate, or with the failure of the request (RL1–RL5). To cancel, stop iterating.
 */
export function* roomLightSteps(request: RoomLightRequest): Generator<RoomProgress, Result<RoomLightEstimate, RoomLightFailure>> {
  const room = roomOfRequest(request);
  if (!room.ok) return room;
  return ok(estimateOf(request, yield* roomIlluminanceSteps(room.value)));
}

/**
 * The light of a room while it is edited: mean illuminance on each table and on the floor, and a map of it in levels, from the lights, the
 * faces of the room and their obstructions (RL1–RL5). Pure, and its request and answer are plain data: call it in a worker. `isCancelled` is
 * asked before the first step and after each, so a newer request need not wait for an older one. An estimate: real rooms are within 15 %.
 */
export function roomLight(
  request: RoomLightRequest,
  isCancelled: () => boolean = () => false,
): Result<RoomLightEstimate, RoomLightFailure> {
  let doneFraction = 0;
  const steps = roomLightSteps(request);
  while (!isCancelled()) {
    const step = steps.next();
    if (step.done) return step.value;
    doneFraction = step.value.doneFraction;
  }
  return fail({ code: 'room-light.cancelled', doneFraction });
}
