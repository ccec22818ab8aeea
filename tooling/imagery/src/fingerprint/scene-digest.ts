import { createHash, type Hash } from 'node:crypto';
import {
  type BufferGeometry,
  type Camera,
  Color,
  type Light,
  type LightShadow,
  type Material,
  Matrix4,
  type Mesh,
  type Object3D,
  type Scene,
  ShaderChunk,
  Vector2,
  Vector3,
} from 'three';

/** Equal to a hundredth of a millimetre is equal: code may change how it gets there. */
const STEPS_PER_METRE = 100_000;

/** The corners of all triangles, whatever they are called and however they are placed. */
export const addGeometry = (hash: Hash, geometry: BufferGeometry, place = new Matrix4()): void => {
  const position = geometry.getAttribute('position');
  const steps = new Int32Array(position.count * 3);
  const point = new Vector3();
  for (let i = 0; i < position.count; i++) {
    point
      .fromBufferAttribute(position, i)
      .applyMatrix4(place)
      .multiplyScalar(STEPS_PER_METRE)
      .round()
      .toArray(steps, 3 * i);
  }
  hash.update(steps);
  const index = geometry.getIndex();
  if (index) hash.update(Uint32Array.from(index.array));
};

const plain = (value: unknown): unknown => {
  if (value instanceof Color) return value.getHex();
  if (value instanceof Vector2 || value instanceof Vector3) return value.toArray().map((part) => Number(part.toFixed(5)));
  return value;
};

const MATERIAL_TRAITS = [
  'type',
  'color',
  'roughness',
  'metalness',
  'clearcoat',
  'clearcoatRoughness',
  'sheen',
  'sheenColor',
  'sheenRoughness',
  'envMapIntensity',
  'emissive',
  'emissiveIntensity',
  'vertexColors',
  'transparent',
  'opacity',
  'side',
] as const;

/** Traits and, where the material writes its own shader, the text and the values it runs with. */
export const materialTraits = (material: Material): unknown => {
  const traits = material as unknown as Readonly<Record<string, unknown>>;
  const uniforms: Record<string, { value: unknown }> = { ...(traits.uniforms as Record<string, { value: unknown }> | undefined) };
  const shader = {
    uniforms,
    vertexShader: ShaderChunk.meshphysical_vert,
    fragmentShader: ShaderChunk.meshphysical_frag,
  };
  material.onBeforeCompile(shader as never, undefined as never);
  return {
    ...Object.fromEntries(MATERIAL_TRAITS.map((trait) => [trait, plain(traits[trait])])),
    uniforms: Object.entries(uniforms).map(([name, { value }]) => [name, plain(value)]),
    shaders: [traits.vertexShader ?? shader.vertexShader, traits.fragmentShader ?? shader.fragmentShader],
  };
};

const LIGHT_TRAITS = ['type', 'color', 'groundColor', 'intensity', 'angle', 'penumbra', 'decay', 'distance', 'castShadow'] as const;

const lightTraits = (light: Light): unknown => {
  const traits = light as unknown as Readonly<Record<string, unknown>>;
  const shadow = 'shadow' in light ? (light.shadow as LightShadow) : undefined;
  return [
    ...LIGHT_TRAITS.map((trait) => plain(traits[trait])),
    plain(light.position),
    light.castShadow && shadow ? [shadow.bias, shadow.normalBias, shadow.radius, plain(shadow.mapSize)] : [],
  ];
};

/** Everything of a scene that its picture depends on; what `skipped` says is left out. */
export const addScene = (hash: Hash, scene: Scene, camera?: Camera, skipped: (node: Object3D) => boolean = () => false): void => {
  scene.updateMatrixWorld(true);
  const say = (value: unknown): void => void hash.update(JSON.stringify(value));
  const visit = (node: Object3D): void => {
    if (skipped(node)) return;
    if ('isLight' in node) say(lightTraits(node as Light));
    else if ('isMesh' in node) {
      const mesh = node as Mesh<BufferGeometry, Material>;
      addGeometry(hash, mesh.geometry, mesh.matrixWorld);
      say([materialTraits(mesh.material), mesh.castShadow, mesh.receiveShadow]);
    } else say(node.matrixWorld.elements.map((value) => Number(value.toFixed(5))));
    for (const child of node.children) visit(child);
  };
  say([scene.environmentIntensity, plain(scene.background)]);
  visit(scene);
  if (camera) {
    camera.updateMatrixWorld(true);
    say([camera.matrixWorld.elements, camera.projectionMatrix.elements].map((row) => row.map((value) => Number(value.toFixed(6)))));
  }
};

export const newHash = (): Hash => createHash('sha256');
