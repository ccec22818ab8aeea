import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cameraFor, frontPose } from '../camera/pose';
import { diningRoom } from '../testing/dining-room';
import { pick } from './pick';
import { onLevel, onUpright, outOfRoom, type Ray, rayThrough } from './ray';

const size = { width: 800, height: 900 };
const camera = cameraFor(frontPose(diningRoom.room, size), size);
const scene = { lights: diningRoom.lights, canopies: diningRoom.canopies, ceilingMetres: diningRoom.room.heightMetres };
const rayTo = (x: number, y: number, z: number): Ray => {
  const seen = new Vector3(x, y, z).project(camera);
  return rayThrough(camera, seen.x, seen.y);
};

describe('pick', () => {
  it.each(diningRoom.lights.map((light) => [light.label, light] as const))('finds %s by its middle', (_label, light) => {
    expect(pick(rayTo(light.x, light.bottomMetres + light.bodyHeightMetres / 2, light.z), scene, 0)?.id).toBe(light.id);
  });

  it('finds the canopy of a free wire, but gives a canopy of one light to its light', () => {
    expect(pick(rayTo(0, 2.77, -0.25), scene, 0)?.id).toBe('A');
    expect(pick(rayTo(1, 2.785, -1.28), scene, 0)).toBeUndefined();
  });

  it('takes the nearer of two, nothing beside them, and more with a margin', () => {
    const [one] = scene.lights;
    const behind = { ...one!, id: 'behind' as NonNullable<typeof one>['id'], z: one!.z - 1 };
    const ray = rayTo(one!.x, one!.bottomMetres + 0.1, one!.z);
    expect(pick(ray, { ...scene, lights: [behind, one!] }, 0)?.id).toBe('L1');
    const beside = rayTo(one!.x - 0.19, one!.bottomMetres + 0.1, one!.z);
    expect([pick(beside, { ...scene, lights: [one!] }, 0)?.id, pick(beside, { ...scene, lights: [one!] }, 0.05)?.id]).toEqual([
      undefined,
      'L1',
    ]);
  });
});

describe('planes under the pointer', () => {
  const down: Ray = { from: [0, 2, 2], way: [0, -Math.SQRT1_2, -Math.SQRT1_2] };

  it('is met at its height, but not at a grazing angle nor behind the eye', () => {
    expect(onLevel(down, 1)?.map((value) => Number(value.toFixed(6)))).toEqual([0, 1, 1]);
    expect(onLevel({ from: [0, 1, 5], way: [0, -0.05, -0.99875] }, 0)).toBeUndefined();
    expect(onLevel(down, 3)).toBeUndefined();
  });

  it('faces the camera when it is upright', () => {
    expect(onUpright(down, [0.4, 0, 0], [0, 1, 1])?.map((value) => Number(value.toFixed(6)) + 0)).toEqual([0, 0, 0]);
    expect(onUpright({ from: [0, 2, 0], way: [0, -1, 0] }, [0, 0, 0], [0, 1, 0])).toBeUndefined();
  });

  it('of the room is the side that is seen', () => {
    expect(outOfRoom({ from: [0, 1, 6], way: [0, 0, -1] }, diningRoom.room)).toEqual([0, 1, -1.5]);
    expect(outOfRoom({ from: [9, 1, 6], way: [0, 0, -1] }, diningRoom.room)).toBeUndefined();
  });
});
