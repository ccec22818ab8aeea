import type { Scene, SceneCanopy, SceneLight } from '@candil/configurator';
import { diningRoom } from './dining-room';

/** A hall with so many lights of the models and finishes of the dining room, each under its own canopy. */
export const manyLights = (count: number): Scene => {
  const across = Math.ceil(Math.sqrt(count));
  const lights = Array.from({ length: count }, (_, i): SceneLight => {
    const model = diningRoom.lights[i % diningRoom.lights.length]!;
    return {
      ...model,
      id: `l${i}` as SceneLight['id'],
      canopyId: `c${i}` as SceneLight['id'],
      label: `L${i + 1}`,
      x: ((i % across) - (across - 1) / 2) * 0.5,
      z: (Math.floor(i / across) - (across - 1) / 2) * 0.5,
    };
  });
  const [, canopy] = diningRoom.canopies;
  return {
    ...diningRoom,
    room: { ...diningRoom.room, widthMetres: across * 0.5 + 1, depthMetres: across * 0.5 + 1 },
    lights,
    canopies: lights.map(({ x, z, canopyId, id }): SceneCanopy => ({ ...canopy!, id: canopyId!, x, z, lightIds: [id] })),
  };
};
