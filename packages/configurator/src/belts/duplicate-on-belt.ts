import { type ElementId, onBelt } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { arcOf, type BeltAt, beltAt } from './belt-at';
import { hangAlong } from './belt-changes';
import { type BeltCopies, bringCopies, copiedBelts, copiedLights } from './copy-on-belt';
import { beltsOf, loadsRefusal } from './load-belt';
import { shiftedPath } from './shift-belts';

const STEP_METRES = 0.05;
/** Distances by which a copy of a belt is moved aside: down the page, up, right and left. */
const ASIDE_METRES = [0.3, 0.5, 1] as const;
const SIDES = [
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
] as const;

/** Copies belts beside themselves, and lights along their belts, to the nearest free places; false where anything else is asked for. */
export function duplicateOnBelts(core: EditorCore, ids: readonly ElementId[]): boolean {
  const belts = ids.flatMap((id) => beltAt(core, id) ?? []);
  if (belts.length === ids.length && belts.length > 0) {
    duplicateBelts(core, belts);
    return true;
  }
  const groups = beltsOf(core, ids);
  const count = groups.reduce((sum, { on }) => sum + on.length, 0);
  if (count === 0 || count !== ids.length) return false;
  duplicateLights(core, groups);
  return true;
}

function duplicateLights(core: EditorCore, groups: ReturnType<typeof beltsOf>): void {
  const copies: BeltCopies[] = [];
  for (const { was, on } of groups) {
    // A belt has one feed.
    const placed = freeArcs(
      was,
      on.filter(({ type }) => type !== 'ElectricalConnection'),
    );
    if ('code' in placed) {
      core.refuse(placed);
      return;
    }
    copies.push(copiedLights(core, was.id, placed));
  }
  bringCopies(core, { nodes: copies.flatMap(({ nodes }) => nodes), changes: copies.flatMap(({ changes }) => changes) });
}

/** All by the same, as little as may be, on along the belt before back. */
function freeArcs(was: BeltAt, lights: BeltAt['children']): ReadonlyMap<ElementId, number> | Refusal {
  let first: Refusal | undefined;
  const steps = Math.ceil(was.belt.lengthMetres / STEP_METRES);
  for (let step = 1; step <= steps; step += 1) {
    for (const by of [step * STEP_METRES, -step * STEP_METRES]) {
      const wanted = lights.map((light) => [light, arcOf(light) + by] as const);
      const isBeyond = !was.belt.isClosed && wanted.some(([, arc]) => arc < 0 || arc > was.belt.lengthMetres);
      if (isBeyond) continue;
      const arcs = new Map(wanted.map(([{ id }, arc]) => [id, onBelt(was.belt, arc)]));
      const refusal = loadsRefusal(was, lights, arcs);
      if (refusal === undefined) return arcs;
      first ??= refusal;
    }
  }
  return first ?? { code: 'editor.outside-room' };
}

function duplicateBelts(core: EditorCore, belts: readonly BeltAt[]): void {
  const by = ASIDE_METRES.flatMap((metres) => SIDES.map(({ x, z }) => ({ x: x * metres, y: 0, z: z * metres }))).find((aside) =>
    belts.every((was) => hangAlong(core, was, shiftedPath(was, aside, core)).failure === undefined),
  );
  if (by === undefined) {
    core.refuse({ code: 'editor.outside-room' });
    return;
  }
  bringCopies(core, copiedBelts(core, belts, by));
}
