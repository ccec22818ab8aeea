import type { EditorCore } from '../editor/core';
import { select, selectBeltPart } from '../verbs/select';
import { createBeltPlacing } from './belt-placing';
import { createBeltTool } from './belt-tool';
import { NO_SYSTEM, type SystemHand } from './system-hand';
import type { ToolHand } from './tool-hand';

/** Belts are drawn, and luminaires hung on them; what hangs already is handled by `beltHandling`. */
export function createBeltHand(core: EditorCore): SystemHand {
  const belt = createBeltTool(core);
  const handling = () => core.handling()?.belts;
  return {
    ...NO_SYSTEM,
    tools: { belt, power: laterTool(core, 'power'), split: laterTool(core, 'split') },
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

/** A tool for belts that hang, which comes with their handling. */
function laterTool(core: EditorCore, name: 'power' | 'split'): ToolHand {
  let tool: ToolHand | undefined;
  const arrived = () => {
    tool ??= core.handling()?.belts?.[name](core);
    return tool;
  };
  return {
    take: () => undefined,
    hover: (input) => arrived()?.hover(input),
    click: (input) => core.handle(() => arrived()?.click(input)),
    key: (input) => arrived()?.key(input) ?? false,
    letGo: () => tool?.letGo(),
  };
}
