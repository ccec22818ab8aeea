import { type Obstruction, type Receiver, type RoomLight, type RoomRequest, rectangleGrid, roomProblem } from '../illuminance';
import { orientationOf, type Vector } from '../light';
import { scaled } from '../luminaire';
import { fail, ok, type Result } from '../result';
import {
  type LitLuminaire,
  type LitRoom,
  type LitTable,
  LUX_LEVELS,
  mapCells,
  type RoomLightFailure,
  type RoomLightRequest,
} from './room-light-request';

const REFLECTANCES = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
/** Thickness of a table top; a thinner one casts the same shadow. */
const TOP_METRES = 0.03;
/** Cells of a table: this long, within these numbers along a side. */
const TABLE_CELL_METRES = 0.15;
const FEWEST = 4;
const MOST = 12;
const RADIANS = Math.PI / 180;
const UP: Vector = [0, 0, 1];

const isPositive = (value: number) => value > 0 && value < 1000;

/** The light of a luminaire from the middle of its opening, which is not above the ceiling. */
function lightOf({ light, xMetres, yMetres, undersideMetres, rotation, dimmedTo = 1 }: LitLuminaire, room: LitRoom): RoomLight {
  const { distribution, opening } = light;
  const height = undersideMetres > room.heightMetres ? undersideMetres : undersideMetres + (opening?.heightMetres ?? 0) / 2;
  return {
    distribution: dimmedTo === 1 ? distribution : scaled(distribution, dimmedTo),
    positionMetres: [xMetres, yMetres, undersideMetres > room.heightMetres ? height : Math.min(room.heightMetres, height)],
    ...(rotation && { orientation: orientationOf(rotation) }),
    ...(opening && { opening }),
  };
}

/** Obstruction of a table: its top, a thin board or a disc. */
function topOf({ shape, xMetres: x, yMetres: y, lengthMetres, widthMetres, heightMetres, turnDegrees = 0 }: LitTable): Obstruction {
  if (shape === 'round') return { kind: 'disc', centreMetres: [x, y, heightMetres], normal: UP, radiusMetres: lengthMetres / 2 };
  return {
    kind: 'box',
    lowMetres: [x - lengthMetres / 2, y - widthMetres / 2, heightMetres - Math.min(TOP_METRES, heightMetres)],
    highMetres: [x + lengthMetres / 2, y + widthMetres / 2, heightMetres],
    turnDegrees,
  };
}

/** Points on a table that are in the room: one that stands half in a wall is lit as far as it is inside. */
function pointsOn(
  { shape, xMetres, yMetres, lengthMetres, widthMetres, heightMetres, turnDegrees = 0 }: LitTable,
  room: LitRoom,
): Receiver[] {
  const isRound = shape === 'round';
  const across = isRound ? lengthMetres : widthMetres;
  const cells = (length: number) => Math.min(MOST, Math.max(FEWEST, Math.ceil(length / TABLE_CELL_METRES)));
  const rectangle = { xMetres: -lengthMetres / 2, yMetres: -across / 2, lengthMetres, widthMetres: across, heightMetres };
  const [cosine, sine] = [Math.cos(turnDegrees * RADIANS), Math.sin(turnDegrees * RADIANS)];
  return rectangleGrid(rectangle, cells(lengthMetres), cells(across))
    .filter(({ positionMetres: [x, y] }) => !isRound || Math.hypot(x, y) <= lengthMetres / 2)
    .map(({ positionMetres: [x, y, z], normal }): Receiver => {
      const place: Vector = [xMetres + cosine * x - sine * y, yMetres + sine * x + cosine * y, z];
      return { positionMetres: place, normal };
    })
    .filter(
      ({ positionMetres: [x, y, z] }) => x >= 0 && x <= room.lengthMetres && y >= 0 && y <= room.widthMetres && z <= room.heightMetres,
    );
}

function problemOf({
  room,
  luminaires,
  tables = [],
  maintenanceFactor = 1,
  mapHeightMetres = 0,
  cellMetres = 1,
  levelsLux = LUX_LEVELS,
}: RoomLightRequest): RoomLightFailure | undefined {
  const { ceiling, walls, floor } = room.reflectances ?? REFLECTANCES;
  const isRoom =
    [room.lengthMetres, room.widthMetres, room.heightMetres].every(isPositive) &&
    [ceiling, walls, floor].every((reflectance) => reflectance >= 0 && reflectance < 1) &&
    maintenanceFactor > 0 &&
    maintenanceFactor <= 1;
  if (!isRoom) return { code: 'room-light.room-invalid' };
  const isMap = mapHeightMetres >= 0 && mapHeightMetres <= room.heightMetres && isPositive(cellMetres);
  if (!isMap || !levelsLux.every((level, index) => level > (levelsLux[index - 1] ?? 0))) return { code: 'room-light.map-invalid' };
  const dim = luminaires.find(({ dimmedTo = 1 }) => !(dimmedTo >= 0 && dimmedTo <= 1));
  if (dim) return { code: 'room-light.luminaire-invalid', id: dim.id };
  const odd = tables.find(
    ({ shape, lengthMetres, widthMetres, heightMetres, turnDegrees = 0 }) =>
      !isPositive(lengthMetres) ||
      (shape === 'rectangle' && !isPositive(widthMetres)) ||
      !(heightMetres >= 0) ||
      !Number.isFinite(turnDegrees),
  );
  return odd && { code: 'room-light.table-invalid', id: odd.id };
}

/** A room as it is computed: the planes are the map, the tables, and the floor where the map is higher. */
export function roomOfRequest(request: RoomLightRequest): Result<RoomRequest, RoomLightFailure> {
  const failure = problemOf(request);
  if (failure) return fail(failure);
  const { room, luminaires, tables = [], maintenanceFactor, mapHeightMetres = 0 } = request;
  const [columns, rows] = mapCells(room, request.cellMetres);
  const level = (heightMetres: number) =>
    rectangleGrid({ xMetres: 0, yMetres: 0, lengthMetres: room.lengthMetres, widthMetres: room.widthMetres, heightMetres }, columns, rows);
  const points = tables.map((table) => pointsOn(table, room));
  const gone = points.findIndex((plane) => plane.length === 0);
  if (gone >= 0) return fail({ code: 'room-light.table-outside', id: (tables[gone] as LitTable).id });
  const roomRequest: RoomRequest = {
    room: { ...room, reflectances: room.reflectances ?? REFLECTANCES },
    lights: luminaires.map((luminaire) => lightOf(luminaire, room)),
    planes: [level(mapHeightMetres), ...points, ...(mapHeightMetres > 0 ? [level(0)] : [])],
    obstructions: [...tables.map(topOf), ...(request.obstructions ?? [])],
    ...(maintenanceFactor !== undefined && { maintenanceFactor }),
  };
  const problem = roomProblem(roomRequest);
  if (problem === undefined) return ok(roomRequest);
  if ('light' in problem) {
    const { id } = luminaires[problem.light] as LitLuminaire;
    return fail({
      code: problem.code === 'illuminance.light-outside' ? 'room-light.luminaire-outside' : 'room-light.luminaire-invalid',
      id,
    });
  }
  const obstruction = 'obstruction' in problem ? problem.obstruction : 0;
  const table = tables[obstruction];
  return fail(
    table
      ? { code: 'room-light.table-invalid', id: table.id }
      : { code: 'room-light.obstruction-invalid', obstruction: obstruction - tables.length },
  );
}
