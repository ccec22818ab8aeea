import type { EditorCore } from '../../editor/core';
import { axisOfView } from '../../scene/elevation-axis';
import { moveLines, setRoll } from '../../sticks/move-stick';
import { select } from '../../verbs/select';
import type { KeyInput, PointerInput } from '../input';
import type { SystemHand } from '../system-hand';
import { createJointTool } from './joint-tool';
import { createPowerTool } from './power-tool';
import { beginEnd, beginLine, beginLineCopy, beginRoll } from './stick-gestures';
import { createStickTool } from './stick-tool';

const TURN_DEGREES = 15;

/** The hand for lines of sticks. */
export function createStickHand(core: EditorCore): SystemHand {
  const sticksSelected = () => {
    const { selection } = core.view.getState();
    return core.document.getState().scene.sticks.filter(({ id }) => selection.includes(id));
  };
  const drag = (from: PointerInput) => {
    const { target } = from;
    const { tool, selection } = core.view.getState();
    if (target.kind === 'stick-end' && tool !== 'roll') {
      if (!selection.includes(target.id)) select(core, [target.id]);
      return beginEnd(core, target.id, target.end, from);
    }
    if (target.kind !== 'element' && target.kind !== 'stick-end') return undefined;
    const lead = core.document.getState().scene.sticks.find(({ id }) => id === target.id);
    if (lead === undefined || (from.isCoarse && !selection.includes(lead.id))) return undefined;
    if (!selection.includes(lead.id)) select(core, [lead.id]);
    const ids = core.view.getState().selection;
    if (tool === 'roll') return beginRoll(core, ids, from, lead);
    return from.alt ? beginLineCopy(core, ids, from) : beginLine(core, ids, from);
  };
  const turn = ({ key, shift }: KeyInput): boolean => {
    const sticks = sticksSelected();
    const [lead] = sticks;
    if (lead === undefined || (key !== '[' && key !== ']' && key !== '{' && key !== '}')) return false;
    // With Shift some keyboards send braces.
    const sign = key === ']' || key === '}' ? 1 : -1;
    const step = shift ? 1 : TURN_DEGREES;
    const ids = sticks.map(({ id }) => id);
    setRoll(core, ids, lead.rollDegrees + sign * step, `roll ${ids.join(' ')}`);
    return true;
  };
  const nudge = ({ key, shift, alt, view }: KeyInput): boolean => {
    const sticks = sticksSelected();
    const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
    const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
    if (sticks.length === 0 || (across === 0 && down === 0) || (view === '3d' && alt)) return false;
    const metres = alt ? 0.001 : shift ? 0.1 : 0.01;
    const axis = axisOfView(view);
    const by = { x: 0, y: 0, z: 0 };
    if (axis === undefined) Object.assign(by, { x: across * metres, z: down * metres });
    else Object.assign(by, { [axis.axis]: across * metres * axis.sign, y: -down * metres });
    const ids = sticks.map(({ id }) => id);
    moveLines(core, ids, by, `lines ${ids.join(' ')}`);
    return true;
  };
  return {
    tools: { stick: createStickTool(core), joint: createJointTool(core), power: createPowerTool(core) },
    drag,
    pickUp: () => undefined,
    click: ({ target, shift, control }) => {
      if (target.kind !== 'stick-end') return false;
      select(core, [target.id], shift || control ? 'toggle' : 'replace');
      return true;
    },
    key: (input) => turn(input) || nudge(input),
    placing: {
      take: (model) => {
        core.view.setState({ stick: { model, isLineFirst: false }, tool: 'stick' });
      },
      hover: () => undefined,
      place: () => undefined,
      shift: () => undefined,
    },
  };
}
