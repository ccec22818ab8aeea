import { BackSide, Color, DoubleSide, Mesh, PlaneGeometry, Scene, ShaderMaterial, SphereGeometry, Vector2 } from 'three';
import { MOODS, type Mood } from './mood.data';
import { SOFTBOXES, type Softbox } from './softboxes.data';

const ROOM_RADIUS = 10;
const CARD_DISTANCE = 4;

const room = (mood: Mood): Mesh => {
  const { room: colours } = MOODS[mood];
  const level = (hex: string): Color => new Color(hex).multiplyScalar(colours.level);
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: {
      zenith: { value: level(colours.zenithHex) },
      horizon: { value: level(colours.horizonHex) },
      ground: { value: level(colours.floorHex) },
    },
    vertexShader:
      'varying vec3 vWay; void main() { vWay = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }',
    fragmentShader: `varying vec3 vWay; uniform vec3 zenith; uniform vec3 horizon; uniform vec3 ground;
      void main() {
        float up = normalize( vWay ).y;
        vec3 colour = up > 0.0 ? mix( horizon, zenith, smoothstep( 0.0, 0.8, up ) ) : mix( horizon, ground, smoothstep( 0.0, 0.5, -up ) );
        // The right side of the room lies in shade: it models white products that would otherwise be flat.
        gl_FragColor = vec4( colour * ( 1.0 - 0.5 * smoothstep( -0.6, 1.0, normalize( vWay ).x ) ), 1.0 );
      }`,
  });
  return new Mesh(new SphereGeometry(ROOM_RADIUS, 48, 32), material);
};

const card = (softbox: Softbox, gain: number): Mesh => {
  const material = new ShaderMaterial({
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    uniforms: {
      level: { value: softbox.level * gain },
      feather: { value: new Vector2(softbox.feather, Math.min(1, (softbox.feather * softbox.width) / softbox.height)) },
    },
    vertexShader:
      'varying vec2 vPlace; void main() { vPlace = uv * 2.0 - 1.0; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }',
    fragmentShader: `varying vec2 vPlace; uniform float level; uniform vec2 feather;
      void main() {
        vec2 inside = smoothstep( vec2( 0.0 ), feather, 1.0 - abs( vPlace ) );
        gl_FragColor = vec4( vec3( 1.0, 0.975, 0.94 ) * level, inside.x * inside.y );
      }`,
  });
  const mesh = new Mesh(new PlaneGeometry(softbox.width * CARD_DISTANCE, softbox.height * CARD_DISTANCE), material);
  const azimuth = (softbox.azimuthDegrees * Math.PI) / 180;
  const elevation = (softbox.elevationDegrees * Math.PI) / 180;
  mesh.position.set(
    CARD_DISTANCE * Math.cos(elevation) * Math.sin(azimuth),
    CARD_DISTANCE * Math.sin(elevation),
    CARD_DISTANCE * Math.cos(elevation) * Math.cos(azimuth),
  );
  mesh.lookAt(0, 0, 0);
  return mesh;
};

/** The room that the product mirrors; give it to a `PMREMGenerator`. Its lights are not those of the scene. */
export const studioEnvironment = (mood: Mood): Scene => {
  const scene = new Scene();
  scene.add(room(mood), ...SOFTBOXES.map((softbox) => card(softbox, MOODS[mood].softboxGain)));
  return scene;
};
