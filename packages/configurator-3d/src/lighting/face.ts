import type { SceneRoom } from '@candil/configurator';
import { add, cross, lengthOf, scale, unit, type Vector } from './vector';

export type FaceName = 'floor' | 'ceiling' | 'back' | 'front' | 'left' | 'right';

/** One inner side of the room with the grid on which its light is computed. */
export interface Face {
  readonly name: FaceName;
  readonly origin: Vector;
  /** Along the columns and the rows; `across` × `up` points into the room. */
  readonly across: Vector;
  readonly up: Vector;
  readonly normal: Vector;
  readonly columns: number;
  readonly rows: number;
  /** Share of the light that comes back, linear, for each channel. */
  readonly reflectance: readonly [number, number, number];
}

/** Sizes of the cells by face: finest where the light matters most. */
const CELL_METRES: Readonly<Record<FaceName, number>> = { floor: 0.035, ceiling: 0.09, back: 0.045, front: 0.09, left: 0.06, right: 0.06 };
const MOST_CELLS = 12_000;

const cells = (metres: number, cell: number): number => Math.max(4, Math.round(metres / cell));

export const placeOnFace = (face: Face, across: number, up: number): Vector =>
  add(face.origin, add(scale(face.across, across), scale(face.up, up)));

/** The six inner sides of a room around the middle of its floor; walls are named as the plan shows them, `back` at its upper edge. */
export const roomFaces = (
  { widthMetres, depthMetres, heightMetres }: Pick<SceneRoom, 'widthMetres' | 'depthMetres' | 'heightMetres'>,
  reflectances: Readonly<Record<FaceName, readonly [number, number, number]>>,
  coarseness = 1,
): readonly Face[] => {
  const [x, z, height] = [widthMetres / 2, depthMetres / 2, heightMetres];
  const side = (name: FaceName, origin: Vector, across: Vector, up: Vector): Face => {
    const [width, length] = [lengthOf(across), lengthOf(up)];
    const cell = Math.max(CELL_METRES[name] * coarseness, Math.sqrt((width * length) / MOST_CELLS));
    return {
      name,
      origin,
      across,
      up,
      normal: unit(cross(across, up)),
      columns: cells(width, cell),
      rows: cells(length, cell),
      reflectance: reflectances[name],
    };
  };
  return [
    side('floor', [-x, 0, z], [2 * x, 0, 0], [0, 0, -2 * z]),
    side('ceiling', [-x, height, -z], [2 * x, 0, 0], [0, 0, 2 * z]),
    side('back', [-x, 0, -z], [2 * x, 0, 0], [0, height, 0]),
    side('front', [x, 0, z], [-2 * x, 0, 0], [0, height, 0]),
    side('left', [-x, 0, z], [0, 0, -2 * z], [0, height, 0]),
    side('right', [x, 0, -z], [0, 0, 2 * z], [0, height, 0]),
  ];
};
