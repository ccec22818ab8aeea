import { type ElementId, placeOnBelt } from '@candil/domain';
import { lightsOfOneBelt, takeTo } from '../belts/across-belts';
import { snapArc } from '../belts/arc-snap';
import { arcOf, type BeltAt, beltAt, lightsOn } from '../belts/belt-at';
import { type BeltUnder, beltUnder, nearestPlace } from '../belts/belt-under';
import { labelOf } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { hostOf } from '../scene/belt-scene';
import { isSameLength } from '../scene/same-place';
import { SNAP_PIXELS } from '../snap/snap-place';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { Ghost, Scope } from '../state/states';
import type { PointerGesture } from './gesture';
import { holdSession } from './held-session';
import type { PointerInput } from './input';

/** Another belt takes lights over when it is so much nearer to the pointer than their own. Pixels. */
const CROSS_PIXELS = 24;

/** Lights as they were slid: the belt that they are on, and their places along it. */
interface Slid {
  readonly on: BeltAt;
  readonly arcs: ReadonlyMap<ElementId, number>;
}

/** Slides lights along the belt that they sit on, and over to another that the pointer comes near to; the pressed one leads. */
export function beginSlide(
  core: EditorCore,
  ids: readonly ElementId[],
  leadId: ElementId,
  press: PointerInput,
): PointerGesture | undefined {
  const lights = lightsOfOneBelt(core, ids, leadId);
  const lead = lights.find(({ id }) => id === leadId);
  const home = lead?.parentId === undefined ? undefined : beltAt(core, lead.parentId);
  if (lead === undefined || home === undefined) return undefined;
  const slid = new Set(lights.map(({ id }) => id));
  const grab = arcOf(lead) - nearestPlace(home, press).arcLengthMetres;
  const held = holdSession(core, labelOf(core, 'slide', [...slid]));
  const scope = (beltId: ElementId): Scope => ({ kind: 'sliding', ids: [...slid], beltId, view: press.view });
  let on: BeltAt = home;
  let last: Slid | undefined;
  const isWhereItWas = ({ on: { id }, arcs }: Slid) =>
    id === home.id && lights.every((light) => isSameLength(arcs.get(light.id) ?? 0, arcOf(light)));

  const show = (ghosts: readonly Ghost[]) => {
    const hosts = new Map(
      [...(last?.arcs ?? [])].map(([id, arc]) => [id, hostOf((last?.on ?? home).id, arc, placeOnBelt((last?.on ?? home).belt, arc))]),
    );
    core.live.setState({ ...NOTHING_LIVE, hosts, ghosts }, true);
  };
  const ghostAt = (under: BeltUnder, arc: number, reason: Refusal): Ghost => {
    const [x, y, z] = placeOnBelt(under.was.belt, arc).at;
    const { heightMetres } = core.document.getState().scene.room;
    return {
      elementId: leadId,
      place: { x, z, heightCm: Math.round((heightMetres - y) * 100) },
      radiusMetres: lead.size.width / 2,
      reason,
    };
  };
  return {
    scope: scope(home.id),
    move: (input) => {
      const under = belowPointer(core, on, { ...input, target: { kind: 'empty' } });
      if (under.was.id !== on.id) {
        on = under.was;
        core.scope.setState(scope(on.id), true);
      }
      const others = lightsOn(under.was)
        .filter(({ id }) => !slid.has(id))
        .map((light) => ({ arcLengthMetres: arcOf(light), widthMetres: light.size.width }));
      const reachMetres = SNAP_PIXELS[input.isCoarse ? 'coarse' : 'fine'] * input.metresPerPixel;
      const mode = input.alt ? 'off' : core.view.getState().snap;
      const wanted = under.arcLengthMetres + (under.was.id === home.id ? grab : 0);
      const arc = within(under.was, snapArc(within(under.was, wanted), { belt: under.was.belt, others, mode, reachMetres }));
      const taking = takeTo(lights, leadId, under.was, arc);
      const reason = taking.refusal ?? held.propose(taking.changes);
      if (reason === undefined) last = { on: under.was, arcs: taking.arcs };
      show(reason === undefined ? [] : [ghostAt(under, arc, reason)]);
    },
    drop: () => {
      if (last === undefined || isWhereItWas(last)) held.cancel();
      else held.commit();
    },
    cancel: held.cancel,
  };
}

export function within({ belt }: BeltAt, arc: number): number {
  return belt.isClosed ? arc : Math.min(Math.max(arc, 0), belt.lengthMetres);
}

/** The belt that lights are on, until another is clearly nearer. */
export function belowPointer(core: EditorCore, on: BeltAt, input: PointerInput): BeltUnder {
  const own = nearestPlace(on, input);
  const other = beltUnder(core, input);
  return other !== undefined && other.metres + CROSS_PIXELS * input.metresPerPixel < own.metres ? other : own;
}
