import { OPAL_MATERIAL, type Surface } from '@candil/catalogue/imagery';
import { Color, type Material, MeshLambertMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import { SKIN_HEX } from '../materials/skin-hex.data';
import type { Quality } from '../scene/quality';

/** Number of a surface in the attribute `skin` of a merged luminaire. */
export const SKIN_NUMBERS: Readonly<Record<Surface, number>> = {
  finish: 0,
  inside: 1,
  opal: 2,
  lamp: 3,
  white: 4,
  hardware: 5,
  cable: 6,
  mirror: 7,
  linen: 8,
};

const linear = (hex: string): string => {
  const { r, g, b } = new Color(hex);
  return `vec3( ${r.toFixed(5)}, ${g.toFixed(5)}, ${b.toFixed(5)} )`;
};

const VERTEX_HEAD = `#include <common>
attribute float skin; attribute vec4 lampPlace;
attribute vec3 finishColour; attribute vec4 finishGloss; attribute vec3 shine;
varying float vSkin; varying vec4 vLampPlace; varying vec3 vFinishColour; varying vec4 vFinishGloss; varying vec3 vShine;
varying vec3 vOwnPosition; varying vec3 vOwnNormal; varying vec3 vWayToEye; varying vec3 vEyeNormal;`;

const VERTEX_BODY = `#include <begin_vertex>
vSkin = skin; vLampPlace = lampPlace; vFinishColour = finishColour; vFinishGloss = finishGloss; vShine = shine;
vOwnPosition = position; vOwnNormal = normal;
vWayToEye = - ( modelViewMatrix * instanceMatrix * vec4( position, 1.0 ) ).xyz;
vEyeNormal = ( modelViewMatrix * instanceMatrix * vec4( normal, 0.0 ) ).xyz;`;

const FRAGMENT_HEAD = `#include <common>
varying float vSkin; varying vec4 vLampPlace; varying vec3 vFinishColour; varying vec4 vFinishGloss; varying vec3 vShine;
varying vec3 vOwnPosition; varying vec3 vOwnNormal; varying vec3 vWayToEye; varying vec3 vEyeNormal;
bool isSkin( float number ) { return abs( vSkin - number ) < 0.5; }`;

const COLOUR = `
vec3 skinColour = isSkin( 0.0 ) ? vFinishColour
  : isSkin( 1.0 ) ? ${linear(SKIN_HEX.inside)}
  : vSkin < 3.5 ? ${linear(SKIN_HEX.opal)}
  : isSkin( 4.0 ) ? ${linear(SKIN_HEX.white)}
  : isSkin( 5.0 ) ? ${linear(SKIN_HEX.hardware)}
  : isSkin( 6.0 ) ? ${linear(SKIN_HEX.cable)}
  : isSkin( 7.0 ) ? ${linear(SKIN_HEX.mirror)}
  : ${linear(SKIN_HEX.linen)};
diffuseColor.rgb = skinColour;`;

const ROUGHNESS = `
float roughnessFactor = isSkin( 0.0 ) ? vFinishGloss.x
  : isSkin( 1.0 ) ? 0.75 : vSkin < 3.5 ? ${OPAL_MATERIAL.roughness.toFixed(3)}
  : isSkin( 4.0 ) ? 0.6 : isSkin( 5.0 ) ? 0.42 : isSkin( 7.0 ) ? 0.1 : 0.92;`;

const METALNESS = `
float metalnessFactor = isSkin( 0.0 ) ? vFinishGloss.y : isSkin( 5.0 ) ? 0.3 : isSkin( 7.0 ) ? 1.0 : 0.0;`;

/** As the studio's surfaces: an inner skin is lit by its own lamp, glass falls off to its limb, linen is bright near the lamp. */
const EMISSION = `
vec3 toLamp = vLampPlace.xyz - vOwnPosition;
float lampReach = max( vLampPlace.w, 1e-3 );
float facingEye = saturate( dot( normalize( vEyeNormal ), normalize( vWayToEye ) ) );
if ( isSkin( 1.0 ) ) {
  float lampFacing = saturate( dot( normalize( vOwnNormal ), normalize( toLamp ) ) );
  float lampFall = min( 2.0, lampReach * lampReach / max( dot( toLamp, toLamp ), 1e-6 ) );
  totalEmissiveRadiance += ${linear('#ffe0ac')} * vShine * ( lampFacing * lampFall + 0.32 );
} else if ( isSkin( 2.0 ) ) {
  float opalGlow = mix( 0.38, 1.0, smoothstep( 0.0, 1.0, pow( facingEye, 0.8 ) ) );
  totalEmissiveRadiance += ${linear('#ffe8c2')} * vShine * opalGlow * mix( ${linear('#ffbd74')}, vec3( 1.0 ), smoothstep( 0.0, 0.75, facingEye ) );
} else if ( isSkin( 3.0 ) ) {
  float lampGlow = mix( 0.8, 1.0, smoothstep( 0.0, 1.0, pow( facingEye, 0.8 ) ) );
  totalEmissiveRadiance += ${linear('#ffeccc')} * 1.5 * vShine * lampGlow * mix( ${linear('#ffe0b0')}, vec3( 1.0 ), smoothstep( 0.0, 0.75, facingEye ) );
} else if ( isSkin( 8.0 ) ) {
  float linenFar = toLamp.y / lampReach;
  totalEmissiveRadiance += ${linear('#ffd9a0')} * 0.5 * vShine * ( 0.28 + 0.72 / ( 1.0 + linenFar * linenFar * 1.6 ) );
}`;

/**
 * Stand-ins for the environment where the processor draws and there is nothing to mirror: two softboxes and the floor,
 * fixed to the camera as those of a studio are, so that paint still shows its curve and metal its edges.
 */
const SOFTBOXES = `
vec3 mirrored = reflect( - normalize( vWayToEye ), normalize( vEyeNormal ) );
float gloss = isSkin( 0.0 ) ? mix( 0.35, 1.0, 1.0 - vFinishGloss.x ) : isSkin( 2.0 ) || isSkin( 4.0 ) || isSkin( 5.0 ) ? 0.5 : isSkin( 7.0 ) ? 1.4 : 0.0;
float metal = isSkin( 0.0 ) ? vFinishGloss.y : 0.0;
float leftBox = smoothstep( 0.80, 0.97, dot( mirrored, normalize( vec3( -0.80, 0.36, 0.50 ) ) ) );
float rightBox = smoothstep( 0.86, 0.98, dot( mirrored, normalize( vec3( 0.92, 0.26, 0.24 ) ) ) );
float sheen = 0.20 * leftBox + 0.09 * rightBox + 0.03 * smoothstep( -0.2, 0.9, mirrored.y );
totalEmissiveRadiance += gloss * sheen * mix( ${linear('#fff8f2')}, skinColour * 4.0, metal );
totalEmissiveRadiance += metal * skinColour * ( 0.22 + 0.5 * smoothstep( -0.9, 0.8, mirrored.y ) );`;

/** Paint mirrors the environment only, as in the studio; matt skins hardly do. */
const MIRRORS = `#include <lights_fragment_begin>
reflectedLight.directSpecular = vec3( 0.0 );
#ifdef USE_CLEARCOAT
  clearcoatSpecularDirect = vec3( 0.0 );
#endif`;

const COAT = `#include <lights_physical_fragment>
#ifdef USE_CLEARCOAT
  material.clearcoat = isSkin( 0.0 ) ? vFinishGloss.z : isSkin( 2.0 ) ? ${OPAL_MATERIAL.clearcoat.toFixed(2)} : 0.0;
  material.clearcoatRoughness = isSkin( 0.0 ) ? max( vFinishGloss.w, 0.0525 ) : ${OPAL_MATERIAL.clearcoatRoughness.toFixed(2)};
#endif`;

const plain = (quality: Quality): Material => {
  switch (quality) {
    case 'software':
      return new MeshLambertMaterial({ name: 'article' });
    case 'low':
      return new MeshStandardMaterial({ name: 'article' });
    case 'high':
      return new MeshPhysicalMaterial({ name: 'article', clearcoat: 1 });
  }
};

/** One material for every part of every luminaire: the surface of a place comes with the geometry, the finish with the instance. */
export const articleSurface = (quality: Quality): Material => {
  const material = plain(quality);
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace('#include <common>', VERTEX_HEAD).replace('#include <begin_vertex>', VERTEX_BODY);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', FRAGMENT_HEAD)
      .replace('#include <color_fragment>', COLOUR)
      .replace('#include <roughnessmap_fragment>', ROUGHNESS)
      .replace('#include <metalnessmap_fragment>', METALNESS)
      .replace('#include <emissivemap_fragment>', EMISSION)
      .replace('#include <lights_physical_fragment>', COAT)
      .replace('#include <lights_fragment_begin>', MIRRORS);
    if (quality === 'software')
      shader.fragmentShader = shader.fragmentShader
        .replace(MIRRORS, '#include <lights_fragment_begin>')
        .replace(EMISSION, EMISSION + SOFTBOXES);
  };
  material.customProgramCacheKey = () => `article-${quality}`;
  return material;
};
