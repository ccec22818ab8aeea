import { type Change, cloneNode, type Element, type ElementId, fail, ok, onBelt, type Result, snapshotOf, spanAt } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { select } from '../verbs/select';
import { arcOf, type BeltAt, lightsOn, loadOf } from './belt-at';
import { sitting } from './belt-changes';
import { beltsOf, loadRefusal, ownLoads, slideRefusal } from './load-belt';
import { type Done, labelOf, notThere, refused } from './shape-belt';

/** Arrangements of the lights of a belt along it. */
export type BeltArrangement =
  /** As far from each other, the first and the last where they are. */
  | { readonly kind: 'even' }
  /** In the other order, between the first and the last. */
  | { readonly kind: 'mirror' }
  /** Fixed distance from middle to middle, starting from the first. */
  | { readonly kind: 'every'; readonly metres: number };

/** Arranges lights along the belts that they sit on, as one step; all of them or none. */
export function arrangeOnBelt(core: EditorCore, lightIds: readonly ElementId[], how: BeltArrangement): Done {
  const changes: Change[] = [];
  for (const { was, on } of beltsOf(core, lightIds)) {
    const lights = on.filter(({ type }) => type === 'Light').toSorted((one, other) => arcOf(one) - arcOf(other));
    const arcs = arcsOf(was, lights, how);
    const refusal = slideRefusal(was, arcs);
    if (refusal !== undefined) return refused(core, refusal);
    for (const [elementId, arc] of arcs) changes.push(sitting(was.id, elementId, arc));
  }
  return core.change(changes, labelOf(core, 'arrange', lightIds));
}

function arcsOf({ belt }: BeltAt, lights: readonly Element[], how: BeltArrangement): ReadonlyMap<ElementId, number> {
  const before = lights.map(arcOf);
  const [first = 0, last = first] = [before[0], before.at(-1)];
  const step = lights.length < 2 ? 0 : (last - first) / (lights.length - 1);
  return new Map(
    lights.map(({ id }, index) => {
      const arc = before[index] as number;
      if (how.kind === 'mirror') return [id, first + last - arc];
      return [id, onBelt(belt, first + index * (how.kind === 'every' ? how.metres : step))];
    }),
  );
}

/** Hangs copies of a light so far from each other until its span ends or an obstacle; returns their ids. */
export function repeatOnBelt(core: EditorCore, lightId: ElementId, metres: number): Result<readonly ElementId[], Refusal> {
  const [found] = beltsOf(core, [lightId]);
  const [light] = found?.on ?? [];
  if (found === undefined || light === undefined) {
    const none = notThere(core, lightId);
    return none.ok ? ok([]) : fail(none.failure);
  }
  const { was } = found;
  const { arcs, refusal } = repeatedArcs(was, light, metres);
  if (arcs.length === 0) {
    if (refusal !== undefined) core.refuse(refusal);
    return refusal === undefined ? ok([]) : fail(refusal);
  }
  const { newId, createdAt } = core.input;
  const original = snapshotOf(core.session.configuration.tree, lightId);
  const copies = arcs.map((arcLengthMetres) => {
    const node = cloneNode(original, newId, createdAt());
    const geometry = { kind: 'hosted', trackId: was.id, arcLengthMetres } as const;
    return { ...node, props: { ...node.props, geometry } };
  });
  const ids = copies.map(({ id }) => id);
  const done = core.bringIn(
    copies.map((node): Change => ({ kind: 'add', node, parentId: was.id, position: [0, 0, 0] })),
    { kind: 'duplicate', names: [] },
    ids,
  );
  if (!done.ok) return done;
  select(core, [lightId, ...ids]);
  return ok(ids);
}

/** The free places behind a light in its span, and why there are no more. */
function repeatedArcs(was: BeltAt, light: Element, metres: number): { readonly arcs: readonly number[]; readonly refusal?: Refusal } {
  const { belt } = was;
  const span = spanAt(belt, arcOf(light));
  const end = (belt.pointMetres[span] ?? 0) + (belt.spans[span]?.lengthMetres ?? 0);
  const arcs: number[] = [];
  const loads = [...ownLoads(was)];
  for (let arc = arcOf(light) + metres; metres > 0 && arc <= end && arcs.length < MOST_COPIES; arc += metres) {
    loads.push(loadOf({ id: `copy-${arcs.length}`, size: light.size }, onBelt(belt, arc)));
    const refusal = loadRefusal({ belt, children: lightsOn(was) }, loads);
    if (refusal !== undefined) return { arcs, refusal };
    arcs.push(onBelt(belt, arc));
  }
  return { arcs };
}

/** More on one span is a slip of the keyboard. */
const MOST_COPIES = 60;
