import type { FinishMaterial } from '@candil/catalogue/imagery';
import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { Vector } from '../lighting/vector';
import type { GeometryCache } from './geometry-cache';
import { mergedLuminaire } from './merged-luminaire';
import { shapeOf } from './plain-recipes';

/** One body to be drawn. */
export interface Body {
  readonly id: string;
  readonly model: string;
  readonly finish: FinishMaterial;
  readonly at: Vector;
  readonly size: Vector;
  /** Upright where it is missing. */
  readonly turn?: Quaternion;
  /** Light that leaves it, linear. */
  readonly shine: Vector;
  /** Stand-in size for a model without a recipe. */
  readonly radiusMetres: number;
  readonly heightMetres: number;
}

interface Batch {
  readonly key: string;
  readonly mesh: InstancedMesh;
  readonly capacity: number;
}

export interface LuminaireBatches {
  readonly root: Group;
  readonly set: (bodies: readonly Body[]) => void;
  /** Moves one body; nothing else is written. */
  readonly move: (body: Pick<Body, 'id' | 'at' | 'turn'> & { readonly size?: Vector }) => void;
  readonly dispose: () => void;
}

/** Fine where a few are near, coarse where hundreds are in the picture. */
const detailFor = (count: number): number => (count <= 24 ? 0.5 : count <= 90 ? 0.32 : 0.16);

const matrix = new Matrix4();
const upright = new Quaternion();
const place = new Vector3();
const stretch = new Vector3();
const colour = new Color();

const grown = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(4, count)));

/** Bodies of one model share a geometry and are drawn at once, whatever their finish. */
export const createLuminaireBatches = (material: Material, cache: GeometryCache): LuminaireBatches => {
  const root = new Group();
  root.name = 'luminaires';
  const batches = new Map<string, Batch>();
  const slots = new Map<string, { readonly batch: Batch; readonly index: number; readonly size: Vector }>();

  const write = (batch: Batch, index: number, at: Vector, size: Vector, turn = upright): void => {
    matrix.compose(place.set(...at), turn, stretch.set(...size));
    batch.mesh.setMatrixAt(index, matrix);
  };

  const batchFor = (model: string, count: number, detail: number, { radiusMetres, heightMetres }: Body): Batch => {
    const key = `${model} ${detail}`;
    const known = batches.get(model);
    if (known && known.key === key && known.capacity >= count) return known;
    const capacity = grown(count);
    const shape = cache.take(key, () => mergedLuminaire(shapeOf(model, radiusMetres, heightMetres), detail));
    // After the shape is taken: it would be made again if its last user gave it back.
    if (known) drop(model, known);
    // Own attributes for the instances, shared ones for the shape.
    const geometry = new BufferGeometry();
    for (const name of ['position', 'normal', 'skin', 'lampPlace']) geometry.setAttribute(name, shape.getAttribute(name));
    geometry.setIndex(shape.getIndex());
    for (const [name, size] of [
      ['finishColour', 3],
      ['finishGloss', 4],
      ['shine', 3],
    ] as const)
      geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(capacity * size), size));
    const mesh = new InstancedMesh(geometry, material, capacity);
    mesh.name = model;
    mesh.frustumCulled = false;
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    root.add(mesh);
    const batch = { key, mesh, capacity };
    batches.set(model, batch);
    return batch;
  };

  const drop = (model: string, { key, mesh }: Batch): void => {
    root.remove(mesh);
    mesh.geometry.dispose();
    mesh.dispose();
    cache.give(key);
    batches.delete(model);
  };

  const set = (bodies: readonly Body[]): void => {
    const byModel = new Map<string, Body[]>();
    for (const body of bodies) {
      const ofModel = byModel.get(body.model);
      if (ofModel) ofModel.push(body);
      else byModel.set(body.model, [body]);
    }
    for (const [model, batch] of batches) if (!byModel.has(model)) drop(model, batch);
    slots.clear();
    for (const [model, ofModel] of byModel) {
      const batch = batchFor(model, ofModel.length, detailFor(bodies.length), ofModel[0]!);
      const { geometry } = batch.mesh;
      const [colours, glosses, shines] = ['finishColour', 'finishGloss', 'shine'].map((name) => geometry.getAttribute(name)) as [
        InstancedBufferAttribute,
        InstancedBufferAttribute,
        InstancedBufferAttribute,
      ];
      ofModel.forEach(({ id, finish, at, size, turn, shine }, index) => {
        slots.set(id, { batch, index, size });
        write(batch, index, at, size, turn);
        colour.set(finish.hex);
        colours.setXYZ(index, colour.r, colour.g, colour.b);
        glosses.setXYZW(index, finish.roughness, finish.metalness, finish.clearcoat, finish.clearcoatRoughness);
        shines.setXYZ(index, ...shine);
      });
      batch.mesh.count = ofModel.length;
      for (const attribute of [batch.mesh.instanceMatrix, colours, glosses, shines]) {
        attribute.clearUpdateRanges();
        attribute.needsUpdate = true;
      }
    }
  };

  const move: LuminaireBatches['move'] = ({ id, at, size, turn }) => {
    const slot = slots.get(id);
    if (!slot) return;
    write(slot.batch, slot.index, at, size ?? slot.size, turn);
    const { instanceMatrix } = slot.batch.mesh;
    instanceMatrix.addUpdateRange(slot.index * 16, 16);
    instanceMatrix.needsUpdate = true;
  };

  return {
    root,
    set,
    move,
    dispose: () => {
      for (const [model, batch] of [...batches]) drop(model, batch);
      slots.clear();
    },
  };
};
