import type { PlanPlace, Scene, SceneLight } from '@candil/configurator';
import type { Furniture, ModelDefinition } from '@candil/domain';
import type { LitLuminaire, LitTable, RoomLightRequest } from '@candil/photometry/room-light';
import { photometryOf } from '@candil/photometry/technical-light';
import { LUX_LEVELS } from './lux-scale.data';

/** The map lies where the light is used: over the highest table, else on the floor. */
const OVER_TABLE_METRES = 0.01;
/** Fine enough for the edge of a pool of light. */
const CELL_METRES = 0.15;

/** Tables are evaluated; of the rest only furniture in the light's way. */
const TABLES: ReadonlySet<Furniture['kind']> = new Set<Furniture['kind']>(['table', 'round-table', 'counter']);

/**
 * Builds the request for the light of a room; undefined where nothing in it gives light. Luminaires outside the room,
 * which an issue reports, light nothing in it. The room's origin is a corner there, the middle here; x runs along its
 * width.
 */
export const lightRequestOf = (
  { room, lights }: Scene,
  furniture: readonly Furniture[],
  modelOf: (code: string) => ModelDefinition | undefined,
): RoomLightRequest | undefined => {
  const middle = { x: room.widthMetres / 2, z: room.depthMetres / 2 };
  const isWithin = ({ x, z }: PlanPlace): boolean => Math.abs(x) <= middle.x && Math.abs(z) <= middle.z;
  const luminaires = lights.filter(isWithin).flatMap((light) => luminaireOf(light, middle, modelOf) ?? []);
  if (luminaires.length === 0) return undefined;
  const tables = furniture.filter((piece) => TABLES.has(piece.kind) && isWithin(piece));
  return {
    room: { lengthMetres: room.widthMetres, widthMetres: room.depthMetres, heightMetres: room.heightMetres },
    luminaires,
    tables: tables.map((table) => tableOf(table, middle)),
    mapHeightMetres: tables.length === 0 ? 0 : Math.max(...tables.map(({ heightMetres }) => heightMetres)) + OVER_TABLE_METRES,
    cellMetres: CELL_METRES,
    levelsLux: LUX_LEVELS,
  };
};

interface Middle {
  readonly x: number;
  readonly z: number;
}

const luminaireOf = (
  light: SceneLight,
  middle: Middle,
  modelOf: (code: string) => ModelDefinition | undefined,
): LitLuminaire | undefined => {
  const model = modelOf(light.model);
  const photometry = model && photometryOf(model.technical);
  if (photometry?.ok !== true) return undefined;
  return {
    id: light.id,
    light: photometry.value,
    xMetres: light.x + middle.x,
    yMetres: light.z + middle.z,
    undersideMetres: light.bottomMetres,
  };
};

const tableOf = ({ id, kind, x, z, widthMetres, depthMetres, heightMetres, turnDegrees }: Furniture, middle: Middle): LitTable => ({
  id,
  shape: kind === 'round-table' ? 'round' : 'rectangle',
  xMetres: x + middle.x,
  yMetres: z + middle.z,
  lengthMetres: widthMetres,
  widthMetres: depthMetres,
  heightMetres,
  // Both turn from x towards the second axis of the plan.
  turnDegrees,
});
