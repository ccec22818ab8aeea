import {
  AdditiveBlending,
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
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
  const attribute = (name: 'atWidth' | 'tintBehind'): InstancedBufferAttribute =>
    mesh.geometry.getAttribute(name) as InstancedBufferAttribute;

  const write = (index: number, { at, widthMetres, tint, behindMetres }: Glow): void => {
    attribute('atWidth').setXYZW(index, at[0], at[1], at[2], widthMetres);
    attribute('tintBehind').setXYZW(index, tint[0], tint[1], tint[2], behindMetres);
  };

  const reserve = (count: number): void => {
    if (count <= capacity) return;
    capacity = Math.max(8, 2 ** Math.ceil(Math.log2(count)));
    mesh.geometry.dispose();
    mesh.geometry = square();
    for (const name of ['atWidth', 'tintBehind'])
      mesh.geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(capacity * 4), 4).setUsage(DynamicDrawUsage));
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
      for (const name of ['atWidth', 'tintBehind'] as const) {
        attribute(name).clearUpdateRanges();
        attribute(name).needsUpdate = true;
      }
    },
    move: (glow) => {
      const index = slots.get(glow.id);
      if (index === undefined) return;
      write(index, glow);
      for (const name of ['atWidth', 'tintBehind'] as const) {
        attribute(name).addUpdateRange(index * 4, 4);
        attribute(name).needsUpdate = true;
      }
    },
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
