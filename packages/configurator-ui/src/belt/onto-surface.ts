import type { RoomPoint, SceneRoom, Surface } from '@candil/configurator';
import { CEILING_ROD_METRES, EDGE_METRES } from '@candil/domain';

export const SURFACES: readonly Surface[] = ['ceiling', 'wall-A', 'wall-B', 'wall-C', 'wall-D', 'floor'];

/** As high as a belt is fixed to a wall by default, metres above the floor. */
const WALL_METRES = 2.2;

/** A point of the room as near as may be on another of its surfaces: under the ceiling by its rod, on a wall at the height it has or the usual one. */
export const ontoSurface = ({ x, y, z }: RoomPoint, surface: Surface, room: SceneRoom): RoomPoint => {
  const { widthMetres, depthMetres, heightMetres } = room;
  const [halfWidth, halfDepth] = [widthMetres / 2, depthMetres / 2];
  const within = (value: number, half: number): number => Math.max(EDGE_METRES - half, Math.min(half - EDGE_METRES, value));
  const rod = heightMetres - CEILING_ROD_METRES;
  const inside = { x: within(x, halfWidth), z: within(z, halfDepth) };
  const high = y <= 0 || y >= rod - 1e-6 ? Math.min(WALL_METRES, heightMetres - EDGE_METRES) : Math.min(y, heightMetres - EDGE_METRES);
  switch (surface) {
    case 'ceiling':
      return { ...inside, y: rod };
    case 'floor':
      return { ...inside, y: 0 };
    case 'wall-A':
      return { ...inside, y: high, z: -halfDepth };
    case 'wall-C':
      return { ...inside, y: high, z: halfDepth };
    case 'wall-B':
      return { ...inside, y: high, x: halfWidth };
    case 'wall-D':
      return { ...inside, y: high, x: -halfWidth };
  }
};
