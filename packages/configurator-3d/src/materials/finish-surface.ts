import type { FinishMaterial } from '@candil/catalogue/imagery';
import { Color, MeshPhysicalMaterial } from 'three';

/**
 * Paint or metal of one finish. It mirrors the environment only: the lights of a scene shade it, but leave no highlights,
 * because the bright spots of a point-like light are what makes a drawing look like one.
 */
export const finishSurface = (finish: FinishMaterial): MeshPhysicalMaterial => {
  const material = new MeshPhysicalMaterial({
    name: `finish-${finish.code}`,
    color: new Color(finish.hex),
    roughness: finish.roughness,
    metalness: finish.metalness,
    clearcoat: finish.clearcoat,
    clearcoatRoughness: finish.clearcoatRoughness,
    ...(finish.sheen ? { sheen: finish.sheen.amount, sheenColor: new Color(finish.sheen.hex), sheenRoughness: 0.6 } : {}),
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <lights_fragment_begin>',
      `#include <lights_fragment_begin>
      reflectedLight.directSpecular = vec3( 0.0 );
      #ifdef USE_CLEARCOAT
        clearcoatSpecularDirect = vec3( 0.0 );
      #endif`,
    );
  };
  material.customProgramCacheKey = () => 'finish';
  return material;
};
