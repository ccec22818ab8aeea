import type { EditorCore, Handling } from '../editor/core';
import { toolsOf } from '../editor/system';
import { axisOfView } from '../scene/elevation-axis';
import type { SnapMode, ToolId } from '../state/states';
import { remove } from '../verbs/remove';
import { select } from '../verbs/select';
import { ARROWS, stepOf } from './arrow';
import type { KeyInput } from './input';
import type { PointerMachine } from './pointer-machine';
import type { SystemHand } from './system-hand';
import { isWritten } from './written';

const SNAPS: readonly SnapMode[] = ['lines', 'grid', 'angles', 'off'];
/** Clockwise seen from above; Shift writes the braces of the same keys. */
const TURNS: Readonly<Record<string, number>> = { '[': -15, ']': 15, '{': -1, '}': 1 };

export interface KeyMachine {
  /** Handles a key; returns whether it was taken. */
  readonly key: (input: KeyInput) => boolean;
  readonly setTool: (tool: ToolId) => void;
}

/** Maps keys to commands. */
export function createKeyMachine(core: EditorCore, machine: PointerMachine, system: SystemHand): KeyMachine {
  const { placing, pattern } = system;
  const { view, scope, document, canEdit } = core;
  const { id } = core.system;
  const isOfPendants = id === 'pendants';
  const tools = toolsOf(id);
  /** The compositor has one tool, and pendants stay at their outlets. */
  const isAtOutlets = core.input.space.props.configurator === 'COMPOSITOR_CP_3D';
  const setTool = (tool: ToolId) => {
    machine.cancel();
    view.setState({ tool });
    if (tool === 'measure') scope.setState({ kind: 'measuring', from: undefined }, true);
    else if (canEdit) system.tools[tool]?.take();
  };
  const withControl = ({ key, shift }: KeyInput): boolean => {
    const letter = key.toLowerCase();
    if (letter === 'a') {
      select(
        core,
        document.getState().scene.lights.map(({ id }) => id),
      );
      return true;
    }
    if (!canEdit && core.input.mode !== 'validate') return false;
    if (letter === 'z' || letter === 'y') {
      // An unfinished gesture is the first thing to be undone.
      if (machine.isBusy()) machine.giveUp();
      else if (letter === 'y' || shift) core.redo();
      else core.undo();
      return true;
    }
    if (letter !== 'd' || !canEdit || isAtOutlets) return false;
    const { selection } = view.getState();
    core.handle((handling) => handling.duplicate(core, selection));
    return true;
  };
  const leave = (): boolean => {
    const { selection, furnitureId, tool } = view.getState();
    const lasts = scope.getState().kind !== 'idle';
    machine.cancel();
    if (tool !== 'select' && !isAtOutlets) view.setState({ tool: 'select' });
    else if (!lasts) select(core, []);
    return lasts || tool !== 'select' || selection.length > 0 || furnitureId !== undefined;
  };
  const nudge = (by: Parameters<Handling['nudge']>[2]) => {
    const { selection } = view.getState();
    core.handle((handling) => handling.nudge(core, selection, by));
  };
  const arrow = (input: KeyInput): boolean => {
    const direction = ARROWS[input.key];
    if (direction === undefined) return false;
    // The camera's.
    if (input.view === '3d' && input.alt) return false;
    const metres = stepOf(input);
    const by = { x: direction.x * metres, z: direction.z * metres };
    const { kind } = scope.getState();
    if (kind === 'placing' || kind === 'pattern') {
      (kind === 'placing' ? placing : pattern)?.shift(by);
      return true;
    }
    const { selection } = view.getState();
    if (!canEdit || selection.length === 0) return false;
    const elevation = axisOfView(input.view);
    if (isAtOutlets) {
      if (direction.z === 0) return false;
      nudge({ heightCm: heightStep(input, direction.z) });
    } else if (elevation === undefined) nudge(by);
    else if (direction.z === 0) nudge({ [elevation.axis]: by.x * elevation.sign });
    else nudge({ heightCm: heightStep(input, direction.z) });
    return true;
  };
  const page = (input: KeyInput): boolean => {
    const { selection } = view.getState();
    if (!canEdit || selection.length === 0) return false;
    nudge({ heightCm: heightStep(input, input.key === 'PageDown' ? 1 : -1) });
    return true;
  };
  const inHand = ({ key }: KeyInput): boolean => {
    const { kind } = scope.getState();
    // Placing by keys continues from there; Escape ends it.
    if (key === 'Enter' && kind === 'placing') placing.place(true);
    else if (key === 'Enter' && kind === 'pattern') pattern?.place();
    else return false;
    return true;
  };
  /** Turns the pattern in the hand, or the selection about its middle. */
  const turn = ({ key }: KeyInput): boolean => {
    const degrees = TURNS[key];
    if (degrees === undefined || !canEdit || isAtOutlets) return false;
    if (scope.getState().kind === 'pattern') {
      pattern?.turn(degrees);
      return true;
    }
    const { selection, furnitureId } = view.getState();
    // What is on a belt or in a line of sticks goes with it.
    const isTurnable = furnitureId !== undefined || (isOfPendants && selection.length > 0);
    if (scope.getState().kind !== 'idle' || !isTurnable) return false;
    core.handle((handling) => handling.turnBy(core, degrees));
    return true;
  };
  const letter = ({ key, view: at }: KeyInput): boolean => {
    if (isAtOutlets) return false;
    const tool = tools.find(({ shortcut }) => shortcut === key.toUpperCase());
    if (tool !== undefined && (canEdit || !tool.draws)) {
      setTool(tool.id);
      return true;
    }
    if (key.toLowerCase() === 's') {
      const { snap } = view.getState();
      view.setState({ snap: SNAPS[(SNAPS.indexOf(snap) + 1) % SNAPS.length] as SnapMode });
      return true;
    }
    const { selection, furnitureId } = view.getState();
    if (!/^\d$/.test(key) || !canEdit || (selection.length === 0 && furnitureId === undefined) || !isWritten(key)) return false;
    const isTurning = scope.getState().kind === 'turning';
    machine.cancel();
    core.handle((handling) => handling.beginTyping(core, key, at, isTurning ? 'angle' : undefined));
    return true;
  };
  return {
    setTool,
    key: (input) => {
      const at = scope.getState();
      if (at.kind === 'typing') return core.handling()?.typingKey(core, at, input) ?? false;
      if (canEdit && system.tools[view.getState().tool]?.key(input)) return true;
      if (input.control) return withControl(input);
      if (canEdit && at.kind === 'idle' && system.key(input)) return true;
      switch (input.key) {
        case 'Escape':
          return leave();
        case 'Delete':
        case 'Backspace': {
          const { selection, furnitureId } = view.getState();
          if (canEdit && furnitureId !== undefined) {
            core.setFurniture(document.getState().furniture.filter(({ id }) => id !== furnitureId));
            return true;
          }
          if (!canEdit || selection.length === 0) return false;
          remove(core, selection);
          return true;
        }
        case 'PageUp':
        case 'PageDown':
          return page(input);
        default:
          return arrow(input) || inHand(input) || turn(input) || (!input.alt && letter(input));
      }
    },
  };
}

/** Down the page is farther below the ceiling; whole centimetres, as heights are. */
function heightStep({ shift }: KeyInput, direction: number): number {
  return direction * (shift ? 10 : 1);
}
