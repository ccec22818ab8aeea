import { AdditiveBlending, Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three';

/** The haze around a lamp: a square that faces the camera, added to the picture behind it, fading to nothing at its edge. */
export const glow = (hex: string, opacity: number, width: number): Mesh => {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: { tint: { value: new Color(hex) }, opacity: { value: opacity } },
    vertexShader:
      'varying vec2 vPlace; void main() { vPlace = uv * 2.0 - 1.0; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }',
    fragmentShader: `varying vec2 vPlace; uniform vec3 tint; uniform float opacity;
      void main() {
        float far = length( vPlace );
        float haze = exp( -far * far * 5.0 ) * smoothstep( 1.0, 0.55, far );
        gl_FragColor = vec4( tint * haze * opacity, 1.0 );
      }`,
  });
  const mesh = new Mesh(new PlaneGeometry(width, width), material);
  mesh.name = 'glow';
  return mesh;
};
