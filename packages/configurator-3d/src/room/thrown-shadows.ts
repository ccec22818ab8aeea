import { BufferAttribute, BufferGeometry, DynamicDrawUsage, type IUniform, Mesh, ShaderMaterial } from 'three';
import { add, cross, lengthOf, scale, subtract, unit, type Vector } from '../lighting/vector';

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
/** Place that a line is given, for each piece that it has now. */
const GROWTH = 1.25;

const NORMALS: Readonly<Record<'back' | 'right' | 'floor', Vector>> = { back: [0, 0, 1], right: [-1, 0, 0], floor: [0, 1, 0] };

interface Landed {
  readonly at: Vector;
  readonly normal: Vector;
  readonly metres: number;
}

/** Where the shadow of a caster is written, in pieces. */
interface Place {
  readonly first: number;
  readonly count: number;
}

/** Returns the landing point of the light through a place: on the back wall, the right wall or the floor, whichever comes first. */
const landed = (place: Vector, { widthMetres, depthMetres }: RoomSize): Landed => {
  const sides: readonly (readonly [metres: number, normal: Vector])[] = [
    [(-depthMetres / 2 - place[2]) / WAY[2], NORMALS.back],
    [(widthMetres / 2 - place[0]) / WAY[0], NORMALS.right],
    [-place[1] / WAY[1], NORMALS.floor],
  ];
  const [metres, normal] = sides.reduce((nearest, side) => (side[0] < nearest[0] ? side : nearest));
  return { at: add(add(place, scale(WAY, metres)), scale(normal, LIFT_METRES)), normal, metres };
};

/** A line in pieces that are short enough. */
const pieces = (line: readonly Vector[], most: number): readonly Vector[] =>
  line.flatMap((to, index): readonly Vector[] => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const way = subtract(to, from);
    const count = Math.max(1, Math.ceil(lengthOf(way) / most));
    return Array.from({ length: count }, (_, step) => add(from, scale(way, (step + 1) / count)));
  });

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
  const places = new Map<string, Place>();

  const reserve = (count: number): void => {
    if (count <= capacity) return;
    capacity = 2 ** Math.ceil(Math.log2(Math.max(64, count)));
    mesh.geometry.dispose();
    mesh.geometry = new BufferGeometry();
    mesh.geometry.setAttribute('position', new BufferAttribute(new Float32Array(capacity * CORNERS * 3), 3).setUsage(DynamicDrawUsage));
    mesh.geometry.setAttribute('across', new BufferAttribute(new Float32Array(capacity * CORNERS * 2), 2).setUsage(DynamicDrawUsage));
    const order = Array.from({ length: capacity }, (_, index) => [0, 1, 2, 2, 1, 3].map((corner) => index * CORNERS + corner));
    mesh.geometry.setIndex(order.flat());
  };

  const attributes = () =>
    [mesh.geometry.getAttribute('position'), mesh.geometry.getAttribute('across')] as [BufferAttribute, BufferAttribute];

  /** Fills the place of a caster; where its shadow leaves a side there are corners that draw nothing. */
  const write = ({ radiusMetres, isRound = false }: Caster, fallen: readonly Landed[], { first, count }: Place): void => {
    const [positions, across] = attributes();
    const last = Math.max(1, fallen.length - 1);
    const depthAt = (index: number): number => (isRound ? Math.sin((Math.PI * index) / last) : 1);
    let piece = first;
    const corner = (number: number, { at, metres }: Landed, side: Vector, sign: number, depth: number): void => {
      const half = radiusMetres + SOFTNESS * metres;
      const place = add(at, scale(side, sign * half));
      positions.setXYZ(piece * CORNERS + number, ...place);
      // Anything smaller than its own soft edge throws less than a whole shadow.
      across.setXY(piece * CORNERS + number, sign, (depth * (radiusMetres / half) ** 0.5) / (1 + FAINTNESS * metres));
    };
    for (const [index, to] of fallen.entries()) {
      const from = fallen[index - 1];
      if (from === undefined || from.normal !== to.normal) continue;
      const way = subtract(to.at, from.at);
      if (lengthOf(way) < 1e-5) continue;
      const side = unit(cross(to.normal, way));
      const [before, after] = [depthAt(index - 1), depthAt(index)];
      corner(0, from, side, 1, before);
      corner(1, from, side, -1, before);
      corner(2, to, side, 1, after);
      corner(3, to, side, -1, after);
      piece++;
    }
    const [x = 0, y = 0, z = 0] = fallen.at(-1)?.at ?? [];
    for (let rest = piece * CORNERS; rest < (first + count) * CORNERS; rest++) positions.setXYZ(rest, x, y, z);
  };

  const fallenOf = ({ line, isRound }: Caster, room: RoomSize): readonly Landed[] =>
    pieces(line, isRound ? ROUND_PIECE_METRES : PIECE_METRES).map((place) => landed(place, room));

  const set: ThrownShadows['set'] = (casters, room) => {
    const shadows = casters.map((caster) => ({ caster, fallen: fallenOf(caster, room) }));
    places.clear();
    let first = 0;
    for (const { caster, fallen } of shadows) {
      // A belt that is pulled becomes longer.
      const count = Math.ceil(fallen.length * (caster.isRound ? 1 : GROWTH));
      places.set(caster.id, { first, count });
      first += count;
    }
    reserve(first);
    for (const { caster, fallen } of shadows) write(caster, fallen, places.get(caster.id)!);
    mesh.geometry.setDrawRange(0, first * 6);
    mesh.visible = first > 0;
    for (const attribute of first > 0 ? attributes() : []) {
      attribute.clearUpdateRanges();
      attribute.needsUpdate = true;
    }
  };

  const move: ThrownShadows['move'] = (caster, room) => {
    const place = places.get(caster.id);
    const fallen = fallenOf(caster, room);
    if (place === undefined || fallen.length > place.count) return false;
    write(caster, fallen, place);
    for (const attribute of attributes()) {
      attribute.addUpdateRange(place.first * CORNERS * attribute.itemSize, place.count * CORNERS * attribute.itemSize);
      attribute.needsUpdate = true;
    }
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
