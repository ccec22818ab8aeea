import { type Change, checkPendantHeight, type EditFailure, type ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { hangingBelow, heightLimitsOf, heightOf } from '../heights/height-limits';
import { namesOf } from '../scene/names';
import type { SceneLight } from '../scene/scene';
import { snapHeight } from '../snap/snap-height';
import { SNAP_PIXELS } from '../snap/snap-place';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { Ghost, LivePlace } from '../state/states';
import type { PointerGesture } from './gesture';
import { holdSession } from './held-session';
import type { PointerInput } from './input';

/** Raises and lowers elements by one height, the pressed one leading, as far as room and wires allow all of them. */
export function beginRaise(
  core: EditorCore,
  ids: readonly ElementId[],
  leadId: ElementId,
  press: PointerInput,
): PointerGesture | undefined {
  const { tree } = core.session.configuration;
  const { scene } = core.document.getState();
  const hanging = hangingBelow(tree, ids);
  const isMoving = (id: ElementId) => hanging.includes(id);
  const lead = scene.lights.find(({ id }) => id === leadId && isMoving(id)) ?? scene.lights.find(({ id }) => isMoving(id));
  const before = lead?.heightCm;
  if (lead === undefined || before === undefined) return undefined;
  const held = holdSession(core, { kind: 'raise', names: namesOf(scene, hanging) });
  const { heightMetres } = scene.room;
  // From the underside, so that a light grabbed by its middle does not jump.
  const grabCm = before - (heightMetres - (press.y ?? lead.bottomMetres)) * 100;
  let last = 0;

  const overrides = () => {
    const live = new Map<ElementId, LivePlace>();
    for (const { id, x, z, heightCm } of scene.lights) {
      if (isMoving(id) && heightCm !== undefined) live.set(id, { x, z, heightCm: heightCm + last });
    }
    return live;
  };
  return {
    scope: { kind: 'raising', ids, view: press.view },
    move: ({ y, alt, isCoarse, metresPerPixel }) => {
      if (y === undefined) return;
      const snapped = snapHeight((heightMetres - y) * 100 + grabCm, {
        mode: alt ? 'off' : core.view.getState().snap,
        lights: scene.lights,
        isMoving,
        roomHeightMetres: heightMetres,
        reachMetres: (isCoarse ? SNAP_PIXELS.coarse : SNAP_PIXELS.fine) * metresPerPixel,
      });
      const wanted = snapped.heightCm - before;
      const { deltaCm, refusal } = allowed(core, hanging, wanted);
      const failure = deltaCm === undefined ? undefined : held.propose(raised(hanging, before, deltaCm));
      if (deltaCm !== undefined && failure === undefined) last = deltaCm;
      const reason = failure ?? refusal;
      const ghosts = reason === undefined ? [] : [ghostOf(lead, snapped.heightCm, reason)];
      core.live.setState({ ...NOTHING_LIVE, overrides: overrides(), ghosts, guides: reason === undefined ? snapped.guides : [] }, true);
    },
    drop: () => {
      if (last === 0) held.cancel();
      else held.commit();
    },
    cancel: held.cancel,
  };
}

/** One light shows its height, several the difference. */
function raised(ids: readonly ElementId[], leadHeightCm: number, deltaCm: number): readonly Change[] {
  return ids.length === 1
    ? [{ kind: 'set-height', elementIds: ids, heightCm: leadHeightCm + deltaCm }]
    : [{ kind: 'shift-heights', elementIds: ids, deltaCm }];
}

/** The nearest that all of them may go, and why no farther. */
function allowed(
  { session }: EditorCore,
  ids: readonly ElementId[],
  wanted: number,
): { readonly deltaCm: number | undefined; readonly refusal: EditFailure | undefined } {
  const { tree } = session.configuration;
  let deltaCm = wanted;
  let refusal: EditFailure | undefined;
  for (const id of ids) {
    const limits = heightLimitsOf(tree, id);
    if (!limits.ok) return { deltaCm: undefined, refusal: limits.failure };
    const own = heightOf(tree, id) ?? 0;
    const checked = checkPendantHeight(own + deltaCm, limits.value);
    if (checked.ok) continue;
    refusal = checked.failure;
    deltaCm = Math.min(Math.max(own + deltaCm, limits.value.minCm), limits.value.maxCm) - own;
  }
  return { deltaCm, refusal };
}

function ghostOf({ id, x, z, radiusMetres }: SceneLight, heightCm: number, reason: EditFailure): Ghost {
  return { elementId: id, place: { x, z, heightCm }, radiusMetres, reason };
}
