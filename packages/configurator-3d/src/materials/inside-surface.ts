import type { Place } from '@candil/catalogue/imagery';
import { Color, MeshPhysicalMaterial, Vector3 } from 'three';

/** A lamp inside the shade, in the shade's own metres. */
export interface InsideLamp {
  readonly at: Place;
  /** Distance at which the direct light has the strength `level`. */
  readonly reachMetres: number;
}

/** Light that has been thrown about inside the shade, as a share of the direct light. */
const INTERREFLECTION = 0.32;

/**
 * The warm white inner skin, lit by its own lamp. Computed in the surface itself rather than with a light of the scene,
 * which would shine through the shade on everything else.
 */
export const insideSurface = (lamp: InsideLamp, level: number): MeshPhysicalMaterial => {
  const material = new MeshPhysicalMaterial({
    name: 'inside',
    color: new Color('#fff4e6'),
    roughness: 0.75,
    metalness: 0,
    envMapIntensity: 0.35,
    emissive: new Color('#ffe0ac'),
    emissiveIntensity: level,
  });
  const position = new Vector3(...lamp.at);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.lampPosition = { value: position };
    shader.uniforms.lampReach = { value: lamp.reachMetres };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vOwnPosition;\nvarying vec3 vOwnNormal;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOwnPosition = position;\nvOwnNormal = normal;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vOwnPosition;\nvarying vec3 vOwnNormal;\nuniform vec3 lampPosition;\nuniform float lampReach;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
        vec3 toLamp = lampPosition - vOwnPosition;
        float lampFacing = saturate( dot( normalize( vOwnNormal ), normalize( toLamp ) ) );
        float lampFall = min( 2.0, lampReach * lampReach / max( dot( toLamp, toLamp ), 1e-6 ) );
        totalEmissiveRadiance *= lampFacing * lampFall + ${INTERREFLECTION.toFixed(2)};`,
      );
  };
  material.customProgramCacheKey = () => 'inside';
  return material;
};
