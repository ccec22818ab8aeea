import {
  AdditiveBlending,
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

/** The haze around a lamp. */
export interface Glow {
  readonly id: string;
  readonly at: Vector;
  readonly widthMetres: number;
  /** Added to the colour behind it, linear. */
  readonly tint: Vector;
  /** Drawn so far behind the lamp, so that it does not veil its own luminaire. */
  readonly behindMetres: number;
}

/** Of each glow. */
const NUMBERS = 8;

const VERTEX = `
attribute vec4 atWidth; attribute vec4 tintBehind;
varying vec2 vPlace; varying vec3 vTint;
void main() {
  vPlace = position.xy;
  vTint = tintBehind.rgb;
  vec4 view = viewMatrix * vec4( atWidth.xyz, 1.0 );
  view.xyz += normalize( view.xyz ) * tintBehind.a;
  view.xy += position.xy * atWidth.w * 0.5;
  gl_Position = projectionMatrix * view;
}`;

const FRAGMENT = `
varying vec2 vPlace; varying vec3 vTint; uniform float strength;
void main() {
  float far = length( vPlace );
  float haze = exp( -far * far * 5.0 ) * smoothstep( 1.0, 0.55, far );
  gl_FragColor = vec4( vTint * haze * strength, 1.0 );
}`;

export interface GlowBatch {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly set: (glows: readonly Glow[]) => void;
  readonly move: (glow: Glow) => void;
  readonly dispose: () => void;
}

const square = (): InstancedBufferGeometry => {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]), 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
};

/** The hazes of all lamps in one call. */
export const createGlowBatch = (strength: IUniform<number>): GlowBatch => {
  const material = new ShaderMaterial({
    name: 'glow',
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: { strength },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });
  const mesh = new Mesh(square(), material);
  mesh.name = 'glow';
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  const slots = new Map<string, number>();
  let capacity = 0;
  /** Place, width, tint and what it is behind, glow by glow: a step of a gesture hands over one row. */
  let rows = new InstancedInterleavedBuffer(new Float32Array(), NUMBERS);

  const write = (index: number, { at, widthMetres, tint, behindMetres }: Glow): void => {
    const { array } = rows;
    const first = index * NUMBERS;
    array[first] = at[0];
    array[first + 1] = at[1];
    array[first + 2] = at[2];
    array[first + 3] = widthMetres;
    array[first + 4] = tint[0];
    array[first + 5] = tint[1];
    array[first + 6] = tint[2];
    array[first + 7] = behindMetres;
  };

  const reserve = (count: number): void => {
    if (count <= capacity) return;
    capacity = Math.max(8, 2 ** Math.ceil(Math.log2(count)));
    mesh.geometry.dispose();
    mesh.geometry = square();
    rows = new InstancedInterleavedBuffer(new Float32Array(capacity * NUMBERS), NUMBERS);
    rows.setUsage(DynamicDrawUsage);
    mesh.geometry.setAttribute('atWidth', new InterleavedBufferAttribute(rows, 4, 0));
    mesh.geometry.setAttribute('tintBehind', new InterleavedBufferAttribute(rows, 4, 4));
  };
  reserve(1);

  return {
    mesh,
    set: (glows) => {
      reserve(glows.length);
      slots.clear();
      glows.forEach((glow, index) => {
        slots.set(glow.id, index);
        write(index, glow);
      });
      mesh.geometry.instanceCount = glows.length;
      mesh.visible = glows.length > 0;
      rows.clearUpdateRanges();
      rows.needsUpdate = true;
    },
    move: (glow) => {
      const index = slots.get(glow.id);
      if (index === undefined) return;
      write(index, glow);
      rows.addUpdateRange(index * NUMBERS, NUMBERS);
      rows.needsUpdate = true;
    },
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
