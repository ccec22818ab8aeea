import type { BufferGeometry, Camera, Material, Mesh, Object3D, Scene, Texture, WebGLRenderer } from 'three';

/** Records of a renderer that draws nothing. */
export interface StubRenderer {
  readonly renderer: WebGLRenderer;
  /** Frames so far. */
  readonly frames: () => number;
  /** Visible meshes of the last frame: one call each. */
  readonly calls: () => number;
  /** Number of objects a real renderer would hold in memory now. */
  readonly memory: () => { readonly geometries: number; readonly textures: number; readonly materials: number };
}

type Disposable = BufferGeometry | Texture | Material;

const texturesOf = (material: Material): Texture[] =>
  Object.values((material as Material & { uniforms?: Record<string, { value: unknown }> }).uniforms ?? {})
    .map(({ value }) => value)
    .filter((value): value is Texture => typeof value === 'object' && value !== null && 'isTexture' in value);

/** As much of a renderer as the view calls; counts frames, calls and undisposed objects. */
export const stubRenderer = (canvas: HTMLCanvasElement): StubRenderer => {
  const held = { geometries: new Set<Disposable>(), textures: new Set<Disposable>(), materials: new Set<Disposable>() };
  let frames = 0;
  let calls = 0;
  const hold = (kind: keyof typeof held, thing: Disposable): void => {
    if (held[kind].has(thing)) return;
    held[kind].add(thing);
    const drop = (): void => {
      held[kind].delete(thing);
      thing.removeEventListener('dispose', drop);
    };
    (thing as BufferGeometry).addEventListener('dispose', drop);
  };
  const visit = (node: Object3D): void => {
    if (!node.visible) return;
    if ('isMesh' in node) {
      const { geometry, material } = node as Mesh<BufferGeometry, Material>;
      calls++;
      hold('geometries', geometry);
      hold('materials', material);
      for (const texture of texturesOf(material)) hold('textures', texture);
    }
    node.children.forEach(visit);
  };
  const renderer = {
    domElement: canvas,
    render: (scene: Scene, _camera: Camera) => {
      frames++;
      calls = 0;
      visit(scene);
    },
    setSize: () => undefined,
    setPixelRatio: () => undefined,
    getPixelRatio: () => 1,
    dispose: () => undefined,
    shadowMap: { enabled: false, type: 0 },
    xr: { addEventListener: () => undefined, removeEventListener: () => undefined, isPresenting: false },
  };
  return {
    renderer: renderer as unknown as WebGLRenderer,
    frames: () => frames,
    calls: () => calls,
    memory: () => ({ geometries: held.geometries.size, textures: held.textures.size, materials: held.materials.size }),
  };
};
