import { type BeltPath, beltOf, carriedAlong, type Element, placeOnBelt } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { courseOf, feedPlaceOf, hostOf, roomPoint } from '../scene/belt-scene';
import type { LiveState } from '../state/states';
import { arcOf, type BeltAt, lightsOn, roomSizeOf } from './belt-at';

/** A belt along another path with everything on it, as a gesture shows it. */
export function liveBelt(core: EditorCore, was: BeltAt, path: BeltPath): Pick<LiveState, 'belts' | 'hosts'> {
  const { belts } = core.document.getState().scene;
  const index = belts.findIndex(({ id }) => id === was.id);
  const standing = belts[index];
  if (standing === undefined) return { belts: new Map(), hosts: new Map() };
  const belt = beltOf(path);
  const room = roomSizeOf(core);
  const firstPoint = belts.slice(0, index).reduce((count, { points }) => count + points.length, 0);
  const carried = (arc: number) => carriedAlong(was.belt, belt, arc);
  const { feed, accessories } = standing;
  const shown = {
    ...standing,
    ...courseOf(path, belt, room, firstPoint),
    feed: feed && { ...feed, ...feedPlaceOf(belt, carried(feed.arcLengthMetres), room) },
    accessories: accessories.map((part) => {
      const arcLengthMetres = carried(part.arcLengthMetres);
      return { ...part, arcLengthMetres, at: roomPoint(placeOnBelt(belt, arcLengthMetres).at) };
    }),
  };
  const host = (light: Element) => {
    const arc = carried(arcOf(light));
    return [light.id, hostOf(was.id, arc, placeOnBelt(belt, arc))] as const;
  };
  return { belts: new Map([[was.id, shown]]), hosts: new Map(lightsOn(was).map(host)) };
}
