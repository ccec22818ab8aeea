import type { SceneStick } from '@candil/configurator';
import type { ElementId } from '@candil/domain';
import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { cameraFor } from '../camera/pose';
import { diningRoom } from '../testing/dining-room';
import { homePose } from './home-pose';

const SIZE = { width: 830, height: 684 };
/** Half of the handle of a base, CSS pixels. */
const HANDLE = 12;

it('shows the whole handle of a base on the floor', () => {
  const onFloor = { x: -1.1, y: 0, z: 0.9, held: { kind: 'surface', surface: 'floor' } } as const;
  const free = { x: 1.1, y: 2.2, z: 0.9, held: { kind: 'free' } } as const;
  const stick: SceneStick = {
    id: 'stick' as ElementId,
    lineId: 'line' as ElementId,
    label: 'K1',
    model: 'Junco',
    from: onFloor,
    to: free,
    lengthMetres: 2.25,
    diameterMetres: 0.02,
    rollDegrees: 0,
    beamDegrees: 120,
    color: undefined,
    temperature: undefined,
    control: undefined,
    watts: 33,
    lumens: 3520,
    collides: false,
  };
  const room = { ...diningRoom.room, widthMetres: 4.6, depthMetres: 3.4, heightMetres: 2.7 };
  const pose = homePose({ ...diningRoom, room, lights: [], sticks: [stick] }, SIZE);
  const { y } = new Vector3(onFloor.x, onFloor.y, onFloor.z).project(cameraFor(pose, SIZE));
  const pixelsAboveEdge = ((1 + y) / 2) * SIZE.height;
  expect(pixelsAboveEdge).toBeGreaterThan(HANDLE);
});
