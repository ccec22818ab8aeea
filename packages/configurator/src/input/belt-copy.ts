import { type ElementId, onBelt, placeOnBelt } from '@candil/domain';
import { lightsOfOneBelt } from '../belts/across-belts';
import { snapArc } from '../belts/arc-snap';
import type { Attached } from '../belts/attach-place';
import { arcOf, type BeltAt, beltAt, lightsOn } from '../belts/belt-at';
import { hangAlong } from '../belts/belt-changes';
import { nearestPlace } from '../belts/belt-under';
import { type BeltCopies, bringCopies, copiedBelts, copiedLights } from '../belts/copy-on-belt';
import { liveBelt } from '../belts/live-belt';
import { loadsRefusal } from '../belts/load-belt';
import { shiftedPath } from '../belts/shift-belts';
import type { EditorCore } from '../editor/core';
import { hostOf } from '../scene/belt-scene';
import type { RoomPoint } from '../scene/scene-belt';
import { fixedPoints, snapAttached } from '../snap/snap-attached';
import { SNAP_PIXELS } from '../snap/snap-place';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { PlacePreview } from '../state/states';
import { grabbed, grabOf } from './belt-pull';
import { belowPointer, within } from './belt-slide';
import type { PointerGesture } from './gesture';
import type { PointerInput } from './input';

/** Pulls copies of lights off along their belt, and over to another; the lights stay. */
export function beginSlideCopy(
  core: EditorCore,
  ids: readonly ElementId[],
  leadId: ElementId,
  press: PointerInput,
): PointerGesture | undefined {
  const lights = lightsOfOneBelt(core, ids, leadId).filter(({ type }) => type !== 'ElectricalConnection');
  const lead = lights.find(({ id }) => id === leadId);
  const home = lead?.parentId === undefined ? undefined : beltAt(core, lead.parentId);
  if (lead === undefined || home === undefined) return undefined;
  const grab = arcOf(lead) - nearestPlace(home, press).arcLengthMetres;
  let on: BeltAt = home;
  let last: { readonly on: BeltAt; readonly arcs: ReadonlyMap<ElementId, number> } | undefined;
  const previews = (): readonly PlacePreview[] =>
    [...(last?.arcs ?? [])].flatMap(([id, arc]) => {
      const light = lights.find((each) => each.id === id);
      const host = last && hostOf(last.on.id, arc, placeOnBelt(last.on.belt, arc));
      if (light === undefined || host === undefined) return [];
      const { x, z } = host.at;
      return [{ model: light.props.code ?? '', place: { x, z, heightCm: undefined }, radiusMetres: light.size.width / 2, host }];
    });
  return {
    scope: { kind: 'sliding', ids: lights.map(({ id }) => id), beltId: home.id, view: press.view },
    move: (input) => {
      const under = belowPointer(core, on, { ...input, target: { kind: 'empty' } });
      on = under.was;
      const others = lightsOn(on).map((light) => ({ arcLengthMetres: arcOf(light), widthMetres: light.size.width }));
      const reachMetres = SNAP_PIXELS[input.isCoarse ? 'coarse' : 'fine'] * input.metresPerPixel;
      const wanted = within(on, under.arcLengthMetres + (on.id === home.id ? grab : 0));
      // Alt asks for copies here, so it does not free the pointer as well.
      const arc = within(on, snapArc(wanted, { belt: on.belt, others, mode: core.view.getState().snap, reachMetres }));
      const reaches = lights.map((light) => [light.id, arc + arcOf(light) - arcOf(lead)] as const);
      const isBeyond = !on.belt.isClosed && reaches.some(([, reach]) => reach < 0 || reach > on.belt.lengthMetres);
      const arcs = new Map(reaches.map(([id, reach]) => [id, onBelt(on.belt, reach)]));
      if (!isBeyond && loadsRefusal(on, lights, arcs) === undefined) last = { on, arcs };
      core.live.setState({ ...NOTHING_LIVE, previews: previews() }, true);
    },
    drop: () => {
      if (last !== undefined) bringCopies(core, copiedLights(core, last.on.id, last.arcs));
    },
    cancel: () => undefined,
  };
}

/** Pulls a copy of a belt off with everything on it, each point over its own surface; the belt stays. */
export function beginBeltCopy(core: EditorCore, id: ElementId, press: PointerInput): PointerGesture | undefined {
  const was = beltAt(core, id);
  const [x, y, z] = was?.path.points[0] ?? [0, 0, 0];
  if (was === undefined) return undefined;
  const first: RoomPoint = { x, y, z };
  const fixed = fixedPoints(core.document.getState().scene, () => false);
  const grab = grabOf(first, press);
  let last: BeltCopies | undefined;
  return {
    scope: { kind: 'moving', ids: [id], view: press.view },
    move: (input) => {
      const { at } = grabbed(input, grab);
      const meant: Attached = { surface: 'ceiling', point: { x: at.x ?? x, y, z: at.z ?? z } };
      const { point, guides } = snapAttached(core, meant, { ...input, view: 'plan', alt: false }, { fixed, from: first });
      const by = { x: point.x - x, y: 0, z: point.z - z };
      const path = shiftedPath(was, by, core);
      const copies = copiedBelts(core, [was], by);
      const fits = hangAlong(core, was, path).failure === undefined && core.preview(copies.changes).ok;
      if (fits) last = copies;
      const shown = liveBelt(core, was, path).belts.get(id);
      core.live.setState(
        {
          ...NOTHING_LIVE,
          guides,
          ...(shown !== undefined &&
            fits && {
              draft: {
                kind: 'belt',
                points: shown.points,
                candidate: undefined,
                surface: 'ceiling',
                isClosing: false,
                spans: shown.spans,
                reason: undefined,
              },
            }),
        },
        true,
      );
    },
    drop: () => {
      if (last !== undefined) bringCopies(core, last);
    },
    cancel: () => undefined,
  };
}
