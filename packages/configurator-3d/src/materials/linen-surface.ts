import { Color, MeshPhysicalMaterial } from 'three';

/** Threads to the metre of a linen weave, coarse enough to be seen at the size of a catalogue picture. */
const THREADS_PER_METRE = 420;

/** A fabric shade lit from within: bright where the lamp is near, darker to its edges, woven. */
export const linenSurface = (
  lamp: { readonly heightMetres: number; readonly reachMetres: number },
  level: number,
): MeshPhysicalMaterial => {
  const material = new MeshPhysicalMaterial({
    name: 'linen',
    color: new Color('#ddd0ba'),
    roughness: 0.95,
    metalness: 0,
    emissive: new Color('#ffd9a0'),
    emissiveIntensity: level * 0.5,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.lampHeight = { value: lamp.heightMetres };
    shader.uniforms.lampReach = { value: lamp.reachMetres };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vOwnPosition;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOwnPosition = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vOwnPosition;\nuniform float lampHeight;\nuniform float lampReach;')
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
        float linenAngle = atan( vOwnPosition.x, vOwnPosition.z ) * length( vOwnPosition.xz );
        float linenThread = sin( linenAngle * ${(THREADS_PER_METRE * 6.2832).toFixed(1)} ) * 0.5 + sin( vOwnPosition.y * ${(THREADS_PER_METRE * 6.2832).toFixed(1)} ) * 0.5;
        float linenFar = ( vOwnPosition.y - lampHeight ) / lampReach;
        totalEmissiveRadiance *= ( 0.28 + 0.72 / ( 1.0 + linenFar * linenFar * 1.6 ) ) * ( 1.0 + 0.05 * linenThread );
        diffuseColor.rgb *= 1.0 + 0.05 * linenThread;`,
      );
  };
  material.customProgramCacheKey = () => 'linen';
  return material;
};
