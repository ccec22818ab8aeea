import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  type IUniform,
  Mesh,
  ShaderMaterial,
} from 'three';
import type { Vector } from '../lighting/vector';
import { catenary } from './catenary';

/** A cable between two places; `slack` is how much longer it is than the way, as a share. */
export interface Wire {
  readonly id: string;
  readonly from: Vector;
  readonly to: Vector;
  readonly slack: number;
  readonly radiusMetres: number;
}

/** Of each wire. */
const NUMBERS = 9;
const STEPS = 20;
const SIDES = 6;

const tube = (): InstancedBufferGeometry => {
  const places: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j < SIDES; j++) {
      const angle = (2 * Math.PI * j) / SIDES;
      places.push(i / STEPS, Math.cos(angle), Math.sin(angle));
      if (i === STEPS) continue;
      const [a, b] = [i * SIDES + j, i * SIDES + ((j + 1) % SIDES)];
      indices.push(a, b, b + SIDES, a, b + SIDES, a + SIDES);
    }
  }
  const geometry = new InstancedBufferGeometry();
  // Share of the length and the place on the section: where that is in the room is the shader's.
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(indices);
  return geometry;
};

/** The curve is computed for each corner; far away a cable keeps the width of a pixel and thins out instead. */
const VERTEX = `
attribute vec4 startRadius; attribute vec3 end; attribute vec2 hang;
uniform float pixelMetres; uniform float isParallel;
varying float vThin; varying vec3 vNormalRoom;
void main() {
  float t = position.x;
  vec3 start = startRadius.xyz;
  vec3 span = end - start;
  float across = length( span.xz );
  vec2 way = across > 1e-5 ? span.xz / across : vec2( 1.0, 0.0 );
  float s = t * across;
  bool hangs = hang.x > 0.0;
  float y = hangs ? hang.x * ( cosh( ( s - hang.y ) / hang.x ) - cosh( hang.y / hang.x ) ) : t * span.y;
  vec3 middle = start + vec3( way.x * s, y, way.y * s );
  float slope = hangs ? sinh( ( s - hang.y ) / hang.x ) : 0.0;
  vec3 ahead = hangs ? normalize( vec3( way.x, slope, way.y ) ) : normalize( span );
  vec3 side = normalize( abs( ahead.y ) > 0.95 ? cross( ahead, vec3( 1.0, 0.0, 0.0 ) ) : cross( ahead, vec3( 0.0, 1.0, 0.0 ) ) );
  vec3 up = cross( side, ahead );
  float far = isParallel > 0.5 ? 1.0 : length( cameraPosition - middle );
  float least = pixelMetres * far * 0.62;
  float radius = max( startRadius.w, least );
  vThin = min( 1.0, startRadius.w / least );
  vNormalRoom = side * position.y + up * position.z;
  gl_Position = projectionMatrix * viewMatrix * vec4( middle + vNormalRoom * radius, 1.0 );
}`;

const FRAGMENT = `
varying float vThin; varying vec3 vNormalRoom;
uniform vec3 tint;
void main() {
  gl_FragColor = vec4( tint * ( 0.75 + 0.35 * vNormalRoom.y ), mix( 0.55, 1.0, smoothstep( 0.2, 0.9, vThin ) ) );
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export interface WireBatch {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly set: (wires: readonly Wire[]) => void;
  readonly move: (wire: Wire) => void;
  readonly dispose: () => void;
}

/** All cables of a room in one call. */
export const createWireBatch = (view: { readonly pixelMetres: IUniform<number>; readonly isParallel: IUniform<number> }): WireBatch => {
  const material = new ShaderMaterial({
    name: 'wires',
    transparent: true,
    uniforms: { tint: { value: [0.012, 0.011, 0.01] }, ...view },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });
  const mesh = new Mesh(tube(), material);
  mesh.name = 'wires';
  // After the sides of the room, which are drawn with their fading.
  mesh.renderOrder = 1;
  mesh.frustumCulled = false;
  const slots = new Map<string, number>();
  let capacity = 0;

  /** Start, radius, end and hang, wire by wire: a step of a gesture hands over one row. */
  let rows = new InstancedInterleavedBuffer(new Float32Array(), NUMBERS);

  const write = (index: number, { from, to, slack, radiusMetres }: Wire): void => {
    const across = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const rise = to[1] - from[1];
    const { a, lowestAt } = slack > 0 ? catenary(across, rise, Math.hypot(across, rise) * (1 + slack)) : { a: 0, lowestAt: 0 };
    rows.array.set([...from, radiusMetres, ...to, a, lowestAt], index * NUMBERS);
  };

  const reserve = (count: number): void => {
    if (count <= capacity) return;
    capacity = Math.max(8, 2 ** Math.ceil(Math.log2(count)));
    // Buffers of the old size are freed with the geometry.
    mesh.geometry.dispose();
    mesh.geometry = tube();
    rows = new InstancedInterleavedBuffer(new Float32Array(capacity * NUMBERS), NUMBERS);
    rows.setUsage(DynamicDrawUsage);
    mesh.geometry.setAttribute('startRadius', new InterleavedBufferAttribute(rows, 4, 0));
    mesh.geometry.setAttribute('end', new InterleavedBufferAttribute(rows, 3, 4));
    mesh.geometry.setAttribute('hang', new InterleavedBufferAttribute(rows, 2, 7));
  };
  reserve(1);

  return {
    mesh,
    set: (wires) => {
      reserve(wires.length);
      slots.clear();
      wires.forEach((wire, index) => {
        slots.set(wire.id, index);
        write(index, wire);
      });
      mesh.geometry.instanceCount = wires.length;
      mesh.visible = wires.length > 0;
      rows.clearUpdateRanges();
      rows.needsUpdate = true;
    },
    move: (wire) => {
      const index = slots.get(wire.id);
      if (index === undefined) return;
      write(index, wire);
      rows.addUpdateRange(index * NUMBERS, NUMBERS);
      rows.needsUpdate = true;
    },
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
