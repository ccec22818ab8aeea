import {
  type BeltLoad,
  type Change,
  checkBeltLoads,
  type Element,
  type ElementId,
  elementOf,
  elementTypeOf,
  fail,
  ok,
  onBelt,
  type Result,
  variationsOf,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { chosenFinish, modelOf, newPart } from '../verbs/new-light';
import { select } from '../verbs/select';
import { arcOf, type BeltAt, beltAt, lightsOn, loadOf } from './belt-at';
import { firstBrought, seating, sitting } from './belt-changes';
import { feedBelt } from './feed-belt';
import { feedOptions } from './fitting-feed';
import { type Done, labelOf, notThere, refused } from './shape-belt';

/** Hangs a new light or accessory at a place along a belt; a feed comes to the point nearest to there. */
export function hang(core: EditorCore, id: ElementId, code: string, arcLengthMetres: number): Result<ElementId, Refusal> {
  const was = beltAt(core, id);
  const model = modelOf(core, code);
  if (was === undefined) return ofDone(notThere(core, id), id);
  const arc = onBelt(was.belt, arcLengthMetres);
  if (elementTypeOf(model.articleType) === 'ElectricalConnection') {
    const point = nearestPoint(was, arc);
    const fitting = feedOptions(core, was, point).find((option) => option.code === code);
    if (fitting === undefined) return ofDone(refused(core, { code: 'editor.no-feed-fits', metres: was.belt.lengthMetres }), id);
    const done = feedBelt(core, id, point, code, fitting.installation);
    return ofDone(done, id);
  }
  const node = newPart(core, model, { ...alikeOn(core, was, code), ...chosenFinish(core, model) });
  const refusal = node.type === 'Light' ? hangRefusal(core, was, code, arc) : undefined;
  if (refusal !== undefined) return ofDone(refused(core, refusal), id);
  const done = core.bringIn(seating(node, id, arc), { kind: 'add', names: [], value: code }, [node.id]);
  if (!done.ok) return done;
  select(core, [node.id]);
  return ok(node.id);
}

function ofDone(done: Done, id: ElementId): Result<ElementId, Refusal> {
  return done.ok ? ok(id) : fail(done.failure);
}

/** Returns the reason a light of a model cannot hang there; undefined where it can. */
export function hangRefusal(core: EditorCore, was: BeltAt, code: string, arcLengthMetres: number): Refusal | undefined {
  const { technical, articleType } = modelOf(core, code);
  if (elementTypeOf(articleType) !== 'Light') return undefined;
  const size = { width: technical.widthMetres, depth: technical.depthMetres, height: technical.heightMetres };
  return loadRefusal(was, [...ownLoads(was), loadOf({ id: IN_HAND_ID, size }, arcLengthMetres)]);
}

const IN_HAND_ID = '';

/** Returns the loads on a belt, in the form the checks take. */
export function ownLoads(was: BeltAt): readonly BeltLoad[] {
  return lightsOn(was).map((light) => loadOf(light, arcOf(light)));
}

/** Returns the reason a belt does not carry the loads, beyond the failures it already has. */
export function loadRefusal({ belt, children }: Pick<BeltAt, 'belt' | 'children'>, loads: readonly BeltLoad[]): Refusal | undefined {
  const own = lightsOn({ children }).map((light) => loadOf(light, arcOf(light)));
  return firstBrought(checkBeltLoads(belt, own), checkBeltLoads(belt, loads));
}

/** The point nearest to a place along a belt, around a loop too. */
export function nearestPoint({ belt: { pointMetres, lengthMetres, isClosed } }: Pick<BeltAt, 'belt'>, arc: number): number {
  const away = pointMetres.map((metres) => {
    const apart = Math.abs(metres - arc);
    return isClosed ? Math.min(apart, lengthMetres - apart) : apart;
  });
  return away.indexOf(Math.min(...away));
}

/** Returns the values that all lights of a belt share, where the model offers them too. */
function alikeOn({ input }: EditorCore, was: BeltAt, code: string) {
  const model = input.sources.context.modelOf(code);
  const lights = lightsOn(was);
  const chosen = (['temperature', 'control'] as const).flatMap((type) => {
    const [value, ...others] = new Set(lights.map(({ props }) => props.attributes[type]));
    const isOffered =
      model !== undefined && variationsOf(model, type, input.sources.context.today).some(({ modifier }) => modifier === value);
    return value !== undefined && others.length === 0 && isOffered ? [[type, value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Returns the places of lights along their belts after a slide: around a loop, else no farther than the ends allow their bodies. */
export function slidTo(was: BeltAt, lights: readonly Element[], byMetres: number): ReadonlyMap<ElementId, number> {
  const slid = new Set(lights.map(({ id }) => id));
  const arcs = new Map<ElementId, number>();
  for (const light of was.children) {
    if (!slid.has(light.id)) continue;
    const load = loadOf(light, arcOf(light));
    const reach = load.isRigid && was.path.isClosed !== true ? Math.min(load.widthMetres / 2, was.belt.lengthMetres / 2) : 0;
    const wanted = load.arcLengthMetres + byMetres;
    const inside = was.path.isClosed === true ? wanted : Math.min(Math.max(wanted, reach), was.belt.lengthMetres - reach);
    arcs.set(light.id, onBelt(was.belt, inside));
  }
  return arcs;
}

/** Returns the reason lights cannot move to places along their belt; undefined where they can. */
export function slideRefusal(was: BeltAt, arcs: ReadonlyMap<ElementId, number>): Refusal | undefined {
  return loadRefusal(
    was,
    lightsOn(was).map((light) => loadOf(light, arcs.get(light.id) ?? arcOf(light))),
  );
}

/** Returns the reason lights of another belt cannot sit on this one beside its own; undefined where they can. */
export function loadsRefusal(was: BeltAt, coming: readonly Element[], arcs: ReadonlyMap<ElementId, number>): Refusal | undefined {
  return loadRefusal(was, [...ownLoads(was), ...coming.map((light) => loadOf(light, arcs.get(light.id) ?? 0))]);
}

/** The belts that elements sit on, with those of them that do. */
export function beltsOf(core: EditorCore, ids: readonly ElementId[]): readonly { readonly was: BeltAt; readonly on: readonly Element[] }[] {
  const { tree } = core.session.configuration;
  const on = new Map<ElementId, Element[]>();
  for (const id of ids) {
    if (!tree.elements.has(id)) continue;
    const element = elementOf(tree, id);
    if (element.props.geometry?.kind !== 'hosted' || element.parentId === undefined) continue;
    const those = on.get(element.parentId);
    if (those === undefined) on.set(element.parentId, [element]);
    else those.push(element);
  }
  return [...on].flatMap(([beltId, those]) => {
    const was = beltAt(core, beltId);
    return was === undefined ? [] : [{ was, on: those }];
  });
}

/** Slides lights along their belts by so much, all or none. */
export function slide(core: EditorCore, lightIds: readonly ElementId[], byMetres: number, key?: string): Done {
  const slid = slideChanges(core, lightIds, byMetres);
  return slid.ok ? core.change(slid.value, labelOf(core, 'slide', lightIds), key) : refused(core, slid.failure);
}

/** Returns the changes that slide lights so, as far as their belts go, or the reason one of them cannot sit there. */
export function slideChanges(core: EditorCore, lightIds: readonly ElementId[], byMetres: number): Result<readonly Change[], Refusal> {
  const changes: Change[] = [];
  for (const { was, on } of beltsOf(core, lightIds)) {
    const arcs = slidTo(was, on, byMetres);
    const refusal = slideRefusal(was, arcs);
    if (refusal !== undefined) return fail(refusal);
    for (const [elementId, arc] of arcs) changes.push(sitting(was.id, elementId, arc));
  }
  return ok(changes);
}
