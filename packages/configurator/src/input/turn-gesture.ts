import { type ElementId, walk } from '@candil/domain';
import { arrangedLights, movedBy, refusalOfWays, waysOf } from '../arrange/arrange';
import { turnCircleOf } from '../arrange/turn-circle';
import { clockwiseOf, turnedTo } from '../arrange/turn-furniture';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import type { PlanPlace, Scene, SceneLight } from '../scene/scene';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { Ghost, LivePlace } from '../state/states';
import type { PointerGesture } from './gesture';
import { holdSession } from './held-session';
import type { PointerInput } from './input';

const STEP_DEGREES = 15;
const FINE_DEGREES = 1;
const FULL_TURN = 360;

/** Turns the chosen furniture, or the selection about its middle, after the pointer; clockwise seen from above. */
export function beginTurn(core: EditorCore, press: PointerInput): PointerGesture | undefined {
  const { furnitureId, selection } = core.view.getState();
  return furnitureId === undefined ? turnSelection(core, selection, press) : turnFurniture(core, furnitureId, press);
}

/** An angle that is refused leaves the selection at the last that stood, with ghosts at the one that was meant. */
function turnSelection(core: EditorCore, ids: readonly ElementId[], press: PointerInput): PointerGesture | undefined {
  const { scene } = core.document.getState();
  const circle = turnCircleOf(scene, ids);
  if (circle === undefined) return undefined;
  const lights = arrangedLights(scene, ids);
  const held = holdSession(core, { kind: 'arrange', names: namesOf(scene, ids), value: 'turn' });
  const angle = angleSince(circle.middle, press);
  let tried: number | undefined;
  let last = 0;
  let overrides: ReadonlyMap<ElementId, LivePlace> = new Map();
  return {
    scope: { kind: 'turning', ids, furnitureId: undefined, view: press.view },
    move: (input) => {
      const byDegrees = signed(stepped(core, angle(input.at), input));
      if (byDegrees === tried) return;
      tried = byDegrees;
      const ways = waysOf(core, lights, { kind: 'turn', degrees: byDegrees });
      const refusal = refusalOfWays(core, ways) ?? (ways.size === 0 ? undefined : held.propose(movedBy(core, ways)));
      if (refusal === undefined) {
        last = byDegrees;
        overrides = overridesOf(core, scene, ways);
      }
      const ghosts = refusal === undefined ? [] : lights.map((light) => ghostOf(light, circle.middle, byDegrees, refusal));
      core.live.setState({ ...NOTHING_LIVE, overrides, ghosts, turn: { byDegrees: last, atDegrees: undefined } }, true);
    },
    drop: () => {
      if (last === 0) held.cancel();
      else held.commit();
    },
    cancel: held.cancel,
  };
}

function turnFurniture(core: EditorCore, id: string, press: PointerInput): PointerGesture | undefined {
  const { furniture } = core.document.getState();
  const piece = furniture.find((each) => each.id === id);
  if (piece === undefined) return undefined;
  const angle = angleSince(piece, press);
  const before = clockwiseOf(piece);
  let turned = piece;
  return {
    scope: { kind: 'turning', ids: [], furnitureId: id, view: press.view },
    move: (input) => {
      const atDegrees = rounded(stepped(core, before + angle(input.at), input));
      turned = turnedTo(piece, atDegrees);
      const turn = { byDegrees: signed(atDegrees - before), atDegrees };
      core.live.setState({ ...NOTHING_LIVE, furniture: new Map([[id, turned]]), turn }, true);
    },
    drop: () => {
      if (turned.turnDegrees !== piece.turnDegrees) core.setFurniture(furniture.map((each) => (each.id === id ? turned : each)));
    },
    cancel: () => undefined,
  };
}

/** Steps of 15°, as lines of a drawing go; of 1° with Shift or Alt, or where snapping is off: fingers have no keys. */
function stepped({ view }: EditorCore, degrees: number, { shift, alt }: PointerInput): number {
  const step = shift || alt || view.getState().snap === 'off' ? FINE_DEGREES : STEP_DEGREES;
  return Math.round(degrees / step) * step;
}

/** The degrees that a pointer has gone around a point since its press, clockwise; a place at the point itself keeps the last. */
function angleSince(middle: PlanPlace, { at: start }: PointerInput): (at: PointerInput['at']) => number {
  const angleAt = ({ x = middle.x, z = middle.z }: PointerInput['at']): number | undefined =>
    Math.hypot(x - middle.x, z - middle.z) < 1e-6 ? undefined : (Math.atan2(z - middle.z, x - middle.x) * 180) / Math.PI;
  const from = angleAt(start) ?? 0;
  let last = 0;
  return (at) => {
    const to = angleAt(at);
    if (to !== undefined) last = to - from;
    return last;
  };
}

function overridesOf({ session }: EditorCore, scene: Scene, ways: ReadonlyMap<ElementId, PlanPlace>): ReadonlyMap<ElementId, LivePlace> {
  const byId = new Map<ElementId, PlanPlace>();
  for (const [moverId, by] of ways) for (const { id } of walk(session.configuration.tree, moverId)) byId.set(id, by);
  const overrides = new Map<ElementId, LivePlace>();
  const put = (id: ElementId, at: PlanPlace, heightCm: number | undefined) => {
    const by = byId.get(id);
    if (by !== undefined) overrides.set(id, { x: at.x + by.x, z: at.z + by.z, heightCm });
  };
  for (const light of scene.lights) put(light.id, light, light.heightCm);
  for (const canopy of scene.canopies) put(canopy.id, canopy, undefined);
  return overrides;
}

function ghostOf({ id, x, z, heightCm, radiusMetres }: SceneLight, middle: PlanPlace, degrees: number, reason: Ghost['reason']): Ghost {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dz] = [x - middle.x, z - middle.z];
  const place = {
    x: middle.x + dx * Math.cos(angle) - dz * Math.sin(angle),
    z: middle.z + dx * Math.sin(angle) + dz * Math.cos(angle),
    heightCm,
  };
  return { elementId: id, place, radiusMetres, reason };
}

/** From 0 up to a full turn. */
function rounded(degrees: number): number {
  return ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** Up to a half turn either way. */
function signed(degrees: number): number {
  const within = rounded(degrees);
  return within > FULL_TURN / 2 ? within - FULL_TURN : within;
}
