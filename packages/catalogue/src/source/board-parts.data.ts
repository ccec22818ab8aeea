import type { BoardConnector, BoardShape } from '@candil/domain';

/** Connectors on the sides of a square: right, below, left, above. */
const sides = (kind: string, gender: BoardConnector['gender'], metres: number): readonly BoardConnector[] => [
  { id: 'right', kind, gender, x: metres, z: 0, facingDegrees: 0 },
  { id: 'below', kind, gender, x: 0, z: metres, facingDegrees: 90 },
  { id: 'left', kind, gender, x: -metres, z: 0, facingDegrees: 180 },
  { id: 'above', kind, gender, x: 0, z: -metres, facingDegrees: 270 },
];

/** Both ends of a part along x. */
const ends = (kind: string, gender: BoardConnector['gender'], metres: number): readonly BoardConnector[] => [
  { id: 'right', kind, gender, x: metres, z: 0, facingDegrees: 0, mustClose: true },
  { id: 'left', kind, gender, x: -metres, z: 0, facingDegrees: 180, mustClose: true },
];

const ROUND_DEGREES = [0, 60, 120, 180, 240, 300] as const;
/** Six sockets around a hub. */
const around = (kind: string, radius: number): readonly BoardConnector[] =>
  ROUND_DEGREES.map((facingDegrees, index) => {
    const radians = (facingDegrees * Math.PI) / 180;
    return { id: `${index + 1}`, kind, gender: 'female', x: radius * Math.cos(radians), z: radius * Math.sin(radians), facingDegrees };
  });

const SOCKET_METRES = 0.13;
const plateSockets: readonly BoardConnector[] = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].map(
    (column): BoardConnector => ({
      id: `socket-${(row + 1) * 3 + column + 2}`,
      kind: 'trama-socket',
      gender: 'female',
      x: column * SOCKET_METRES,
      z: row * SOCKET_METRES,
    }),
  ),
);

/** A part in a slot lies along its track. */
const intoSlot: BoardConnector = { id: 'slot', kind: 'carril-slot', gender: 'male', x: 0, z: 0, facingDegrees: 270, mustClose: true };

/** Shapes of the parts of the toolkits on a board, by model. */
export const BOARD_PARTS: Readonly<Record<string, BoardShape>> = {
  '9010': {
    outline: 'rectangle',
    layer: 'carrier',
    mark: 'P',
    connectors: [
      ...sides('trama-edge', 'female', 0.2),
      ...plateSockets,
      { id: 'middle', kind: 'trama-middle', gender: 'female', x: 0, z: 0 },
    ],
    mostLoadKg: 6,
  },
  '9012': {
    outline: 'round',
    layer: 'hung',
    mark: 'D',
    connectors: [{ id: 'plug', kind: 'trama-socket', gender: 'male', x: 0, z: 0, mustClose: true }],
  },
  '9014': { outline: 'rectangle', layer: 'carrier', mark: 'S', connectors: ends('trama-edge', 'male', 0.3) },
  '9016': {
    outline: 'rectangle',
    layer: 'hung',
    mark: 'B',
    connectors: [{ id: 'plug', kind: 'trama-middle', gender: 'male', x: 0, z: 0, mustClose: true }],
  },
  '9210': {
    outline: 'rectangle',
    layer: 'carrier',
    mark: 'T',
    connectors: [
      ...ends('carril-end', 'female', 0.5),
      ...[-0.4, -0.2, 0, 0.2, 0.4].map(
        (x, index): BoardConnector => ({ id: `slot-${index + 1}`, kind: 'carril-slot', gender: 'female', x, z: 0, facingDegrees: 90 }),
      ),
    ],
    mostLoadKg: 2,
  },
  '9212': {
    outline: 'rectangle',
    layer: 'carrier',
    mark: 'C',
    connectors: [
      { id: 'right', kind: 'carril-end', gender: 'male', x: 0.05, z: -0.033, facingDegrees: 0, mustClose: true },
      { id: 'below', kind: 'carril-end', gender: 'male', x: -0.033, z: 0.05, facingDegrees: 90, mustClose: true },
    ],
  },
  '9214': { outline: 'rectangle', layer: 'carrier', mark: 'J', connectors: ends('carril-end', 'male', 0.03) },
  '9216': {
    outline: 'rectangle',
    layer: 'carrier',
    mark: 'E',
    connectors: [{ id: 'left', kind: 'carril-end', gender: 'male', x: -0.01, z: 0, facingDegrees: 180, mustClose: true }],
  },
  '9218': {
    outline: 'rectangle',
    layer: 'carrier',
    mark: 'F',
    connectors: [{ id: 'left', kind: 'carril-end', gender: 'male', x: -0.08, z: 0, facingDegrees: 180, mustClose: true }],
  },
  '9220': { outline: 'round', layer: 'hung', mark: 'L', connectors: [intoSlot] },
  '9222': { outline: 'rectangle', layer: 'hung', mark: 'L', connectors: [intoSlot] },
  '9310': { outline: 'round', layer: 'carrier', mark: 'H', connectors: around('rama-socket', 0.045) },
  '9312': { outline: 'rectangle', layer: 'carrier', mark: 'B', connectors: ends('rama-socket', 'male', 0.225) },
  '9314': {
    outline: 'round',
    layer: 'carrier',
    mark: 'L',
    connectors: [{ id: 'stem', kind: 'rama-socket', gender: 'male', x: -0.12, z: 0, facingDegrees: 180, mustClose: true }],
  },
  '9316': { outline: 'round', layer: 'carrier', mark: 'R', connectors: around('rama-socket', 0.09) },
};
