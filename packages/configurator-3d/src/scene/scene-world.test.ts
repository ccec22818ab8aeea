import type { SceneBelt } from '@candil/configurator';
import { beltRoomEditor } from '@candil/configurator/testing';
import {
  type BufferAttribute,
  type InstancedBufferAttribute,
  type InstancedMesh,
  type InterleavedBuffer,
  InterleavedBufferAttribute,
  type Mesh,
  type Object3D,
  Vector3,
} from 'three';
import { describe, expect, it } from 'vitest';
import { createGeometryCache } from '../batch/geometry-cache';
import { cameraFor, frontPose } from '../camera/pose';
import { diningFurniture, diningRoom } from '../testing/dining-room';
import { manyLights } from '../testing/many-lights';
import { createSceneWorld, type SceneWorld } from './scene-world';

const size = { width: 800, height: 600 };

const shown = (world: SceneWorld): Mesh[] => {
  const meshes: Mesh[] = [];
  const visit = (node: Object3D): void => {
    if (!node.visible) return;
    if ('isMesh' in node) meshes.push(node as Mesh);
    node.children.forEach(visit);
  };
  visit(world.root);
  return meshes;
};
const settle = (world: SceneWorld): void => {
  while (!world.step(1000, () => 0).isDone);
};
const batch = (world: SceneWorld, name: string): InstancedMesh => world.root.getObjectByName(name) as InstancedMesh;
const placeIn = (mesh: InstancedMesh, index: number): number[] =>
  [12, 13, 14].map((i) => Number(mesh.instanceMatrix.array[index * 16 + i]!.toFixed(4)));

describe('the world of a composition', () => {
  it('draws 500 lights in at most 20 calls', () => {
    const world = createSceneWorld('software');
    const hall = manyLights(500);
    world.setScene(hall, diningFurniture);
    world.look(cameraFor(frontPose(hall.room, size), size), 0.001);
    const meshes = shown(world);
    expect(meshes.length).toBeLessThanOrEqual(20);
    expect(meshes.filter((mesh) => 'isInstancedMesh' in mesh).reduce((sum, mesh) => sum + (mesh as InstancedMesh).count, 0)).toBe(1000);
    const triangles = meshes.reduce(
      (sum, mesh) => sum + (mesh.geometry.getIndex()!.count / 3) * ('isInstancedMesh' in mesh ? (mesh as InstancedMesh).count : 1),
      0,
    );
    expect(triangles).toBeLessThan(1_000_000);
    world.dispose();
  });

  it('writes one matrix when one light moves, and none of the others', () => {
    const world = createSceneWorld('software');
    world.setScene(diningRoom, diningFurniture);
    const terra = batch(world, '0820');
    const globes = batch(world, '5520');
    const before = [terra.instanceMatrix.version, globes.instanceMatrix.version];
    const still = placeIn(terra, 1);
    world.setLive(new Map([['L1', { x: -0.4, z: 0.1, heightCm: 150 }]]));
    expect(placeIn(terra, 0)).toEqual([-0.4, 1.3, 0.1]);
    expect(placeIn(terra, 1)).toEqual(still);
    expect(terra.instanceMatrix.updateRanges).toEqual([{ start: 0, count: 16 }]);
    expect(terra.instanceMatrix.version - before[0]!).toBe(1);
    expect(globes.instanceMatrix.version - before[1]!).toBe(0);
    world.setLive(new Map());
    expect(placeIn(terra, 0)).toEqual([-0.82, 1.4, 0]);
    world.dispose();
  });

  describe('with two belts of which one is pulled', () => {
    const { scene } = beltRoomEditor().document.getState();
    const pulled = scene.belts[0]!;
    const shifted = (belt: SceneBelt, id: string, metres: number): SceneBelt => ({
      ...belt,
      id,
      points: belt.points.map((point) => ({ ...point, z: point.z + metres })),
      spans: belt.spans.map((span) => ({ ...span, curve: span.curve.map((place) => ({ ...place, z: place.z + metres })) })),
    });
    const room = { ...scene, belts: [pulled, shifted(pulled, 'other', 0.5)] };
    const moved = shifted(pulled, pulled.id, -0.3);
    /** The rows of numbers that hold the places. */
    const positions = (world: SceneWorld, name: string): BufferAttribute | InterleavedBuffer => {
      const position = (world.root.getObjectByName(name) as Mesh).geometry.getAttribute('position');
      return position instanceof InterleavedBufferAttribute ? position.data : (position as BufferAttribute);
    };
    const opened = (shownScene: typeof room): SceneWorld => {
      const world = createSceneWorld('software');
      world.setScene(shownScene, []);
      return world;
    };

    it.each(['belts', 'shadows'])('writes nothing of the other into its %s', (name) => {
      const world = opened(room);
      const before = positions(world, name).array.slice();
      world.setLiveBelts({ belts: new Map([[pulled.id, moved]]), hosts: new Map() });
      const { array, updateRanges } = positions(world, name);
      const written = updateRanges.reduce((sum, { count }) => sum + count, 0);
      expect(written).toBeGreaterThan(0);
      expect(written).toBeLessThan(before.length);
      const isIn = (index: number): boolean => updateRanges.some(({ start, count }) => index >= start && index < start + count);
      expect(before.findIndex((value, index) => value !== array[index] && !isIn(index))).toBe(-1);
      world.dispose();
    });

    it.each(['belts', 'shadows'])('has it where it hangs, and back where it hung when it is given up: %s', (name) => {
      const world = opened(room);
      const before = positions(world, name).array.slice();
      world.setLiveBelts({ belts: new Map([[pulled.id, moved]]), hosts: new Map() });
      const wanted = opened({ ...room, belts: [moved, room.belts[1]!], lights: world.lights() });
      expect(positions(world, name).array).toEqual(positions(wanted, name).array);
      world.setLiveBelts({ belts: new Map(), hosts: new Map() });
      expect(positions(world, name).array).toEqual(before);
      wanted.dispose();
      world.dispose();
    });
  });

  it('keeps the colours of a belt that is pulled, and writes them anew where a light slides along it', () => {
    const { scene } = beltRoomEditor().document.getState();
    const belt = scene.belts[0]!;
    const [first, second] = scene.lights.filter(({ host }) => host?.beltId === belt.id);
    const world = createSceneWorld('software');
    world.setScene(scene, []);
    const colours = (): readonly number[] => {
      const { geometry } = world.root.getObjectByName('belts') as Mesh;
      return Array.from(geometry.getAttribute('color').array);
    };
    const standing = colours();
    const sunk = belt.spans.map((span) => ({ ...span, curve: span.curve.map((place) => ({ ...place, y: place.y - 0.1 })) }));
    world.setLiveBelts({ belts: new Map([[belt.id, { ...belt, spans: sunk }]]), hosts: new Map() });
    expect(colours()).toEqual(standing);
    world.setLiveBelts({ belts: new Map(), hosts: new Map() });
    world.setLiveBelts({ belts: new Map(), hosts: new Map([[first!.id, second!.host!]]) });
    expect(colours()).not.toEqual(standing);
    world.setLiveBelts({ belts: new Map(), hosts: new Map() });
    expect(colours()).toEqual(standing);
    world.dispose();
  });

  describe('with a belt whose course a pull draws in more or fewer places', () => {
    const { scene } = beltRoomEditor().document.getState();
    const belt = scene.belts[0]!;
    const curve = belt.spans[0]!.curve;
    const [start, end] = [curve[0]!, curve.at(-1)!];
    /** A straight course in so many places. */
    const pulledIn = (count: number): SceneBelt => {
      const at = (share: number) => ({
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
        z: start.z + (end.z - start.z) * share,
      });
      const line = Array.from({ length: count }, (_, index) => at(index / (count - 1)));
      if (count === 0) return { ...belt, spans: [] };
      return { ...belt, spans: [{ ...belt.spans[0]!, curve: line }] };
    };
    const standing = pulledIn(40);
    const band = (world: SceneWorld): Mesh => world.root.getObjectByName('belts') as Mesh;
    /** Area of all triangles that are drawn, and how far they reach along the belt. */
    const drawnBand = (world: SceneWorld) => {
      const { geometry } = band(world);
      const at = (corner: number) => new Vector3().fromBufferAttribute(geometry.getAttribute('position') as BufferAttribute, corner);
      const order = geometry.getIndex()!.array;
      let [area, reach] = [0, 0];
      for (let i = 0; i < order.length; i += 3) {
        const [a, b, c] = [at(order[i]!), at(order[i + 1]!), at(order[i + 2]!)];
        area += b.sub(a).cross(c.clone().sub(a)).length() / 2;
        reach = Math.max(reach, a.distanceTo(new Vector3(start.x, start.y, start.z)));
      }
      return { area, reach };
    };
    const pull = (counts: readonly number[]): SceneWorld => {
      const world = createSceneWorld('software');
      world.setScene({ ...scene, belts: [standing], lights: [] }, []);
      for (const count of counts) world.setLiveBelts({ belts: new Map([[belt.id, pulledIn(count)]]), hosts: new Map() });
      return world;
    };

    it.each([[[30]], [[55]], [[41, 30]], [[400]], [[400, 30]], [[0]], [[30, 0]]])('draws it as one that is hung anew: %j', (counts) => {
      const world = pull(counts);
      const anew = createSceneWorld('software');
      anew.setScene({ ...scene, belts: [pulledIn(counts.at(-1)!)], lights: [] }, []);
      expect(drawnBand(world).area).toBeCloseTo(drawnBand(anew).area, 6);
      expect(drawnBand(world).reach).toBeCloseTo(drawnBand(anew).reach, 6);
      world.dispose();
      anew.dispose();
    });

    it('keeps its memory of the renderer as long as there is room', () => {
      const world = pull([]);
      const { geometry } = band(world);
      for (const count of [30, 55, 41]) world.setLiveBelts({ belts: new Map([[belt.id, pulledIn(count)]]), hosts: new Map() });
      expect(band(world).geometry).toBe(geometry);
      world.setLiveBelts({ belts: new Map([[belt.id, pulledIn(400)]]), hosts: new Map() });
      expect(band(world).geometry).not.toBe(geometry);
      world.dispose();
    });
  });

  it('takes the canopy of a light along, but leaves the one of free wires', () => {
    const world = createSceneWorld('software');
    world.setScene(diningRoom, []);
    const canopies = batch(world, 'canopy');
    const [free, own] = [placeIn(canopies, 0), placeIn(canopies, 1)];
    world.setLive(
      new Map([
        ['L1', { x: 0, z: 0.5, heightCm: 140 }],
        ['L6', { x: 1.2, z: -1, heightCm: 150 }],
      ]),
    );
    expect(placeIn(canopies, 0)).toEqual(free);
    expect(placeIn(canopies, 1)).toEqual([Number((own[0]! + 0.2).toFixed(4)), own[1], Number((own[2]! + 0.28).toFixed(4))]);
    world.dispose();
  });

  it('hangs free wires from hooks over their lights, and cables of others from their canopy', () => {
    const world = createSceneWorld('software');
    world.setScene(diningRoom, []);
    expect(batch(world, 'hook').count).toBe(5);
    const wires = world.root.getObjectByName('wires') as Mesh;
    const ends = wires.geometry.getAttribute('end') as InstancedBufferAttribute;
    const hangs = wires.geometry.getAttribute('hang') as InstancedBufferAttribute;
    // Each free light has a swag to its hook and a drop; the swag hangs.
    expect((wires.geometry as unknown as { instanceCount: number }).instanceCount).toBe(12);
    expect([ends.getX(0), ends.getY(0), ends.getZ(0)].map((value) => Number(value.toFixed(3)))).toEqual([-0.82, 2.788, 0]);
    expect(hangs.getX(0)).toBeGreaterThan(0);
    expect(hangs.getX(1)).toBe(0);
    world.dispose();
  });

  it('hangs the luminaires of outlets straight down, and turns their canopy', () => {
    const world = createSceneWorld('software');
    const [feed, ...others] = diningRoom.canopies;
    const places = diningRoom.lights.filter(({ canopyId }) => canopyId === feed!.id).map(({ x, z }) => ({ x, z }));
    const outlets = { model: '9722', shape: 'rectangular', color: '10', turnRadians: Math.PI / 2, places } as const;
    world.setScene({ ...diningRoom, canopies: [{ ...feed!, depthMetres: 0.6, widthMetres: 1.2, outlets }, ...others] }, []);
    expect(world.root.getObjectByName('hook')).toBeUndefined();
    expect(batch(world, 'outlet ring').count).toBe(places.length);
    const canopy = batch(world, 'canopy box');
    const across = [0, 2].map((i) => Number(canopy.instanceMatrix.array[i]!.toFixed(4)));
    expect(canopy.count).toBe(1);
    expect(across).toEqual([0, -1.2]);
    expect((world.root.getObjectByName('wires') as Mesh & { geometry: { instanceCount: number } }).geometry.instanceCount).toBe(7);
    world.dispose();
  });

  it('computes no light for unchanged objects', () => {
    const world = createSceneWorld('software');
    world.setScene(diningRoom, diningFurniture);
    settle(world);
    world.setScene({ ...diningRoom, lights: diningRoom.lights.map((light) => ({ ...light })) }, [...diningFurniture]);
    expect(world.step(1000, () => 0)).toEqual({ isNew: false, isDone: true });
    world.dispose();
  });

  it('fades the side between the camera and the room', () => {
    const world = createSceneWorld('software');
    world.setScene(diningRoom, []);
    const front = frontPose(diningRoom.room, size);
    const seen = (azimuthDegrees: number): Record<string, boolean> => {
      world.look(cameraFor({ ...front, azimuthDegrees }, size), 0.001);
      return Object.fromEntries(['front', 'back', 'left', 'right'].map((name) => [name, world.root.getObjectByName(name)!.visible]));
    };
    expect(seen(0)).toEqual({ front: false, back: true, left: true, right: true });
    expect(seen(180)).toEqual({ front: true, back: false, left: true, right: true });
    world.dispose();
  });

  it('gives back every shape it took', () => {
    const cache = createGeometryCache();
    const first = createSceneWorld('software', cache);
    first.setScene(diningRoom, diningFurniture);
    const second = createSceneWorld('software', cache);
    second.setScene(diningRoom, []);
    expect(cache.size()).toBe(5);
    first.dispose();
    expect(cache.size()).toBe(5);
    second.setScene({ ...diningRoom, lights: diningRoom.lights.filter(({ model }) => model === '0820') }, []);
    expect(cache.size()).toBe(3);
    second.dispose();
    expect(cache.size()).toBe(0);
  });
});
