import type { Furniture } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { snapPointer } from '../snap/snap-pointer';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { PointerGesture } from './gesture';
import type { PointerInput } from './input';

/** Moves a piece of furniture; its middle stays within the walls. */
export function beginFurniture(core: EditorCore, id: string, press: PointerInput): PointerGesture | undefined {
  const { furniture, scene } = core.document.getState();
  const piece = furniture.find((each) => each.id === id);
  if (piece === undefined) return undefined;
  const grab = { x: piece.x - (press.at.x ?? 0), z: piece.z - (press.at.z ?? 0) };
  const lines = furniture
    .filter((each) => each.id !== id)
    .flatMap(({ x, z }) => [{ axis: 'x', at: x, with: 'furniture' } as const, { axis: 'z', at: z, with: 'furniture' } as const]);
  const middle = [{ axis: 'x', at: 0, with: 'room' } as const, { axis: 'z', at: 0, with: 'room' } as const];
  let moved: Furniture = piece;
  return {
    scope: { kind: 'furniture', id },
    move: (input) => {
      const meant = { x: (input.at.x ?? press.at.x ?? 0) + grab.x, z: (input.at.z ?? press.at.z ?? 0) + grab.z };
      const { place, guides } = snapPointer(core, meant, input, { lines: [...middle, ...lines], from: piece });
      const x = within(place.x, scene.room.widthMetres);
      const z = within(place.z, scene.room.depthMetres);
      moved = { ...piece, x, z };
      core.live.setState({ ...NOTHING_LIVE, furniture: new Map([[id, moved]]), guides }, true);
    },
    drop: () => {
      if (moved.x === piece.x && moved.z === piece.z) return;
      core.setFurniture(furniture.map((each) => (each.id === id ? moved : each)));
    },
    cancel: () => undefined,
  };
}

function within(value: number, width: number): number {
  return Math.min(Math.max(value, -width / 2), width / 2);
}
