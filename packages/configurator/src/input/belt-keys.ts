import { type ElementId, placeOnBelt } from '@candil/domain';
import { attachedAt, kindOf, onSurface } from '../belts/attach-place';
import { arcOf, beltAt, roomSizeOf } from '../belts/belt-at';
import { slide } from '../belts/load-belt';
import { movePoint, removePoint, setSag } from '../belts/shape-belt';
import { shiftBelts } from '../belts/shift-belts';
import type { EditorCore } from '../editor/core';
import { axisOfView } from '../scene/elevation-axis';
import type { RoomPoint } from '../scene/scene-belt';
import type { BeltPart } from '../state/states';
import { arrowIn, stepOf } from './arrow';
import type { KeyInput } from './input';
import { surfaceOfKey } from './surface-key';

/** Handles a key for the selected part of a belt: a point, a span, or lights on it. Returns whether the key was taken. */
export function beltKey(core: EditorCore, input: KeyInput): boolean {
  const { beltPart, selection } = core.view.getState();
  if (beltPart?.kind === 'point') return pointKey(core, beltPart, input);
  if (beltPart?.kind === 'span') return spanKey(core, beltPart, input);
  return slideKey(core, selection, input) || shiftKey(core, selection, input);
}

/** Whole belts go over their surfaces. */
function shiftKey(core: EditorCore, selection: readonly ElementId[], input: KeyInput): boolean {
  const by = arrowIn(input) ?? pageBy(input);
  const isOfBelts = selection.length > 0 && selection.every((id) => beltAt(core, id) !== undefined);
  if (by === undefined || !isOfBelts) return false;
  shiftBelts(core, selection, by, `belts ${selection.join(' ')}`);
  return true;
}

function pointKey(core: EditorCore, { beltId, index }: BeltPart, input: KeyInput): boolean {
  const point = core.document.getState().scene.belts.find(({ id }) => id === beltId)?.points[index];
  if (point === undefined) return false;
  if (input.key === 'Delete' || input.key === 'Backspace') {
    removePoint(core, beltId, index);
    return true;
  }
  const room = roomSizeOf(core);
  const held = surfaceOfKey(input);
  if (held !== undefined) {
    const { surface, x, z } = point;
    const attached = attachedAt({ input: { view: 'plan', at: { x, z } }, room, held, beside: point, pulled: { surface, point } });
    movePoint(core, beltId, index, attached.point);
    return true;
  }
  const by = arrowIn(input) ?? pageBy(input);
  if (by === undefined) return false;
  const to: RoomPoint = { x: point.x + by.x, y: point.y + by.y, z: point.z + by.z };
  // On its own surface; to another it is pulled, or sent by a key.
  const along = onSurface(point.surface, to, room).point;
  const isFree = kindOf(point.surface) !== 'floor' || by.y === 0;
  if (isFree) movePoint(core, beltId, index, along, `point ${beltId} ${index}`);
  return true;
}

/** Down is looser. */
function spanKey(core: EditorCore, { beltId, index }: BeltPart, input: KeyInput): boolean {
  const isUpright = axisOfView(input.view) !== undefined;
  const by = pageBy(input) ?? (isUpright ? arrowIn(input) : undefined);
  const span = core.document.getState().scene.belts.find(({ id }) => id === beltId)?.spans[index];
  if (by === undefined || span === undefined) return false;
  if (by.y !== 0) setSag(core, beltId, index, Math.max(0, span.sagMetres - by.y), `sag ${beltId} ${index}`);
  return true;
}

function pageBy(input: KeyInput): RoomPoint | undefined {
  if (input.key !== 'PageUp' && input.key !== 'PageDown') return undefined;
  return { x: 0, y: input.key === 'PageUp' ? stepOf(input) : -stepOf(input), z: 0 };
}

/** Lights go along their belts to the side that the arrow points to; across the belt nothing moves. */
function slideKey(core: EditorCore, selection: readonly ElementId[], input: KeyInput): boolean {
  const by = arrowIn(input);
  const hosted = selection.filter((id) => hostOf(core, id) !== undefined);
  const [first] = hosted;
  if (first === undefined || hosted.length !== selection.length) return false;
  // They have no height of their own.
  if (input.key === 'PageUp' || input.key === 'PageDown') return true;
  const along = hostOf(core, first);
  if (by === undefined || along === undefined) return false;
  const towards = by.x * along[0] + by.y * along[1] + by.z * along[2];
  const step = stepOf(input);
  if (Math.abs(towards) > step * 0.05) slide(core, selection, towards > 0 ? step : -step, `slide ${selection.join(' ')}`);
  return true;
}

/** Returns the direction of the belt at an element on it. */
function hostOf(core: EditorCore, id: ElementId) {
  const element = core.session.configuration.tree.elements.get(id);
  const was = element?.props.geometry?.kind === 'hosted' && element.parentId !== undefined ? beltAt(core, element.parentId) : undefined;
  return was === undefined || element === undefined ? undefined : placeOnBelt(was.belt, arcOf(element)).tangent;
}
