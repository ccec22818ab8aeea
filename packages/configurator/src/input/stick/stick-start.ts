import type { EditorCore } from '../../editor/core';
import type { RoomPoint, Surface } from '../../scene/scene-belt';

const GRID_METRES = 0.05;

/** Returns the place of an end clicked on a surface: on the grid of 5 cm from the left, the back and the floor unless nothing snaps. */
export function startPoint(core: EditorCore, { surface, point }: { readonly surface: Surface; readonly point: RoomPoint }): RoomPoint {
  const { snap } = core.view.getState();
  const { widthMetres, depthMetres, heightMetres } = core.document.getState().scene.room;
  const onGrid = (value: number, from: number, to: number) => {
    if (snap === 'off') return Math.min(Math.max(value, from), to);
    return Math.min(Math.max(from + Math.round((value - from) / GRID_METRES) * GRID_METRES, from), to);
  };
  const [x, z] = [widthMetres / 2, depthMetres / 2];
  const free = { x: onGrid(point.x, -x, x), y: onGrid(point.y, 0, heightMetres), z: onGrid(point.z, -z, z) };
  switch (surface) {
    case 'ceiling':
      return { ...free, y: heightMetres };
    case 'floor':
      return { ...free, y: 0 };
    case 'wall-A':
      return { ...free, z: -z };
    case 'wall-B':
      return { ...free, x };
    case 'wall-C':
      return { ...free, z };
    case 'wall-D':
      return { ...free, x: -x };
  }
}
