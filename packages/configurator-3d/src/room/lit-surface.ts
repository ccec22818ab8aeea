import { type IUniform, ShaderMaterial } from 'three';

/** Uniforms that all lit surfaces of a room share: one write changes all of them. */
export interface LitUniforms {
  /** Luminance of the screen for one lux on white. */
  readonly exposure: IUniform<number>;
}

const NOISE = `
float hash21( vec2 p ) { vec3 q = fract( vec3( p.xyx ) * 0.1031 ); q += dot( q, q.yzx + 33.33 ); return fract( ( q.x + q.y ) * q.z ); }
float valueNoise( vec2 p ) {
  vec2 i = floor( p ); vec2 f = fract( p ); f = f * f * ( 3.0 - 2.0 * f );
  return mix( mix( hash21( i ), hash21( i + vec2( 1.0, 0.0 ) ), f.x ), mix( hash21( i + vec2( 0.0, 1.0 ) ), hash21( i + vec2( 1.0, 1.0 ) ), f.x ), f.y );
}
/** Rings of a trunk cut lengthwise, about 1. */
float woodGrain( vec2 p ) {
  float bend = valueNoise( vec2( p.x * 1.3, p.y * 7.0 ) ) * 1.6 + valueNoise( vec2( p.x * 0.6, p.y * 2.0 ) ) * 2.4;
  float rings = sin( ( p.y * 36.0 + bend ) * 2.2 ) * 0.5 + 0.5;
  float fibre = valueNoise( vec2( p.x * 9.0, p.y * 420.0 ) );
  return 0.86 + 0.17 * rings * rings + 0.12 * ( fibre - 0.5 );
}`;

/** Tone mapping as an eye and a good print do it: bright places are held back and dark ones lifted, hues kept. */
const ADAPT = `
vec3 adapted( vec3 light ) {
  float level = max( dot( light, vec3( 0.2126, 0.7152, 0.0722 ) ), 1e-5 );
  return light * pow( level / 0.5, -0.24 );
}`;

/** Soft gradients show steps on a screen without a grain. */
const END = `
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += ( hash21( gl_FragCoord.xy ) - 0.5 ) * 1.6 / 255.0;`;

/** A side of the room: its light is a picture laid over it. */
export const sideMaterial = (kind: 'floor' | 'wall' | 'ceiling', uniforms: Record<string, IUniform>): ShaderMaterial =>
  new ShaderMaterial({
    name: `room-${kind}`,
    uniforms,
    transparent: true,
    vertexShader: `
      varying vec2 vPlace; varying vec2 vMetres; uniform vec2 size;
      void main() { vPlace = uv; vMetres = uv * size; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    fragmentShader: `
      varying vec2 vPlace; varying vec2 vMetres; uniform vec2 size;
      uniform sampler2D lux; uniform vec3 albedo; uniform float exposure; uniform float opacity; uniform float apron;
      ${NOISE}
      ${ADAPT}
      void main() {
        vec3 light = texture2D( lux, vPlace ).rgb * exposure;
        // Before the open front the sides go on, as if the photographer stood in the same room.
        vec2 beyond = max( - vMetres, vMetres - size );
        float away = max( max( beyond.x, beyond.y ), 0.0 );
        if ( away > 0.0 && apron < 0.01 ) discard;
        light *= 0.12 + 0.88 * exp( - away * 0.7 );
        vec3 paint = albedo;
        ${
          kind === 'floor'
            ? `
        float row = floor( vMetres.y / 0.19 );
        float shift = hash21( vec2( row, 3.0 ) ) * 2.1;
        float board = floor( ( vMetres.x + shift ) / 2.1 );
        vec2 inBoard = vec2( fract( ( vMetres.x + shift ) / 2.1 ) * 2.1, fract( vMetres.y / 0.19 ) * 0.19 );
        vec2 toEdge = min( inBoard, vec2( 2.1, 0.19 ) - inBoard );
        float wide = max( fwidth( vMetres.y ), 0.0012 );
        float seam = 1.0 - ( 1.0 - smoothstep( 0.0, wide, min( toEdge.x, toEdge.y ) ) ) * 0.22 * min( 1.0, 0.0024 / wide );
        float tone = 0.955 + 0.09 * hash21( vec2( board, row ) );
        paint *= tone * seam * mix( 1.0, woodGrain( vec2( vMetres.x, inBoard.y + hash21( vec2( row, board ) ) * 9.0 ) ), 0.3 );`
            : ''
        }
        ${
          kind === 'wall'
            ? `
        paint *= 1.0 + 0.012 * ( valueNoise( vMetres * 34.0 ) - 0.5 );
        float board = step( vMetres.y, 0.07 );
        paint = mix( paint, vec3( 0.74, 0.70, 0.64 ), board * 0.55 );
        float edge = abs( vMetres.y - 0.07 );
        paint *= 1.0 - 0.35 * ( 1.0 - smoothstep( 0.0, 0.006, edge ) ) * board;
        paint *= 1.0 - 0.5 * ( 1.0 - smoothstep( 0.0, 0.006, vMetres.y ) );`
            : ''
        }
        gl_FragColor = vec4( paint * adapted( light ), away > 0.0 ? opacity * apron : opacity );
        ${END}
      }`,
  });

/** Furniture: its light is computed per corner. Chairs between a low camera and their table fade, as walls do. */
export const furnitureMaterial = (uniforms: Record<string, IUniform>): ShaderMaterial =>
  new ShaderMaterial({
    name: 'furniture',
    uniforms,
    vertexShader: `
      attribute vec3 albedo; attribute vec3 grain; attribute vec3 lux; attribute vec4 seat;
      varying vec3 vAlbedo; varying vec3 vGrain; varying vec3 vLux; varying vec3 vWay; varying vec3 vNormalView; varying float vShown;
      void main() {
        vec3 toEye = normalize( cameraPosition - vec3( seat.z, 0.75, seat.w ) );
        vShown = 1.0 - smoothstep( 0.36, 0.62, dot( seat.xy, normalize( toEye.xz + 1e-4 ) ) ) * ( 1.0 - smoothstep( 0.4, 0.54, toEye.y ) );
        vAlbedo = albedo; vGrain = grain; vLux = lux;
        vec4 view = modelViewMatrix * vec4( position, 1.0 );
        vWay = - view.xyz; vNormalView = normalMatrix * normal;
        gl_Position = projectionMatrix * view;
      }`,
    fragmentShader: `
      varying vec3 vAlbedo; varying vec3 vGrain; varying vec3 vLux; varying vec3 vWay; varying vec3 vNormalView; varying float vShown;
      uniform float exposure;
      ${NOISE}
      ${ADAPT}
      void main() {
        // Points left out rather than see-through: nothing has to be sorted.
        if ( vShown < 0.999 && hash21( gl_FragCoord.xy ) >= vShown ) discard;
        float near = 1.0 - smoothstep( 0.002, 0.02, fwidth( vGrain.y ) );
        vec3 paint = vAlbedo * mix( 1.0, woodGrain( vGrain.xy ), vGrain.z * mix( 0.35, 1.0, near ) );
        // Lacquer: at a low angle the light of the room lies on it as a veil.
        float facing = saturate( dot( normalize( vNormalView ), normalize( vWay ) ) );
        float veil = 0.015 + 0.09 * pow( 1.0 - facing, 5.0 );
        // Half of it comes back through the lacquer in the hue of the wood: a top seen along itself is not milky.
        vec3 sheen = mix( vec3( 1.0 ), paint / max( paint.r, 1e-3 ), 0.5 );
        gl_FragColor = vec4( ( paint + veil * sheen * step( 0.3, vGrain.z ) ) * adapted( vLux * exposure ), 1.0 );
        ${END}
      }`,
  });
