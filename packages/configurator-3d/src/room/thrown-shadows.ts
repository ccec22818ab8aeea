import {
  BufferGeometry,
  DynamicDrawUsage,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  type IUniform,
  Mesh,
  ShaderMaterial,
} from 'three';
import { unit, type Vector } from '../lighting/vector';

/** A line through the room that throws a shadow: a belt, a rod, a luminaire from its foot to its top. */
export interface Caster {
  readonly id: string;
  readonly line: readonly Vector[];
  /** Half of its breadth, metres. */
  readonly radiusMetres: number;
  /** Round at both ends. */
  readonly isRound?: boolean;
}

export interface ThrownShadows {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly set: (casters: readonly Caster[], room: RoomSize) => void;
  /** Writes the shadow of one anew and nothing of the others; false where it has no place, because it has become longer. */
  readonly move: (caster: Caster, room: RoomSize) => boolean;
  readonly strength: IUniform<number>;
  readonly dispose: () => void;
}

interface RoomSize {
  readonly widthMetres: number;
  readonly depthMetres: number;
}

/** The way of the light that throws them: from the front left, above the viewer. */
const WAY = unit([0.3, -0.42, -0.86]);
/** Shadows are cut into pieces of this length, so that each lies on one side of the room. */
const PIECE_METRES = 0.16;
/** A round body is faint at its ends. */
const ROUND_PIECE_METRES = 0.05;
/** Growth of a shadow's width with each metre to the side it falls on, and its loss of darkness. */
const SOFTNESS = 0.035;
const FAINTNESS = 0.22;
/** Shadows lie over their side, not in it. */
const LIFT_METRES = 0.004;
const CORNERS = 4;
/** Of each corner: its place, and where it is across the shadow. */
const NUMBERS = 5;
/** Place that a line is given, for each piece that it has now. */
const GROWTH = 1.25;

/** Sides that shadows fall on: the back wall, the right wall and the floor. */
const NORMALS: readonly Vector[] = [
  [0, 0, 1],
  [-1, 0, 0],
  [0, 1, 0],
];

/** Where the light through the ends of the pieces of a line lands. A step writes hundreds: they are numbers in a row. */
interface Fallen {
  count: number;
  /** Three for each. */
  readonly at: Float64Array;
  /** The way of the light to there. */
  readonly metres: Float64Array;
  /** The side it lies on, an index of the normals. */
  readonly sides: Uint8Array;
}

/** Where the shadow of a caster is written, in pieces. */
interface Place {
  readonly first: number;
  readonly count: number;
}

/**
 * Lands the light through a share of the way between two places on the back wall, the right wall or the floor, whichever comes first. A step
 * of a gesture comes here hundreds of times: numbers with fractions are no parameters, which would leave them to be collected.
 */
const land = (
  { at, metres, sides }: Fallen,
  index: number,
  from: Vector,
  to: Vector,
  step: number,
  steps: number,
  room: RoomSize,
): void => {
  const share = step / steps;
  const x = from[0] + (to[0] - from[0]) * share;
  const y = from[1] + (to[1] - from[1]) * share;
  const z = from[2] + (to[2] - from[2]) * share;
  const toTheBack = (-room.depthMetres / 2 - z) / WAY[2];
  const toTheRight = (room.widthMetres / 2 - x) / WAY[0];
  const toTheFloor = -y / WAY[1];
  const way = Math.min(toTheBack, toTheRight, toTheFloor);
  const side = way === toTheBack ? 0 : way === toTheRight ? 1 : 2;
  const normal = NORMALS[side]!;
  at[3 * index] = x + WAY[0] * way + normal[0] * LIFT_METRES;
  at[3 * index + 1] = y + WAY[1] * way + normal[1] * LIFT_METRES;
  at[3 * index + 2] = z + WAY[2] * way + normal[2] * LIFT_METRES;
  metres[index] = way;
  sides[index] = side;
};

/** How many pieces that are short enough a part of a line has. */
const piecesOf = (from: Vector, to: Vector, most: number): number => {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const z = to[2] - from[2];
  return Math.max(1, Math.ceil(Math.sqrt(x * x + y * y + z * z) / most));
};

const longestPiece = ({ isRound }: Caster): number => (isRound ? ROUND_PIECE_METRES : PIECE_METRES);

/** How many ends the pieces of a caster have. */
const endsOf = (caster: Caster): number => {
  const { line } = caster;
  let count = Math.min(1, line.length);
  for (let part = 1; part < line.length; part++) count += piecesOf(line[part - 1]!, line[part]!, longestPiece(caster));
  return count;
};

const roomFor = (count: number): Fallen => ({
  count: 0,
  at: new Float64Array(3 * count),
  metres: new Float64Array(count),
  sides: new Uint8Array(count),
});
/** Of the caster whose shadow is written just now: making rows for each would cost a step more than filling them. */
let latest = roomFor(256);

const fallenOf = (caster: Caster, room: RoomSize): Fallen => {
  const count = endsOf(caster);
  if (count > latest.metres.length) latest = roomFor(2 * count);
  latest.count = count;
  const { line } = caster;
  let index = 0;
  for (let part = 0; part < line.length; part++) {
    const to = line[part]!;
    const from = line[part - 1] ?? to;
    const parts = part === 0 ? 1 : piecesOf(from, to, longestPiece(caster));
    for (let step = 1; step <= parts; step++) land(latest, index++, from, to, step, parts, room);
  }
  return latest;
};

/** Soft shadows on the sides of the room, all in one call. They show how far before its wall a thing hangs, which light alone does not. */
export const createThrownShadows = (): ThrownShadows => {
  const strength = { value: 0 };
  const material = new ShaderMaterial({
    name: 'thrown-shadows',
    uniforms: { strength },
    transparent: true,
    depthWrite: false,
    vertexShader: `
      attribute vec2 across; varying vec2 vAcross;
      void main() { vAcross = across; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    fragmentShader: `
      varying vec2 vAcross; uniform float strength;
      void main() {
        float edge = 1.0 - abs( vAcross.x );
        gl_FragColor = vec4( 0.06, 0.04, 0.03, strength * vAcross.y * smoothstep( 0.0, 1.0, edge ) );
      }`,
  });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.name = 'shadows';
  mesh.frustumCulled = false;
  mesh.visible = false;
  // After the sides that they lie on, before everything that glows.
  mesh.renderOrder = -1;
  let capacity = 0;
  let rows = new InterleavedBuffer(new Float32Array(), NUMBERS);
  const places = new Map<string, Place>();

  const reserve = (count: number): void => {
    if (count <= capacity) return;
    capacity = 2 ** Math.ceil(Math.log2(Math.max(64, count)));
    mesh.geometry.dispose();
    mesh.geometry = new BufferGeometry();
    rows = new InterleavedBuffer(new Float32Array(capacity * CORNERS * NUMBERS), NUMBERS);
    rows.setUsage(DynamicDrawUsage);
    mesh.geometry.setAttribute('position', new InterleavedBufferAttribute(rows, 3, 0));
    mesh.geometry.setAttribute('across', new InterleavedBufferAttribute(rows, 2, 3));
    const order = Array.from({ length: capacity }, (_, index) => [0, 1, 2, 2, 1, 3].map((corner) => index * CORNERS + corner));
    mesh.geometry.setIndex(order.flat());
  };

  /** The way across a piece, of length 1. */
  const side = new Float64Array(3);

  /** Fills the place of a caster; where its shadow leaves a side there are corners that draw nothing. */
  const write = ({ radiusMetres, isRound = false }: Caster, { count: ends, at, metres, sides }: Fallen, { first, count }: Place): void => {
    if (ends === 0) return;
    const { array } = rows;
    const last = Math.max(1, ends - 1);
    let corner = first * CORNERS;
    /** Both corners at one end of a piece; anything smaller than its own soft edge throws less than a whole shadow. */
    const end = (index: number): void => {
      const half = radiusMetres + SOFTNESS * metres[index]!;
      const whole = isRound ? Math.sin((Math.PI * index) / last) : 1;
      const depth = (whole * Math.sqrt(radiusMetres / half)) / (1 + FAINTNESS * metres[index]!);
      for (let sign = 1; sign >= -1; sign -= 2) {
        array[NUMBERS * corner] = at[3 * index]! + side[0]! * sign * half;
        array[NUMBERS * corner + 1] = at[3 * index + 1]! + side[1]! * sign * half;
        array[NUMBERS * corner + 2] = at[3 * index + 2]! + side[2]! * sign * half;
        array[NUMBERS * corner + 3] = sign;
        array[NUMBERS * corner + 4] = depth;
        corner++;
      }
    };
    for (let index = 1; index < ends; index++) {
      if (sides[index - 1] !== sides[index]) continue;
      const normal = NORMALS[sides[index]!]!;
      const x = at[3 * index]! - at[3 * index - 3]!;
      const y = at[3 * index + 1]! - at[3 * index - 2]!;
      const z = at[3 * index + 2]! - at[3 * index - 1]!;
      if (x * x + y * y + z * z < 1e-10) continue;
      const sideX = normal[1] * z - normal[2] * y;
      const sideY = normal[2] * x - normal[0] * z;
      const sideZ = normal[0] * y - normal[1] * x;
      const length = Math.sqrt(sideX * sideX + sideY * sideY + sideZ * sideZ) || 1;
      side[0] = sideX / length;
      side[1] = sideY / length;
      side[2] = sideZ / length;
      end(index - 1);
      end(index);
    }
    for (; corner < (first + count) * CORNERS; corner++)
      for (let axis = 0; axis < 3; axis++) array[NUMBERS * corner + axis] = at[3 * (ends - 1) + axis]!;
  };

  const set: ThrownShadows['set'] = (casters, room) => {
    places.clear();
    let first = 0;
    for (const caster of casters) {
      // A belt that is pulled becomes longer.
      const count = Math.ceil(endsOf(caster) * (caster.isRound ? 1 : GROWTH));
      places.set(caster.id, { first, count });
      first += count;
    }
    reserve(first);
    for (const caster of casters) write(caster, fallenOf(caster, room), places.get(caster.id)!);
    mesh.geometry.setDrawRange(0, first * 6);
    mesh.visible = first > 0;
    rows.clearUpdateRanges();
    rows.needsUpdate = true;
  };

  const move: ThrownShadows['move'] = (caster, room) => {
    const place = places.get(caster.id);
    const fallen = fallenOf(caster, room);
    if (place === undefined || fallen.count > place.count) return false;
    write(caster, fallen, place);
    rows.addUpdateRange(place.first * CORNERS * NUMBERS, place.count * CORNERS * NUMBERS);
    rows.needsUpdate = true;
    return true;
  };

  return {
    mesh,
    strength,
    set,
    move,
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
