import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { hangingBelow } from '../heights/height-limits';
import { axisOfView, meetsSurfaces } from '../scene/elevation-axis';
import { IDLE, NOTHING_LIVE } from '../state/nothing-live';
import { chooseFurniture } from '../verbs/choose-furniture';
import { raiseTo } from '../verbs/raise-to';
import { select } from '../verbs/select';
import type { PointerGesture } from './gesture';
import type { InputTarget, PointerInput } from './input';
import { createMeasuring } from './measuring';
import type { SystemHand } from './system-hand';

const DRAG_PIXELS = { fine: 4, coarse: 6 } as const;
/** A second click that comes sooner is a double click and picks nothing up. */
const PICK_UP_MILLISECONDS = 400;

export interface PointerMachine {
  readonly pointer: (input: PointerInput) => void;
  /** Ends whatever lasts, as if it had never begun. */
  readonly cancel: () => void;
  /** Ends a gesture that is under way; a model in the hand stays there. */
  readonly giveUp: () => void;
  /** Returns whether a gesture is under way. */
  readonly isBusy: () => boolean;
  /** Takes elements up to be put down by the next click: a drag without holding the button. */
  readonly pickUp: (ids: readonly ElementId[], at: PointerInput) => void;
}

/** Interprets pointers: presses become drags or clicks by their distance, the tool, the view and the target. */
export function createPointerMachine(core: EditorCore, system: SystemHand): PointerMachine {
  const { placing, pattern } = system;
  const measuring = createMeasuring(core);
  const toolHand = () => (core.canEdit ? system.tools[core.view.getState().tool] : undefined);
  let press: PointerInput | undefined;
  let gesture: PointerGesture | undefined;
  /** True when the gesture goes on without a button. */
  let isCarried = false;
  let lastClick: { readonly key: string; readonly at: number } | undefined;

  const begin = (begun: PointerGesture | undefined, carried = false) => {
    gesture = begun;
    isCarried = carried && begun !== undefined;
    if (begun !== undefined) core.scope.setState(begun.scope, true);
  };
  const end = (how: 'drop' | 'cancel') => {
    const ended = gesture;
    if (ended === undefined) return;
    // Removed first: the commit of a drop gives up every gesture.
    gesture = undefined;
    isCarried = false;
    core.live.setState(NOTHING_LIVE, true);
    core.scope.setState(IDLE, true);
    ended[how]();
  };
  const cancel = () => {
    press = undefined;
    end('cancel');
    toolHand()?.letGo();
    if (core.scope.getState().kind !== 'idle') core.scope.setState(IDLE, true);
    if (core.live.getState() !== NOTHING_LIVE) core.live.setState(NOTHING_LIVE, true);
  };

  const drag = (from: PointerInput): PointerGesture | undefined => {
    const { view, target } = from;
    const own = core.canEdit ? system.drag(from) : undefined;
    if (own !== undefined) return own;
    const handling = core.handling();
    // The drag begins at its press once its code has arrived.
    if (handling === undefined) return undefined;
    const { tool, selection } = core.view.getState();
    if (tool === 'room' && target.kind === 'wall' && core.canEdit) return handling.wall(core, target.wall, from);
    if (target.kind === 'furniture' && core.canEdit && axisOfView(view) === undefined) return handling.furniture(core, target.id, from);
    if (target.kind === 'turn-handle') return core.canEdit ? handling.turn(core, from) : undefined;
    if (target.kind === 'height-handle' && core.canEdit) return handling.raise(core, chosen(target.id, from), target.id, from);
    if (target.kind === 'element' && core.canEdit) {
      // A finger moves the selection; over everything else it may mean the view.
      if (from.isCoarse && !selection.includes(target.id)) return undefined;
      const raises = axisOfView(view) !== undefined || (tool === 'height' && from.y !== undefined);
      const ids = chosen(target.id, from);
      if (raises) return handling.raise(core, ids, target.id, from);
      return from.alt ? handling.copy(core, ids, target.id, from) : handling.move(core, ids, target.id, from);
    }
    return meetsSurfaces(view) || target.kind !== 'empty' ? undefined : handling.marquee(core, view, from);
  };
  /** Returns the elements that a drag takes along: the selection if the pressed element belongs to it, else that element alone. */
  const chosen = (id: ElementId, { shift, control }: PointerInput): readonly ElementId[] => {
    const { selection } = core.view.getState();
    if (selection.includes(id)) return selection;
    select(core, [id], shift || control ? 'add' : 'replace');
    return core.view.getState().selection;
  };

  const click = (input: PointerInput) => {
    const { target } = input;
    if (isAgain(input)) {
      pickUp(core.view.getState().selection, input);
      return;
    }
    if (target.kind === 'turn-handle') {
      // Until the next click, without holding the button; a finger, which does not hover, has the field of the angle.
      if (core.canEdit && !input.isCoarse) begin(core.handling()?.turn(core, input), true);
      return;
    }
    if (target.kind === 'furniture' && core.canEdit) {
      chooseFurniture(core, target.id);
      return;
    }
    if (system.click(input)) return;
    if (target.kind === 'element' || target.kind === 'height-handle') {
      select(core, [target.id], input.shift || input.control ? 'toggle' : 'replace');
      return;
    }
    const { tool, selection } = core.view.getState();
    if (tool === 'height' && core.canEdit && input.y !== undefined && hangingBelow(core.session.configuration.tree, selection).length > 0) {
      raiseTo(core, selection, input.y);
    } else if (target.kind === 'empty' && !input.shift && !input.control) select(core, []);
  };
  /** Returns whether a click is the second on the element it selected, and no double click. */
  const isAgain = ({ target, shift, control }: PointerInput): boolean => {
    const { selection, tool } = core.view.getState();
    const before = lastClick;
    const at = core.input.now();
    const key = pickUpKey(target);
    lastClick = key === undefined ? undefined : { key, at };
    if (key === undefined || before?.key !== key || at - before.at < PICK_UP_MILLISECONDS || shift || control || !core.canEdit)
      return false;
    return selection.length === 1 && 'id' in target && selection[0] === target.id && (tool === 'select' || tool === 'height');
  };
  const pickUp = (ids: readonly ElementId[], at: PointerInput) => {
    cancel();
    const own = system.pickUp(ids, at);
    const [lead] = ids;
    if (own !== undefined || lead === undefined) {
      begin(own, true);
      return;
    }
    const raises = at.target.kind === 'height-handle' || axisOfView(at.view) !== undefined;
    begin(core.handling()?.[raises ? 'raise' : 'move'](core, ids, lead, at), true);
  };

  const hover = (input: PointerInput) => {
    const hand = toolHand();
    if (hand !== undefined) {
      hand.hover(input);
      return;
    }
    switch (core.scope.getState().kind) {
      case 'placing':
        placing.hover(input);
        return;
      case 'pattern':
        pattern?.hover(input);
        return;
      case 'measuring':
        measuring.hover(input);
        return;
      default: {
        const hovered = hoveredOf(input.target);
        if (hovered !== core.view.getState().hovered) core.view.setState({ hovered });
      }
    }
  };
  const down = (input: PointerInput) => {
    if (press !== undefined && press.pointerId !== input.pointerId) {
      // A second finger moves the view.
      giveUp();
      return;
    }
    if (core.scope.getState().kind === 'typing') core.scope.setState(IDLE, true);
    press = input;
  };
  const move = (input: PointerInput) => {
    if (gesture !== undefined) {
      if (isCarried || press?.pointerId === input.pointerId) gesture.move(input);
      return;
    }
    const from = press;
    if (from === undefined || toolHand() !== undefined || isInHand(core)) {
      hover(input);
      return;
    }
    if (from.pointerId !== input.pointerId || input.travelledPixels < DRAG_PIXELS[input.isCoarse ? 'coarse' : 'fine']) return;
    const begun = drag(from);
    begin(begun);
    begun?.move(input);
  };
  const up = (input: PointerInput) => {
    const from = press;
    if (from !== undefined && from.pointerId !== input.pointerId) return;
    press = undefined;
    if (gesture !== undefined) {
      gesture.move(input);
      end('drop');
      return;
    }
    const hand = toolHand();
    if (hand !== undefined) {
      if (from !== undefined) hand.click({ ...input, target: from.target });
      return;
    }
    switch (core.scope.getState().kind) {
      case 'placing':
        placing.hover(input);
        placing.place(input.shift);
        return;
      case 'pattern':
        pattern?.hover(input);
        pattern?.place();
        return;
      default: {
        if (from === undefined || input.travelledPixels >= DRAG_PIXELS[input.isCoarse ? 'coarse' : 'fine']) return;
        if (core.view.getState().tool === 'measure') measuring.click(input);
        else click({ ...input, target: from.target });
      }
    }
  };
  const giveUp = () => {
    press = undefined;
    end('cancel');
  };
  const phases = { down, move, up, cancel: giveUp } as const;
  core.beforeChange.add(giveUp);
  return { pointer: (input) => phases[input.phase](input), cancel, giveUp, isBusy: () => gesture !== undefined, pickUp };
}

/** Returns the key of a target that a second click can pick up. */
function pickUpKey(target: InputTarget): string | undefined {
  switch (target.kind) {
    case 'element':
    case 'height-handle':
      return target.id;
    case 'belt-point':
    case 'sag-handle':
      return `${target.kind} ${target.id} ${target.index}`;
    default:
      return undefined;
  }
}

function hoveredOf(target: InputTarget): ElementId | undefined {
  switch (target.kind) {
    case 'element':
    case 'height-handle':
    case 'belt-point':
    case 'belt-span':
    case 'sag-handle':
      return target.id;
    default:
      return undefined;
  }
}

function isInHand({ scope }: EditorCore): boolean {
  const { kind } = scope.getState();
  return kind === 'placing' || kind === 'pattern' || kind === 'measuring';
}
