import type { Scene } from '@candil/configurator';
import type { Object3D } from 'three';
import { exportScene } from './export-scene';

/** The formats that carry shapes: with colours for viewers and AR, with colour names for design programs, without for printing. */
export type ModelFormat = 'glb' | 'obj' | 'stl';

export interface WrittenModel {
  readonly blob: Blob;
  readonly triangles: number;
}

const WRITERS: Readonly<Record<ModelFormat, (root: Object3D) => Promise<Blob>>> = {
  glb: async (root) => {
    const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js');
    const written = await new GLTFExporter().parseAsync(root, { binary: true, onlyVisible: true });
    if (!(written instanceof ArrayBuffer)) throw new Error('The model was not written as one file');
    return new Blob([written], { type: 'model/gltf-binary' });
  },
  obj: async (root) => {
    const { OBJExporter } = await import('three/addons/exporters/OBJExporter.js');
    return new Blob([new OBJExporter().parse(root)], { type: 'model/obj' });
  },
  stl: async (root) => {
    const { STLExporter } = await import('three/addons/exporters/STLExporter.js');
    // Programs that read it take its numbers for millimetres and z for up.
    root.scale.setScalar(1000);
    root.rotation.x = Math.PI / 2;
    root.updateMatrixWorld(true);
    const written = new STLExporter().parse(root, { binary: true });
    // Its own copy: the type of the view does not say that its memory is not shared.
    return new Blob([new Uint8Array(written.buffer as ArrayBuffer)], { type: 'model/stl' });
  },
};

/** Writes the luminaires, belts, cables and fixings of a scene; in metres with y up, STL in millimetres with z up. */
export const writeModel = async (scene: Scene, format: ModelFormat, name: string): Promise<WrittenModel> => {
  const { root, triangles, dispose } = exportScene(scene, name);
  try {
    return { blob: await WRITERS[format](root), triangles };
  } finally {
    dispose();
  }
};
