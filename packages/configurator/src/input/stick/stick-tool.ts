import { anchorSurfaceOf, type Position, parseLength, type ReachArc } from '@candil/domain';
import type { EditorCore } from '../../editor/core';
import type { Refusal } from '../../editor/refusal';
import { roomPoint } from '../../scene/belt-scene';
import type { RoomPoint, Surface } from '../../scene/scene-belt';
import type { LineOffer } from '../../scene/scene-stick';
import { IDLE, NOTHING_LIVE } from '../../state/nothing-live';
import type { DraftField, SceneView, SurfaceKind } from '../../state/states';
import { drawLine, lineOffers } from '../../sticks/draw-line';
import { placeChanges, placeStick, type StickPlace } from '../../sticks/place-stick';
import { type EndAt, positionOf, stickPartsOf, sticksAt } from '../../sticks/stick-at';
import { reachCurves } from '../../sticks/stick-verbs';
import type { KeyInput, PointerInput } from '../input';
import type { ToolHand } from '../tool-hand';
import { isWritten, withKey } from '../written';
import { arcsOf, type Candidate, fieldsOn, freeEnd, reachedAt, reachedBy } from './stick-candidate';
import { startPoint } from './stick-start';

const AZIMUTH_STEP_DEGREES = 15;
const ARROW_METRES = 0.01;

/** State of the tool. */
interface Held {
  /** Start of the stick; a place at the pointer until it is clicked. */
  readonly start: StickPlace;
  readonly from: RoomPoint;
  readonly isStarted: boolean;
  /** True when the other end is left in the air, whatever is pressed. */
  readonly isFree: boolean;
  readonly candidate: Candidate | undefined;
  readonly reason: Refusal | undefined;
  readonly offers: readonly LineOffer[];
}

/**
 * Draws sticks. Length first: a click holds the one end, the other follows the reach curves of the stick in the hand. Line first: two clicks draw a
 * line, and chains of the catalogue are offered for it.
 */
export function createStickTool(core: EditorCore): ToolHand {
  let held: Held | undefined;
  let view: SceneView = '3d';
  let heldSurface: SurfaceKind | undefined;
  let typed: { readonly field: DraftField; readonly text: string } | undefined;

  const parts = () => stickPartsOf(core.input.sources);
  const model = () => core.view.getState().stick.model ?? parts().sticks[1]?.model ?? parts().sticks[0]?.model ?? '';
  const isLine = () => core.view.getState().stick.isLineFirst;
  const lengthOf = () => parts().sticks.find((part) => part.model === model())?.lengthMetres ?? 0;

  const show = () => {
    if (held === undefined) {
      core.live.setState(NOTHING_LIVE, true);
      if (core.scope.getState().kind === 'drafting') core.scope.setState(IDLE, true);
      return;
    }
    const { from, isStarted, isFree, candidate, reason, offers } = held;
    const [offer] = offers;
    const rods = (offer?.points ?? []).slice(1).map((to, index) => ({ from: offer?.points[index] as RoomPoint, to }));
    core.live.setState(
      {
        ...NOTHING_LIVE,
        rods,
        draft: {
          kind: 'stick',
          model: isLine() ? '' : model(),
          from,
          isStarted,
          to: candidate?.at,
          surface: candidate === undefined ? anchorSurfaceOf(positionOf(from), sticksAt(core).room) : candidate.surface,
          isFree,
          reach: isStarted && !isLine() && !isFree ? reachCurves(core, positionOf(from), lengthOf()) : [],
          offers,
          reason,
        },
      },
      true,
    );
    if (isStarted) core.scope.setState({ kind: 'drafting', drawn: 'stick', view, heldSurface, typed }, true);
  };
  const hold = (candidate: Candidate | undefined) => {
    if (held === undefined) return;
    if (isLine()) {
      const offers = candidate === undefined ? [] : lineOffers(core, held.from, candidate.at);
      const reason: Refusal | undefined = candidate !== undefined && offers.length === 0 ? { code: 'editor.no-chain' } : undefined;
      held = { ...held, candidate, offers, reason };
    } else held = { ...held, candidate, reason: candidate === undefined ? undefined : refusalOf(held.start, candidate) };
    show();
  };
  const refusalOf = (start: StickPlace, candidate: Candidate): Refusal | undefined => {
    const placed = placeChanges(core, { model: model(), from: start, to: candidate.at });
    if (!placed.ok) return placed.failure;
    const tried = core.preview(placed.value.changes);
    return tried.ok ? undefined : tried.failure;
  };
  const arcs = (): readonly ReachArc[] => (held === undefined ? [] : arcsOf(sticksAt(core), positionOf(held.from), lengthOf()));
  const candidateAt = (input: PointerInput): Candidate | undefined => {
    const { hit } = input;
    if (held === undefined || hit === undefined) return held?.candidate;
    if (isLine()) {
      const end = endUnder(input);
      return end === undefined ? { at: startPoint(core, hit), surface: hit.surface } : { at: end.point, surface: undefined };
    }
    if (held.isFree && !input.alt) {
      const towards = inwardsFrom(hit, lengthOf());
      return freeEnd(sticksAt(core), positionOf(held.from), lengthOf(), towards, input.shift ? 0 : AZIMUTH_STEP_DEGREES);
    }
    if (input.alt) return freeEnd(sticksAt(core), positionOf(held.from), lengthOf(), hit.point, input.shift ? 0 : AZIMUTH_STEP_DEGREES);
    const wanted = heldSurface === undefined ? hit.surface : surfaceFor(heldSurface, hit.surface);
    return reachedBy(arcs(), wanted, hit.point);
  };
  /** Returns the joint or loose end under the pointer. */
  const endUnder = ({ target }: PointerInput): { readonly end: EndAt; readonly point: RoomPoint } | undefined => {
    if (target.kind !== 'stick-end') return undefined;
    const stick = core.document.getState().scene.sticks.find(({ id }) => id === target.id);
    return stick === undefined ? undefined : { end: { stickId: target.id, end: target.end }, point: pointOf(stick[target.end]) };
  };
  const begin = (input: PointerInput, isStarted: boolean) => {
    const end = endUnder(input);
    const at = end?.point ?? (input.hit === undefined ? undefined : startPoint(core, input.hit));
    held =
      at === undefined
        ? undefined
        : { start: end?.end ?? at, from: at, isStarted, isFree: false, candidate: undefined, reason: undefined, offers: [] };
    settleFree();
    show();
  };
  /** Leaves the other end in the air where no surface is within reach. */
  const settleFree = () => {
    if (held?.isStarted && !isLine() && arcs().length === 0) held = { ...held, isFree: true, candidate: straightOut(held.from) };
  };
  /** The end in the air of a stick that stands straight out of its surface. */
  const straightOut = (from: RoomPoint): Candidate | undefined => {
    const was = sticksAt(core);
    const surface = anchorSurfaceOf(positionOf(from), was.room) ?? 'ceiling';
    return freeEnd(was, positionOf(from), lengthOf(), inwardsFrom({ surface, point: from }, lengthOf()), AZIMUTH_STEP_DEGREES);
  };
  const letGo = () => {
    held = undefined;
    typed = undefined;
    heldSurface = undefined;
    show();
  };
  const place = (offer = 0) => {
    const { candidate } = held ?? {};
    if (held === undefined || !held.isStarted || candidate === undefined) return;
    const { start, from } = held;
    const before = held;
    held = undefined;
    typed = undefined;
    const placed = isLine()
      ? drawLine(core, from, candidate.at, offer)
      : placeStick(core, { model: model(), from: start, to: candidate.at });
    if (!placed.ok) {
      held = before;
      show();
      return;
    }
    const last = typeof placed.value === 'string' ? placed.value : placed.value.at(-1);
    const stick = core.document.getState().scene.sticks.find(({ id }) => id === last);
    // The next stick goes on from there.
    if (stick === undefined) letGo();
    else
      held = {
        start: { stickId: stick.id, end: 'to' },
        from: pointOf(stick.to),
        isStarted: true,
        isFree: false,
        candidate: undefined,
        reason: undefined,
        offers: [],
      };
    settleFree();
    show();
  };
  const fieldOf = () => typed?.field ?? (fieldsOn(held?.candidate?.surface)[0] as DraftField);
  const setField = (field: DraftField, metres: number) => {
    const candidate = held?.candidate;
    if (candidate === undefined || (field !== 'left' && field !== 'back' && field !== 'height')) return;
    const at = isLine() ? withField(core, candidate, field, metres) : reachedAt(sticksAt(core), arcs(), candidate, field, metres);
    if (at === undefined && held !== undefined) held = { ...held, reason: outOfReach(lengthOf(), metres) };
    if (at === undefined) show();
    else hold(at);
  };
  const commitTyped = () => {
    if (typed === undefined) return;
    const length = parseLength(typed.text, core.view.getState().unit);
    const { field } = typed;
    typed = undefined;
    if (length.ok) setField(field, length.value / 100);
  };
  const arrow = ({ key, shift, alt }: KeyInput): boolean => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
    const candidate = held?.candidate;
    if (step === undefined || candidate === undefined || held === undefined) return false;
    const metres = step * ARROW_METRES * (shift ? 10 : alt ? 0.1 : 1);
    const [first, second] = fieldsOn(candidate.surface);
    const field = key === 'ArrowLeft' || key === 'ArrowRight' ? first : second;
    const axis = field === 'left' ? 'x' : field === 'back' ? 'z' : 'y';
    const sign = axis === 'y' ? -1 : 1;
    const value = candidate.at[axis] + sign * metres;
    const { width, depth } = sticksAt(core).room;
    const distance = axis === 'x' ? value + width / 2 : axis === 'z' ? value + depth / 2 : value;
    const along = reachedAt(sticksAt(core), arcs(), candidate, field as 'left' | 'back' | 'height', distance);
    if (isLine()) hold({ ...candidate, at: { ...candidate.at, [axis]: value } });
    else hold(along ?? reachedBy(arcs(), candidate.surface, { ...candidate.at, [axis]: value }) ?? candidate);
    return true;
  };

  return {
    take: () => {
      if (core.view.getState().stick.model === undefined) core.view.setState({ stick: { ...core.view.getState().stick, model: model() } });
    },
    hover: (input) => {
      view = input.view;
      if (held === undefined || !held.isStarted) begin(input, false);
      else if (typed === undefined) hold(candidateAt(input));
    },
    click: (input) => {
      view = input.view;
      if (held === undefined || !held.isStarted) {
        begin(input, true);
        return;
      }
      hold(candidateAt(input));
      if (!isLine()) place();
    },
    key: (input) => {
      const { key, control } = input;
      if (control) return false;
      if (key === 'Enter') {
        if (typed !== undefined) {
          commitTyped();
          show();
        } else if (held?.isStarted) place();
        else startByKey();
        return true;
      }
      if (held === undefined || !held.isStarted) return false;
      if (key === 'Escape' && typed === undefined) {
        letGo();
        return true;
      }
      if (key === 'Escape') {
        typed = undefined;
        show();
        return true;
      }
      if (key === 'Tab' && held.candidate !== undefined && typed !== undefined) {
        const fields = fieldsOn(held.candidate.surface);
        const next = fields[(fields.indexOf(fieldOf()) + 1) % fields.length] as DraftField;
        commitTyped();
        typed = { field: next, text: '' };
        show();
        return true;
      }
      if (typed !== undefined || (isWritten(key) && /^\d$/.test(key) && held.candidate !== undefined)) {
        const text = withKey(typed?.text ?? '', key);
        if (text === undefined) return false;
        typed = { field: fieldOf(), text };
        show();
        return true;
      }
      const kind = ({ c: 'ceiling', w: 'wall', f: 'floor' } as const)[key.toLowerCase() as 'c' | 'w' | 'f'];
      if (kind !== undefined) {
        holdSurface(heldSurface === kind ? undefined : kind);
        return true;
      }
      if (key === 'Backspace') {
        letGo();
        return true;
      }
      return arrow(input);
    },
    letGo,
    draft: {
      finish: () => (isLine() && held?.candidate !== undefined ? place() : letGo()),
      back: letGo,
      holdSurface: (surface) => holdSurface(surface),
      place,
      setFree: (wanted) => {
        if (held === undefined || isLine()) return;
        const { surface, at = held.from } = held.candidate ?? {};
        const isFree = wanted || arcs().length === 0;
        held = { ...held, isFree };
        hold(isFree ? straightOut(held.from) : reachedBy(arcs(), surface, at));
      },
      setField,
    },
  };

  /** From the keyboard a line begins at the loose end of the selection, else in the middle of the left wall. */
  function startByKey() {
    const { sticks, room } = core.document.getState().scene;
    const [selected] = core.view.getState().selection;
    const stick = sticks.find(({ id }) => id === selected);
    const start: StickPlace =
      stick === undefined
        ? { x: -room.widthMetres / 2, y: room.heightMetres / 2, z: 0 }
        : { stickId: stick.id, end: stick.to.held.kind === 'free' ? 'to' : 'from' };
    const from = 'stickId' in start ? pointOf((stick as NonNullable<typeof stick>)[start.end]) : start;
    held = { start, from, isStarted: true, isFree: false, candidate: undefined, reason: undefined, offers: [] };
    const middle = { x: 0, y: room.heightMetres, z: 0 };
    hold(isLine() ? { at: middle, surface: 'ceiling' } : reachedBy(arcs(), 'ceiling', middle));
  }

  function holdSurface(surface: SurfaceKind | undefined) {
    heldSurface = surface;
    const candidate = held?.candidate;
    if (held === undefined || surface === undefined || isLine()) {
      show();
      return;
    }
    const on = arcs().find((arc) => surfaceFor(surface, arc.surface) === arc.surface);
    const at = candidate?.at ?? held.from;
    hold(on === undefined ? candidate : reachedBy(arcs(), on.surface, at));
  }
}

/** The surface of a kind that is meant by one that is hit. */
function surfaceFor(kind: SurfaceKind, hit: Surface): Surface {
  if (kind === 'wall') return hit.startsWith('wall') ? hit : 'wall-A';
  return kind;
}

const INWARDS: Readonly<Record<Surface, readonly [number, number, number]>> = {
  ceiling: [0, -1, 0],
  floor: [0, 1, 0],
  'wall-A': [0, 0, 1],
  'wall-B': [-1, 0, 0],
  'wall-C': [0, 0, -1],
  'wall-D': [1, 0, 0],
};

/** A point of the room before a place on a surface: an end in the air leans there. */
function inwardsFrom({ surface, point }: { readonly surface: Surface; readonly point: RoomPoint }, metres: number): RoomPoint {
  const [x, y, z] = INWARDS[surface];
  return { x: point.x + x * metres, y: point.y + y * metres, z: point.z + z * metres };
}

function pointOf({ x, y, z }: RoomPoint): RoomPoint {
  return { x, y, z };
}

function outOfReach(lengthMetres: number, metres: number): Refusal {
  return { code: 'stick.reach', stickId: '', lengthMetres, metres };
}

/** A point of a line with another value in one field. */
function withField(core: EditorCore, { at, surface }: Candidate, field: 'left' | 'back' | 'height', metres: number): Candidate | undefined {
  const { width, depth, height } = sticksAt(core).room;
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const point: Position = [
    field === 'left' ? clamp(metres - width / 2, -width / 2, width / 2) : at.x,
    field === 'height' ? clamp(metres, 0, height) : at.y,
    field === 'back' ? clamp(metres - depth / 2, -depth / 2, depth / 2) : at.z,
  ];
  return { at: roomPoint(point), surface };
}
