import { turnCircleOf } from '../arrange/turn-circle';
import { slide } from '../belts/load-belt';
import { movePoint, setSag, setSlack, setSpanLength } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import type { RoomPoint } from '../scene/scene-belt';
import type { TypedField } from '../state/states';
import type { KeyInput } from './input';

export type Field = TypedField;

/** The values of the selection that may be typed, in the order of Tab. */
export function typedFields(core: EditorCore): readonly Field[] {
  const { beltPart, furnitureId, selection } = core.view.getState();
  if (furnitureId !== undefined) return ['angle'];
  if (beltPart?.kind === 'point') return ['x', 'z', 'level'];
  if (beltPart?.kind === 'span') return ['length', 'sag', 'slack'];
  if (hostOfSelection(core) !== undefined) return ['along'];
  const isTurnable = turnCircleOf(core.document.getState().scene, selection) !== undefined;
  return isTurnable ? ['x', 'z', 'height', 'angle'] : ['x', 'z', 'height'];
}

/** The one that a digit opens: the height where heights are shown, else the first. */
export function firstField(core: EditorCore, view: KeyInput['view']): Field {
  const fields = typedFields(core);
  const isUpright = view !== 'plan' && view !== '3d';
  return fields.find((field) => isUpright && (field === 'height' || field === 'level')) ?? (fields[0] as Field);
}

/** Sets a value of a part of a belt, or of the lights on it: metres, slack as a part of the span. Returns whether the field is one of them. */
export function setBeltField(core: EditorCore, field: Field, value: number): boolean {
  const { beltPart: part, selection } = core.view.getState();
  const { scene } = core.document.getState();
  if (part?.kind === 'span') {
    if (field === 'length') setSpanLength(core, part.beltId, part.index, value);
    else if (field === 'sag') setSag(core, part.beltId, part.index, value);
    else setSlack(core, part.beltId, part.index, value);
    return true;
  }
  const point = part && scene.belts.find(({ id }) => id === part.beltId)?.points[part.index];
  if (part !== undefined && point !== undefined) {
    const { widthMetres, depthMetres } = scene.room;
    const to: RoomPoint = {
      x: field === 'x' ? value - widthMetres / 2 : point.x,
      y: field === 'level' ? value : point.y,
      z: field === 'z' ? value - depthMetres / 2 : point.z,
    };
    movePoint(core, part.beltId, part.index, to);
    return true;
  }
  const host = field === 'along' ? hostOfSelection(core) : undefined;
  if (host === undefined) return false;
  slide(core, selection, value - host.arcLengthMetres);
  return true;
}

/** Returns the place on its belt of the first selected light. */
function hostOfSelection(core: EditorCore) {
  const [first] = core.view.getState().selection;
  return core.document.getState().scene.lights.find(({ id }) => id === first)?.host;
}
