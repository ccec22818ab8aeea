import { OPAL_MATERIAL } from '@candil/catalogue/imagery';
import { Color, MeshPhysicalMaterial } from 'three';

/** Share of the light that still leaves at the limb, where the eye looks along the glass. */
const LIMB = 0.38;

/**
 * Glass that shines from within. Plain emission looks like a flat white disc; here it falls off and turns warmer with the angle of view.
 * `level` 1 is a lamp at full light.
 */
export const opalSurface = (level: number, tintHex = '#ffe8c2', limbHex = '#ffbd74', limbShare = LIMB): MeshPhysicalMaterial => {
  const material = new MeshPhysicalMaterial({
    name: 'opal',
    color: new Color(OPAL_MATERIAL.hex),
    roughness: OPAL_MATERIAL.roughness,
    metalness: 0,
    clearcoat: OPAL_MATERIAL.clearcoat,
    clearcoatRoughness: OPAL_MATERIAL.clearcoatRoughness,
    envMapIntensity: 0.7,
    emissive: new Color(tintHex),
    emissiveIntensity: level,
  });
  const limbTint = new Color(limbHex);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.limbTint = { value: limbTint };
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', '#include <common>\nuniform vec3 limbTint;').replace(
      '#include <emissivemap_fragment>',
      `#include <emissivemap_fragment>
        float opalFacing = saturate( dot( normalize( vNormal ), normalize( vViewPosition ) ) );
        float opalGlow = mix( ${limbShare.toFixed(2)}, 1.0, smoothstep( 0.0, 1.0, pow( opalFacing, 0.8 ) ) );
        totalEmissiveRadiance *= opalGlow * mix( limbTint, vec3( 1.0 ), smoothstep( 0.0, 0.75, opalFacing ) );`,
    );
  };
  material.customProgramCacheKey = () => `opal-${limbShare}`;
  return material;
};
