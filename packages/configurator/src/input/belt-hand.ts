import type { EditorCore } from '../editor/core';
import { select, selectBeltPart } from '../verbs/select';
import { createBeltPlacing } from './belt-placing';
import { createBeltTool } from './belt-tool';
import { createPowerTool } from './power-tool';
import { createSplitTool } from './split-tool';
import { NO_SYSTEM, type SystemHand } from './system-hand';

/** Belts are drawn, fed and cut; what hangs already is handled by `beltHandling`. */
export function createBeltHand(core: EditorCore): SystemHand {
  const belt = createBeltTool(core);
  const handling = () => core.handling()?.belts;
  return {
    ...NO_SYSTEM,
    tools: { belt, power: createPowerTool(core), split: createSplitTool(core) },
    placing: createBeltPlacing(core, belt),
    drag: (from) => handling()?.drag(core, from),
    pickUp: (ids, at) => handling()?.pickUp(core, ids, at),
    click: ({ target, shift, control }) => {
      if (target.kind !== 'belt-point' && target.kind !== 'belt-span' && target.kind !== 'sag-handle') return false;
      if (shift || control) select(core, [target.id], 'toggle');
      else selectBeltPart(core, { beltId: target.id, kind: target.kind === 'belt-point' ? 'point' : 'span', index: target.index });
      return true;
    },
    key: (input) => handling()?.key(core, input) ?? false,
  };
}
