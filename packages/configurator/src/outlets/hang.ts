import { type Change, clampPendantHeight, type ElementId, type ElementNode, elementOf, fail, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { heightLimitsOf } from '../heights/height-limits';
import { metresInPlan } from '../scene/metres-between';
import { namesOf } from '../scene/names';
import type { SceneLight } from '../scene/scene';
import { modelOf, newLight } from '../verbs/new-light';
import { chosenAlike } from '../verbs/replace-model';
import { select } from '../verbs/select';
import { type Outlet, type OutletCanopyInScene, outletCanopyOf, outletsIn } from './outlet';
import { type Hanging, hangingNow, inTheWay, refusalOfHanging, spaced } from './outlet-fit';

/** Models to be hung, by the number of the outlet. */
export type Wanted = ReadonlyMap<number, string>;

/** Hangs models from outlets as one step, all of them or none; each replaces the pendant at its outlet and takes over its attributes. */
export function hang(core: EditorCore, wanted: Wanted): Result<readonly ElementId[], Refusal> {
  return carryOut(core, wanted, []);
}

/** Hangs the same as hangs from one outlet from others, with everything that is chosen of it, all of them or none. */
export function copyTo(core: EditorCore, from: number, numbers: readonly number[]): Result<readonly ElementId[], Refusal> {
  const pattern = outletsIn(core.document.getState().scene).find(({ number }) => number === from)?.light;
  if (pattern === undefined) return ok([]);
  const wanted = new Map(numbers.filter((number) => number !== from).map((number) => [number, pattern.model]));
  return carryOut(core, wanted, [], pattern);
}

/** Hangs a model from as many of the outlets as leave it clear, the first of them first, and leaves those between them empty. */
export function hangSpaced(core: EditorCore, numbers: readonly number[], code: string): Result<readonly ElementId[], Refusal> {
  const outlets = outletsIn(core.document.getState().scene);
  const kept = spaced(outlets, numbers, radiusOf(core, code));
  const hanging = withHung(core, hangingNow(outlets), new Map(kept.map((number) => [number, code])));
  const emptied = new Set([
    ...numbers.filter((number) => !kept.includes(number)),
    ...kept.flatMap((each) => inTheWay(outlets, hanging, each)),
  ]);
  return carryOut(core, new Map(kept.map((number) => [number, code])), [...emptied]);
}

/** Leaves outlets empty. */
export function empty(core: EditorCore, numbers: readonly number[]): void {
  const { scene } = core.document.getState();
  const elementIds = idsAt(outletsIn(scene), numbers);
  if (elementIds.length > 0) core.change({ kind: 'remove', elementIds }, { kind: 'remove', names: namesOf(scene, elementIds) });
}

/** Returns the shades at the outlets once these models are hung. */
export function withHung(core: EditorCore, hanging: Hanging, wanted: Wanted): Hanging {
  return new Map([...hanging, ...[...wanted].map(([number, code]) => [number, radiusOf(core, code)] as const)]);
}

/** Half the width of a model, metres. */
export function radiusOf(core: EditorCore, code: string): number {
  return modelOf(core, code).technical.widthMetres / 2;
}

function carryOut(
  core: EditorCore,
  wanted: Wanted,
  emptied: readonly number[],
  pattern?: SceneLight,
): Result<readonly ElementId[], Refusal> {
  const { scene } = core.document.getState();
  const canopy = outletCanopyOf(scene);
  const outlets = outletsIn(scene);
  if (canopy === undefined) return ok([]);
  const after = new Map(withHung(core, hangingNow(outlets), wanted));
  for (const number of emptied) after.delete(number);
  const refusal = refusalOfHanging(outlets, after, [...wanted.keys()]);
  if (refusal !== undefined) {
    core.refuse(refusal);
    return fail(refusal);
  }
  const { changes, newIds } = changesFor(core, canopy, outlets, wanted, pattern);
  const gone = idsAt(outlets, emptied);
  const all: readonly Change[] = gone.length === 0 ? changes : [{ kind: 'remove', elementIds: gone }, ...changes];
  if (all.length === 0) return ok([]);
  const done = core.bringIn(all, { kind: 'hang', names: [] }, newIds);
  if (!done.ok) return done;
  if (newIds.length === 1) select(core, newIds);
  return ok(newIds);
}

function changesFor(
  core: EditorCore,
  canopy: OutletCanopyInScene,
  outlets: readonly Outlet[],
  wanted: Wanted,
  pattern: SceneLight | undefined,
): { readonly changes: readonly Change[]; readonly newIds: readonly ElementId[] } {
  const { tree } = core.session.configuration;
  const newIds: ElementId[] = [];
  const changes = outlets.flatMap(({ number, x, z, light }): readonly Change[] => {
    const code = wanted.get(number);
    if (code === undefined || (light?.model === code && (pattern === undefined || isAlike(light, pattern)))) return [];
    const model = modelOf(core, code);
    const fresh = newLight(core, model, canopy.id);
    newIds.push(fresh.id);
    const chosenOf = pattern ?? light;
    const alike = chosenOf === undefined ? undefined : chosenAlike(core, fresh, elementOf(tree, chosenOf.id), model);
    if (light !== undefined) return [{ kind: 'replace', elementId: light.id, node: alike ?? fresh }];
    const before = outlets.filter((other) => other.number < number && (other.light !== undefined || wanted.has(other.number)));
    const node = alike ?? atHeightOf(core, fresh, nearestLight(outlets, number), canopy.id);
    return [{ kind: 'add', node, parentId: canopy.id, position: [x - canopy.x, 0, z - canopy.z], index: before.length }];
  });
  return { changes, newIds };
}

/** A pendant hangs as high as its neighbour where it may, else at its standard. */
function atHeightOf({ session }: EditorCore, node: ElementNode, neighbour: SceneLight | undefined, canopyId: ElementId): ElementNode {
  const range = node.props.attributeOptions.pendantHeight;
  if (neighbour?.heightCm === undefined || range === undefined) return node;
  const limits = heightLimitsOf(session.configuration.tree, canopyId, range);
  if (!limits.ok) return node;
  const { heightCm } = clampPendantHeight(neighbour.heightCm, limits.value);
  return { ...node, props: { ...node.props, attributes: { ...node.props.attributes, pendantHeight: heightCm } } };
}

function isAlike(one: SceneLight, other: SceneLight): boolean {
  return (
    one.color === other.color && one.temperature === other.temperature && one.control === other.control && one.heightCm === other.heightCm
  );
}

function nearestLight(outlets: readonly Outlet[], number: number): SceneLight | undefined {
  const own = outlets[number - 1];
  if (own === undefined) return undefined;
  const away = (outlet: Outlet) => metresInPlan(outlet, own);
  return outlets.filter(({ light }) => light !== undefined).toSorted((one, other) => away(one) - away(other))[0]?.light;
}

function idsAt(outlets: readonly Outlet[], numbers: readonly number[]): readonly ElementId[] {
  return outlets.flatMap(({ number, light }) => (light !== undefined && numbers.includes(number) ? [light.id] : []));
}
