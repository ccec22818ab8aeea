import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { rayThrough } from '../pick/ray';
import { poseForKey } from './camera-key';
import { glide } from './glide';
import { axonometricPose, type CameraPose, cameraFor, eyeOf, frontPose, metresPerPixel, obliquePose, orbit, pan, zoom } from './pose';

const room = { widthMetres: 4, depthMetres: 3, heightMetres: 2.8 };
const size = { width: 800, height: 600 };
const front = frontPose(room, size);

/** Pixels from the middle of the view at which a place is seen. */
const seenAt = (pose: CameraPose, place: readonly [number, number, number]): [number, number] => {
  const { x, y } = new Vector3(...place).project(cameraFor(pose, size));
  return [(x * size.width) / 2, (-y * size.height) / 2];
};

describe('the camera', () => {
  it.each([
    ['before the front side', front],
    ['as a model', axonometricPose(room, size)],
  ])('has the middle of the room in the middle of the view: %s', (_name, pose) => {
    const [x, y] = seenAt(pose, pose.target);
    expect([x, y].map((value) => Number(value.toFixed(6)) + 0)).toEqual([0, 0]);
  });

  it('shows the whole room as a model, and its three axes equally long', () => {
    const pose = axonometricPose(room, size);
    const corners = [-2, 2].flatMap((x) => [0, 2.8].flatMap((y) => [-1.5, 1.5].map((z) => seenAt(pose, [x, y, z]))));
    expect(corners.every(([x, y]) => Math.abs(x) < 400 && Math.abs(y) < 300)).toBe(true);
    const origin = seenAt(pose, [0, 0, 0]);
    const lengths = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const
    ).map((axis) => {
      const end = seenAt(pose, axis);
      return Math.hypot(end[0] - origin[0], end[1] - origin[1]);
    });
    expect(lengths[1]! / lengths[0]!).toBeCloseTo(1, 4);
    expect(lengths[2]! / lengths[0]!).toBeCloseTo(1, 4);
  });

  it('keeps the point under the pointer fixed while zooming', () => {
    const from: [number, number] = [120, -80];
    const before = rayThrough(cameraFor(front, size), (from[0] * 2) / size.width, (-from[1] * 2) / size.height);
    const metres = (front.target[2] - before.from[2]) / before.way[2];
    const place = before.way.map((way, i) => before.from[i]! + way * metres) as [number, number, number];
    const [x, y] = seenAt(zoom({ ...front }, 0.6, from, size), place);
    expect(Math.hypot(x - from[0], y - from[1])).toBeLessThan(1.5);
  });

  it('moves the picture with the pointer while it pans', () => {
    const [x, y] = seenAt(pan(front, 50, 30, size), front.target);
    expect([Math.round(x), Math.round(y)]).toEqual([50, 30]);
    expect(metresPerPixel(front, size)).toBeGreaterThan(0.005);
  });

  it('never goes below the floor and stays finite for invalid numbers', () => {
    expect(eyeOf(orbit(front, 0, -5000))[1]).toBeGreaterThan(0.1);
    const lost = orbit(front, Number.NaN, Number.POSITIVE_INFINITY);
    expect([...lost.target, lost.azimuthDegrees, lost.elevationDegrees, lost.distanceMetres].every(Number.isFinite)).toBe(true);
    expect(zoom(front, Number.NaN, [0, 0], size).distanceMetres).toBeGreaterThan(0);
  });

  it.each([
    ['ArrowLeft', true, false, 'azimuthDegrees'],
    ['ArrowUp', true, false, 'elevationDegrees'],
    ['+', false, false, 'distanceMetres'],
    ['-', false, false, 'distanceMetres'],
  ] as const)('is moved by %s', (key, altKey, shiftKey, what) => {
    const next = poseForKey({ key, altKey, shiftKey }, front, size, () => front);
    expect(next?.[what]).not.toBe(front[what]);
  });

  it('looks at what stands at the left wall from its other side, so that no wall is in the way', () => {
    const room = { widthMetres: 5, depthMetres: 4, heightMetres: 2.7 };
    const upright = { fromY: 0, toY: 2.7, toZ: 0 };
    const [left, middle, right] = [-2.2, 0, 2.2].map((x) => obliquePose(room, size, { ...upright, fromX: x - 0.3, toX: x + 0.3 }));
    expect([left, middle, right].map((pose) => (pose ? eyeOf(pose)[0] : Number.NaN) > -room.widthMetres / 2)).toEqual([true, true, true]);
    expect(middle?.azimuthDegrees).toBe(right?.azimuthDegrees);
  });

  it('leaves other keys to the editor', () => {
    expect(poseForKey({ key: 'ArrowLeft', altKey: false, shiftKey: false }, front, size, () => front)).toBeUndefined();
    expect(poseForKey({ key: '0', altKey: false, shiftKey: false }, orbit(front, 40, 40), size, () => front)).toBe(front);
  });

  it('glides the short way round and arrives exactly', () => {
    const to = { ...front, azimuthDegrees: front.azimuthDegrees + 350 };
    const way = glide(front, to, 1000);
    expect(way(1010).azimuthDegrees).toBeLessThan(front.azimuthDegrees);
    expect(way(5000)).toBe(to);
  });
});
