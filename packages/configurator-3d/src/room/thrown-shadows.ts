import { BufferAttribute, BufferGeometry, type IUniform, Mesh, ShaderMaterial } from 'three';
import { add, cross, lengthOf, scale, subtract, unit, type Vector } from '../lighting/vector';

/** A line through the room that throws a shadow: a belt, a rod, a luminaire from its foot to its top. */
export interface Caster {
  readonly line: readonly Vector[];
  /** Half of its breadth, metres. */
  readonly radiusMetres: number;
  /** Round at both ends. */
  readonly isRound?: boolean;
}

export interface ThrownShadows {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly set: (casters: readonly Caster[], room: RoomSize) => void;
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

const NORMALS: Readonly<Record<'back' | 'right' | 'floor', Vector>> = { back: [0, 0, 1], right: [-1, 0, 0], floor: [0, 1, 0] };

interface Landed {
  readonly at: Vector;
  readonly normal: Vector;
  readonly metres: number;
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

  const reserve = (count: number): void => {
    if (count <= capacity) return;
    capacity = 2 ** Math.ceil(Math.log2(Math.max(64, count)));
    mesh.geometry.dispose();
    mesh.geometry = new BufferGeometry();
    mesh.geometry.setAttribute('position', new BufferAttribute(new Float32Array(capacity * CORNERS * 3), 3));
    mesh.geometry.setAttribute('across', new BufferAttribute(new Float32Array(capacity * CORNERS * 2), 2));
    const order = Array.from({ length: capacity }, (_, index) => [0, 1, 2, 2, 1, 3].map((corner) => index * CORNERS + corner));
    mesh.geometry.setIndex(order.flat());
  };

  const set: ThrownShadows['set'] = (casters, room) => {
    const strips = casters.map(({ line, radiusMetres, isRound = false }) => {
      const fallen = pieces(line, isRound ? ROUND_PIECE_METRES : PIECE_METRES).map((place) => landed(place, room));
      const last = Math.max(1, fallen.length - 1);
      return { radiusMetres, fallen, depthAt: (index: number) => (isRound ? Math.sin((Math.PI * index) / last) : 1) };
    });
    reserve(strips.reduce((sum, { fallen }) => sum + fallen.length, 0));
    const [positions, across] = [mesh.geometry.getAttribute('position'), mesh.geometry.getAttribute('across')] as BufferAttribute[];
    let count = 0;
    const write = (corner: number, { at, metres }: Landed, side: Vector, sign: number, radius: number, depth: number): void => {
      const half = radius + SOFTNESS * metres;
      const place = add(at, scale(side, sign * half));
      positions?.setXYZ(count * CORNERS + corner, ...place);
      // Anything smaller than its own soft edge throws less than a whole shadow.
      across?.setXY(count * CORNERS + corner, sign, (depth * (radius / half) ** 0.5) / (1 + FAINTNESS * metres));
    };
    for (const { fallen, radiusMetres, depthAt } of strips)
      for (const [index, to] of fallen.entries()) {
        const from = fallen[index - 1];
        if (from === undefined || from.normal !== to.normal) continue;
        const way = subtract(to.at, from.at);
        if (lengthOf(way) < 1e-5) continue;
        const side = unit(cross(to.normal, way));
        const [before, after] = [depthAt(index - 1), depthAt(index)];
        write(0, from, side, 1, radiusMetres, before);
        write(1, from, side, -1, radiusMetres, before);
        write(2, to, side, 1, radiusMetres, after);
        write(3, to, side, -1, radiusMetres, after);
        count++;
      }
    mesh.geometry.setDrawRange(0, count * 6);
    mesh.visible = count > 0;
    if (positions) positions.needsUpdate = true;
    if (across) across.needsUpdate = true;
  };

  return {
    mesh,
    strength,
    set,
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
