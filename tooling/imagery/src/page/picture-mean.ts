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

/** Adds drawings in linear light; tone mapping comes once, at the end. A grain of one and a half steps either way, enough to survive the compression, hides the banding of soft gradients. */
const FINISH_FRAGMENT = `varying vec2 vUv; uniform sampler2D picture; uniform float share;
  float grain( vec2 place ) { return fract( sin( dot( place, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ) - 0.5; }
  void main() {
    gl_FragColor = vec4( texture2D( picture, vUv ).rgb * share, 1.0 );
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
    gl_FragColor.rgb += grain( gl_FragCoord.xy ) * 3.0 / 255.0;
  }`;

export interface PictureMean {
  readonly add: (scene: Scene, camera: PerspectiveCamera) => void;
  readonly show: () => void;
}

export const pictureMean = (renderer: WebGLRenderer, pixels: number, samples: number): PictureMean => {
  const single = new WebGLRenderTarget(pixels, pixels, { type: HalfFloatType });
  const total = new WebGLRenderTarget(pixels, pixels, { type: FloatType, depthBuffer: false });
  const adding = new FullScreenQuad(
    new ShaderMaterial({
      uniforms: { picture: { value: single.texture } },
      vertexShader: VERTEX,
      // A cap on single highlights: one pixel of a sharp reflection must not outweigh all other samples.
      fragmentShader:
        'varying vec2 vUv; uniform sampler2D picture; void main() { gl_FragColor = vec4( min( texture2D( picture, vUv ).rgb, 4.0 ), 1.0 ); }',
      blending: AdditiveBlending,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    }),
  );
  const finishing = new FullScreenQuad(
    new ShaderMaterial({
      uniforms: { picture: { value: total.texture }, share: { value: 1 / samples } },
      vertexShader: VERTEX,
      fragmentShader: FINISH_FRAGMENT,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    }),
  );
  renderer.setRenderTarget(total);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  renderer.setRenderTarget(null);
  return {
    add: (scene, camera) => {
      renderer.autoClear = true;
      renderer.setRenderTarget(single);
      renderer.render(scene, camera);
      renderer.autoClear = false;
      renderer.setRenderTarget(total);
      adding.render(renderer);
      renderer.setRenderTarget(null);
    },
    show: () => {
      renderer.setRenderTarget(null);
      finishing.render(renderer);
    },
  };
};
