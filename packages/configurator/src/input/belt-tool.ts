import { SHORTEST_SPAN_METRES } from '@candil/domain';
import { roomSizeOf } from '../belts/belt-at';
import { drawBelt } from '../belts/draw-belt';
import type { EditorCore } from '../editor/core';
import { axisOfView } from '../scene/elevation-axis';
import { metresBetweenPoints } from '../scene/metres-between';
import type { RoomPoint } from '../scene/scene-belt';
import { SNAP_PIXELS } from '../snap/snap-place';
import { IDLE, NOTHING_LIVE } from '../state/nothing-live';
import type { DraftField, Scope, SurfaceKind } from '../state/states';
import { arrowIn } from './arrow';
import { createBeltDraft } from './belt-draft';
import { type DraftValues, draftValue } from './belt-draft-fields';
import type { KeyInput, PointerInput } from './input';
import { surfaceOfKey } from './surface-key';
import type { ToolHand } from './tool-hand';
import { isWritten, withKey } from './written';

/** A second click at the same place that comes sooner ends the belt. */
const DOUBLE_CLICK_MILLISECONDS = 400;

type Drafting = Extract<Scope, { kind: 'drafting' }>;

/** Draws a belt from point to point: by clicks, by keys alone, or by typed values. */
export function createBeltTool(core: EditorCore): ToolHand {
  const draft = createBeltDraft(core);
  let values: DraftValues = {};
  /** The last input, by pointer or key. */
  let lastInput: PointerInput | undefined;
  /** True when keys brought the point in the hand to its place: then Enter sets it. */
  let isByKeys = false;
  let setAt = Number.NEGATIVE_INFINITY;

  const scope = (): Drafting => {
    const now = core.scope.getState();
    if (now.kind === 'drafting' && now.drawn === 'belt') return now;
    return { kind: 'drafting', drawn: 'belt', view: lastInput?.view ?? 'plan', heldSurface: undefined, typed: undefined };
  };
  const show = (changes: Partial<Pick<Drafting, 'view' | 'heldSurface' | 'typed'>> = {}) => {
    core.scope.setState({ ...scope(), ...changes }, true);
    const shown = draft.shown();
    core.live.setState({ ...NOTHING_LIVE, ...shown }, true);
  };
  const aim = (input: PointerInput, held = scope().heldSurface) => {
    lastInput = input;
    draft.aim(input, held, values);
    show({ view: input.view });
  };
  const again = () => {
    if (lastInput !== undefined && draft.candidate() !== undefined) draft.aim(lastInput, scope().heldSurface, values);
    show();
  };
  const reset = () => {
    draft.clear();
    values = {};
    lastInput = undefined;
    isByKeys = false;
    setAt = Number.NEGATIVE_INFINITY;
  };

  const finish = (isClosed: boolean) => {
    const points = draft.points();
    if (points.length < (isClosed ? 3 : 2)) {
      if (points.length > 0) core.refuse({ code: 'editor.belt-needs-points' });
      return;
    }
    if (!drawBelt(core, points, { isClosed }).ok) return;
    reset();
    core.live.setState(NOTHING_LIVE, true);
    core.scope.setState(IDLE, true);
    core.view.setState({ tool: 'select' });
  };
  const set = () => {
    if (draft.isClosing()) {
      finish(true);
      return;
    }
    const reason = draft.reason();
    if (reason !== undefined) {
      core.refuse(reason);
      return;
    }
    draft.set();
    values = {};
    isByKeys = false;
    setAt = core.input.now();
    show({ typed: undefined });
  };
  const back = () => {
    draft.back();
    values = {};
    again();
  };
  const holdSurface = (heldSurface: SurfaceKind | undefined) => {
    show({ heldSurface });
    again();
  };

  const typeInto = (field: DraftField, text: string) => {
    const value = draftValue(field, text, core.view.getState().unit);
    const { [field]: _, ...others } = values;
    values = value === undefined ? others : { ...values, [field]: value };
    if (draft.candidate() === undefined) aimFrom({ x: 0, y: 0, z: 0 });
    else again();
    show({ typed: { field, text } });
  };
  const typedKey = ({ field, text }: NonNullable<Drafting['typed']>, { key, shift }: KeyInput): boolean => {
    switch (key) {
      case 'Enter':
        show({ typed: undefined });
        set();
        return true;
      case 'Escape':
        values = {};
        show({ typed: undefined });
        again();
        return true;
      case 'Tab': {
        const fields: readonly DraftField[] = draft.points().length === 0 ? ['height'] : ['length', 'height', 'angle'];
        const next = fields[(fields.indexOf(field) + (shift ? fields.length - 1 : 1)) % fields.length] as DraftField;
        show({ typed: { field: next, text: '' } });
        return true;
      }
      default: {
        // West of the right: an angle may be negative.
        const written = field === 'angle' && key === '-' && text === '' ? '-' : withKey(text, key);
        if (written === undefined) return false;
        typeInto(field, written);
        return true;
      }
    }
  };
  /** Moves the point in the hand by so much from where it is, from the last point, or from the middle of the room. */
  const aimFrom = (by: RoomPoint, view: PointerInput['view'] = lastInput?.view ?? 'plan') => {
    const room = roomSizeOf(core);
    const start = isByKeys && lastInput !== undefined ? lastInput : undefined;
    const base = draft.candidate()?.point ?? draft.points().at(-1) ?? { x: 0, y: room.height, z: 0 };
    const from = { x: start?.at.x ?? base.x, y: start?.y ?? base.y, z: start?.at.z ?? base.z };
    const to = { x: from.x + by.x, y: from.y + by.y, z: from.z + by.z };
    const axis = axisOfView(view)?.axis;
    isByKeys = true;
    aim({
      phase: 'move',
      view: axis === undefined ? 'plan' : view,
      at: axis === undefined ? { x: to.x, z: to.z } : { [axis]: to[axis] },
      ...(axis !== undefined && { y: to.y }),
      target: { kind: 'empty' },
      isCoarse: false,
      travelledPixels: 0,
      acrossPixels: 0,
      shift: false,
      // Keys do not snap.
      alt: true,
      control: false,
      pointerId: 0,
      metresPerPixel: 0.01,
    });
  };
  const arrow = (input: KeyInput): boolean => {
    const by = arrowIn(input);
    if (by === undefined) return false;
    aimFrom(by, input.view === 'tree' ? 'plan' : input.view);
    return true;
  };
  const page = ({ key, shift }: KeyInput): boolean => {
    if (key !== 'PageUp' && key !== 'PageDown') return false;
    const height = (draft.candidate() ?? aimed()).point.y + (key === 'PageUp' ? 0.01 : -0.01) * (shift ? 10 : 1);
    values = { ...values, height: Math.round(height * 1000) / 1000 };
    isByKeys = true;
    again();
    return true;
  };
  const aimed = () => {
    aimFrom({ x: 0, y: 0, z: 0 });
    return draft.candidate() as NonNullable<ReturnType<typeof draft.candidate>>;
  };
  const letGoStep = (): boolean => {
    if (draft.points().length === 0) return false;
    if (draft.candidate() !== undefined) draft.letCandidateGo();
    else draft.clear();
    values = {};
    isByKeys = false;
    show();
    return true;
  };
  const key = (input: KeyInput): boolean => {
    const { typed } = scope();
    if (typed !== undefined && typedKey(typed, input)) return true;
    if (input.control) {
      if (input.key.toLowerCase() !== 'z' || input.shift || draft.points().length === 0) return false;
      back();
      return true;
    }
    switch (input.key) {
      case 'Enter':
        if (isByKeys && draft.candidate() !== undefined) set();
        else finish(false);
        return true;
      case 'Escape':
        return letGoStep();
      case 'Backspace':
      case 'Delete':
        if (draft.points().length === 0) return false;
        back();
        return true;
    }
    const held = surfaceOfKey(input);
    if (held !== undefined) {
      holdSurface(held === scope().heldSurface ? undefined : held);
      return true;
    }
    if (/^\d$/.test(input.key) && isWritten(input.key)) {
      typeInto(draft.points().length === 0 ? 'height' : 'length', input.key);
      return true;
    }
    return arrow(input) || page(input);
  };

  return {
    take: () => {
      reset();
      show();
    },
    hover: (input) => {
      isByKeys = false;
      aim(input);
    },
    click: (input) => {
      const last = draft.points().at(-1);
      isByKeys = false;
      aim(input);
      const isQuick = core.input.now() - setAt < DOUBLE_CLICK_MILLISECONDS;
      const candidate = draft.candidate()?.point;
      const pixels = SNAP_PIXELS[input.isCoarse ? 'coarse' : 'fine'] * (isQuick ? 2 : 1);
      const reach = Math.max(SHORTEST_SPAN_METRES, pixels * input.metresPerPixel);
      const isOnLast = last !== undefined && candidate !== undefined && metresBetweenPoints(last, candidate) < reach;
      if (isOnLast && !draft.isClosing()) {
        // Tried on the last point again, it has all its points.
        if (draft.points().length >= 2) finish(false);
        return;
      }
      set();
    },
    key,
    letGo: reset,
    draft: { finish: () => finish(false), back, holdSurface },
  };
}
