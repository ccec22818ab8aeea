import {
  AdditiveBlending,
  FloatType,
  HalfFloatType,
  NoBlending,
  type PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

const VERTEX = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }';

/** A cap on single highlights: one pixel of a sharp reflection must not outweigh all other samples. */
const ADD_FRAGMENT = `varying vec2 vUv; uniform sampler2D picture;
  void main() { gl_FragColor = vec4( min( texture2D( picture, vUv ).rgb, 4.0 ), 1.0 ); }`;

/** Tone mapping comes once, at the end. A grain of one and a half steps either way, enough to survive the compression, hides the banding of soft gradients. */
const SHOW_FRAGMENT = `varying vec2 vUv; uniform sampler2D picture; uniform float share;
  float grain( vec2 place ) { return fract( sin( dot( place, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ) - 0.5; }
  void main() {
    gl_FragColor = vec4( texture2D( picture, vUv ).rgb * share, 1.0 );
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
    gl_FragColor.rgb += grain( gl_FragCoord.xy ) * 3.0 / 255.0;
  }`;

export interface PictureMean {
  readonly clear: () => void;
  readonly add: (scene: Scene, camera: PerspectiveCamera) => void;
  readonly show: () => void;
}

/** Sums drawings in linear light and shows their mean. */
export const pictureMean = (renderer: WebGLRenderer, pixels: number): PictureMean => {
  const single = new WebGLRenderTarget(pixels, pixels, { type: HalfFloatType, samples: 4 });
  const total = new WebGLRenderTarget(pixels, pixels, { type: FloatType, depthBuffer: false });
  const bare = { vertexShader: VERTEX, depthTest: false, depthWrite: false };
  const share = { value: 1 };
  const adding = new FullScreenQuad(
    new ShaderMaterial({
      ...bare,
      uniforms: { picture: { value: single.texture } },
      fragmentShader: ADD_FRAGMENT,
      blending: AdditiveBlending,
      toneMapped: false,
    }),
  );
  const showing = new FullScreenQuad(
    new ShaderMaterial({
      ...bare,
      uniforms: { picture: { value: total.texture }, share },
      fragmentShader: SHOW_FRAGMENT,
      blending: NoBlending,
    }),
  );
  let count = 0;
  return {
    clear: () => {
      count = 0;
      renderer.setRenderTarget(total);
      renderer.setClearColor(0x000000, 0);
      renderer.clear();
    },
    add: (scene, camera) => {
      count++;
      renderer.autoClear = true;
      renderer.setRenderTarget(single);
      renderer.render(scene, camera);
      renderer.autoClear = false;
      renderer.setRenderTarget(total);
      adding.render(renderer);
    },
    show: () => {
      share.value = 1 / count;
      renderer.setRenderTarget(null);
      showing.render(renderer);
    },
  };
};
