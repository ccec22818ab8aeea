import type { ElementId } from '@candil/domain';
import { duplicateOnBelts } from '../belts/duplicate-on-belt';
import type { EditorCore, Handling } from '../editor/core';
import { isUpright } from '../scene/elevation-axis';
import { duplicate } from '../verbs/duplicate';
import { select } from '../verbs/select';
import { beginBeltCopy, beginSlideCopy } from './belt-copy';
import { beltKey } from './belt-keys';
import { beginBeltShift, beginPointPull, beginSagPull } from './belt-pull';
import { beginSlide } from './belt-slide';
import { commonHandling } from './common-handling';
import type { PointerGesture } from './gesture';
import type { PointerInput } from './input';
import { createPowerTool } from './power-tool';
import { createSplitTool } from './split-tool';

/** Belts are pulled, fed and cut; lights ride along them. */
export const beltHandling: Handling = {
  ...commonHandling,
  duplicate: (core, ids) => {
    if (!duplicateOnBelts(core, ids)) duplicate(core, ids);
  },
  belts: {
    drag: (core, from) => {
      const { target, isCoarse, shift, control } = from;
      const { selection } = core.view.getState();
      // A finger moves the selection; over everything else it may mean the view.
      if ('id' in target && isCoarse && !selection.includes(target.id)) return undefined;
      if (target.kind !== 'element' || !isHosted(core, target.id)) return shape(core, from);
      if (!selection.includes(target.id)) select(core, [target.id], shift || control ? 'add' : 'replace');
      const begin = from.alt ? beginSlideCopy : beginSlide;
      return begin(core, core.view.getState().selection, target.id, from);
    },
    pickUp: (core, ids, at) => {
      const [lead] = ids;
      return shape(core, at) ?? (lead !== undefined && isHosted(core, lead) ? beginSlide(core, ids, lead, at) : undefined);
    },
    key: beltKey,
    power: createPowerTool,
    split: createSplitTool,
  },
};

/** The point or the sag of a belt that is pressed. */
function shape(core: EditorCore, from: PointerInput): PointerGesture | undefined {
  const { target, view, alt } = from;
  if (target.kind === 'belt-point') return beginPointPull(core, target.id, target.index, from);
  if (target.kind === 'sag-handle') return beginSagPull(core, target.id, target.index, from);
  if (target.kind !== 'belt-span') return undefined;
  if (alt && !isUpright(view)) return beginBeltCopy(core, target.id, from);
  // From the side a belt is pulled down anywhere, from above and in 3D it goes as a whole.
  return isUpright(view) ? beginSagPull(core, target.id, target.index, from) : beginBeltShift(core, target.id, from);
}

function isHosted({ session }: EditorCore, id: ElementId): boolean {
  return session.configuration.tree.elements.get(id)?.props.geometry?.kind === 'hosted';
}
