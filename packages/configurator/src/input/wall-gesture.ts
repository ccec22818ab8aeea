import { DEFAULT_SPACE_CONFIG, elementOf, type RoomSize, SPACE_BOUNDS, type SpaceConfig } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { SceneRoom } from '../scene/scene';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { PointerGesture } from './gesture';
import { holdSession } from './held-session';
import type { PointerInput } from './input';

type Wall = keyof RoomSize;

/** Widens or narrows the room by a wall, whose opposite moves as far: the middle of the floor stays where it is. Whole steps of 5 cm. */
export function beginWall(core: EditorCore, wall: Wall, press: PointerInput): PointerGesture {
  const { tree } = core.session.configuration;
  const config = elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
  const { room } = core.document.getState().scene;
  const held = holdSession(core, { kind: 'room', names: [] });
  const start = alongOf(wall, press);
  let size = config.roomSize[wall];
  return {
    scope: { kind: 'room', wall },
    move: (input) => {
      const to = alongOf(wall, input);
      if (start === undefined || to === undefined) return;
      const grown = wall === 'height' ? to - start : (Math.abs(to) - Math.abs(start)) * 2;
      const { min, max } = SPACE_BOUNDS[`roomSize.${wall}`];
      const step = input.alt ? 100 : 20;
      const wanted = Math.min(Math.max(Math.round((config.roomSize[wall] + grown) * step) / step, min), max);
      const resized: SpaceConfig = { ...config, roomSize: { ...config.roomSize, [wall]: wanted } };
      if (held.propose([{ kind: 'set-room', config: resized }]) === undefined) size = wanted;
      core.live.setState({ ...NOTHING_LIVE, room: sizedRoom(room, wall, size) }, true);
    },
    drop: () => {
      if (size === config.roomSize[wall]) held.cancel();
      else held.commit();
    },
    cancel: held.cancel,
  };
}

function alongOf(wall: Wall, { at, y }: PointerInput): number | undefined {
  return wall === 'height' ? y : wall === 'width' ? at.x : at.z;
}

function sizedRoom(room: SceneRoom, wall: Wall, metres: number): SceneRoom {
  return { ...room, [`${wall}Metres`]: metres };
}
