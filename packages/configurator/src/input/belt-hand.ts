import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { isUpright } from '../scene/elevation-axis';
import { select, selectBeltPart } from '../verbs/select';
import { beginBeltCopy, beginSlideCopy } from './belt-copy';
import { beltKey } from './belt-keys';
import { createBeltPlacing } from './belt-placing';
import { beginBeltShift, beginPointPull, beginSagPull } from './belt-pull';
import { beginSlide } from './belt-slide';
import { createBeltTool } from './belt-tool';
import type { PointerGesture } from './gesture';
import type { PointerInput } from './input';
import { createPowerTool } from './power-tool';
import { createSplitTool } from './split-tool';
import { NO_SYSTEM, type SystemHand } from './system-hand';

/** Belts are drawn, pulled, fed and cut; lights ride along them. */
export function createBeltHand(core: EditorCore): SystemHand {
  const belt = createBeltTool(core);
  /** The point or the sag of a belt that is pressed. */
  const shape = (from: PointerInput): PointerGesture | undefined => {
    const { target, view, alt } = from;
    if (target.kind === 'belt-point') return beginPointPull(core, target.id, target.index, from);
    if (target.kind === 'sag-handle') return beginSagPull(core, target.id, target.index, from);
    if (target.kind !== 'belt-span') return undefined;
    if (alt && !isUpright(view)) return beginBeltCopy(core, target.id, from);
    // From the side a belt is pulled down anywhere, from above and in 3D it goes as a whole.
    return isUpright(view) ? beginSagPull(core, target.id, target.index, from) : beginBeltShift(core, target.id, from);
  };
  const isHosted = (id: ElementId) => core.session.configuration.tree.elements.get(id)?.props.geometry?.kind === 'hosted';
  return {
    ...NO_SYSTEM,
    tools: { belt, power: createPowerTool(core), split: createSplitTool(core) },
    placing: createBeltPlacing(core, belt),
    drag: (from) => {
      const { target, isCoarse, shift, control } = from;
      const { selection } = core.view.getState();
      // A finger moves the selection; over everything else it may mean the view.
      if ('id' in target && isCoarse && !selection.includes(target.id)) return undefined;
      if (target.kind !== 'element' || !isHosted(target.id)) return shape(from);
      if (!selection.includes(target.id)) select(core, [target.id], shift || control ? 'add' : 'replace');
      const begin = from.alt ? beginSlideCopy : beginSlide;
      return begin(core, core.view.getState().selection, target.id, from);
    },
    pickUp: (ids, at) => {
      const [lead] = ids;
      return shape(at) ?? (lead !== undefined && isHosted(lead) ? beginSlide(core, ids, lead, at) : undefined);
    },
    click: ({ target, shift, control }) => {
      if (target.kind !== 'belt-point' && target.kind !== 'belt-span' && target.kind !== 'sag-handle') return false;
      if (shift || control) select(core, [target.id], 'toggle');
      else selectBeltPart(core, { beltId: target.id, kind: target.kind === 'belt-point' ? 'point' : 'span', index: target.index });
      return true;
    },
    key: (input) => beltKey(core, input),
  };
}
