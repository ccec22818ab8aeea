import { beltRoomEditor, catalogueSources, createTestEditor, sevenLightsEditor } from '@candil/configurator/testing';
import { describe, expect, it, vi } from 'vitest';
import { type ModelFormat, writeModel } from './write-model';

// three puts the parts of a GLB together by a reader that only browsers have.
vi.stubGlobal(
  'FileReader',
  class {
    result: unknown;
    onloadend: () => void = () => undefined;
    readAsArrayBuffer(blob: Blob) {
      void blob.arrayBuffer().then((buffer) => {
        this.result = buffer;
        this.onloadend();
      });
    }
  },
);

const belts = beltRoomEditor().document.getState().scene;
const bytesOf = async (format: ModelFormat, scene = belts) => {
  const { blob, triangles } = await writeModel(scene, format, 'Cinta');
  return { bytes: Buffer.from(await blob.arrayBuffer()), triangles };
};

interface Gltf {
  readonly nodes: readonly { readonly name?: string }[];
  readonly materials: readonly { readonly name: string }[];
  readonly accessors: readonly { readonly count: number; readonly type: string; readonly min?: number[]; readonly max?: number[] }[];
}

describe('a composition written as a model', () => {
  it('is a GLB with nodes named after luminaires and belts, and materials named after finishes', async () => {
    const { bytes, triangles } = await bytesOf('glb');
    expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
    expect(bytes.readUInt32LE(4)).toBe(2);
    expect(bytes.readUInt32LE(8)).toEqual(bytes.length);
    const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as Gltf;
    const names = new Set(gltf.nodes.map(({ name }) => name));
    const wanted = [
      ...belts.lights.map(({ label, model }) => `${label}_${model}`),
      ...belts.belts.map(({ label, model }) => `${label}_${model}`),
    ];
    expect(wanted.filter((name) => !names.has(name) && !names.has(name.replace('_', ' ')))).toEqual([]);
    expect(gltf.materials.map(({ name }) => name)).toEqual(expect.arrayContaining(['belt-31', 'belt-51', 'opal']));
    expect(triangles).toBeGreaterThan(20_000);
    expect(triangles).toBeLessThan(400_000);
    expect(bytes.length).toBeLessThan(16_000_000);
  });

  it('names each stick, joint and base of lines too', async () => {
    const editor = createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }) });
    const [model = ''] = editor.sticks.parts.sticks.map((part) => part.model);
    editor.sticks.addFigure({ kind: 'v', models: [model], count: 2, angleDegrees: 60, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 });
    const { scene } = editor.document.getState();
    const { bytes } = await bytesOf('glb', scene);
    const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as Gltf;
    const names = gltf.nodes.map(({ name }) => name?.replace('_', ' '));
    expect(names).toEqual(expect.arrayContaining([`K1 ${model}`, `K2 ${model}`]));
    expect(names.length).toBeGreaterThan(5);
  });

  it('is an STL in millimetres with z up, as high as the room', async () => {
    const { bytes, triangles } = await bytesOf('stl');
    expect(bytes.readUInt32LE(80)).toEqual(triangles);
    expect(bytes.length).toEqual(84 + 50 * triangles);
    const heights = Array.from({ length: triangles * 3 }, (_, corner) =>
      bytes.readFloatLE(84 + 50 * Math.floor(corner / 3) + 12 + 12 * (corner % 3) + 8),
    );
    const [lowest, highest] = heights.reduce(([low, high], z) => [Math.min(low, z), Math.max(high, z)], [Infinity, -Infinity]);
    const top = belts.room.heightMetres * 1000;
    expect(lowest).toBeGreaterThan(0);
    expect(Math.abs(highest - top)).toBeLessThan(20);
  });

  it('is an OBJ with as many triangles, for pendants on cables as well', async () => {
    const { bytes, triangles } = await bytesOf('obj', sevenLightsEditor().document.getState().scene);
    const text = bytes.toString('utf8');
    expect(text.match(/^f /gm)?.length).toEqual(triangles);
    expect(text.includes('usemtl finish-')).toBe(true);
    expect(text.includes('NaN')).toBe(false);
  });
});
