import {
  createOutletCanopy,
  type EditFailure,
  type ElementId,
  type ElementNode,
  type ElementPlacement,
  elementOf,
  type ModelDefinition,
  ok,
  outletPlaces,
  type Pose,
  placedAt,
  type Result,
  snapshotOf,
  variationsOf,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { SceneLight } from '../scene/scene';
import { modelOf, newComposition } from '../verbs/new-light';
import { type Outlet, outletCanopyOf, outletsIn } from './outlet';
import { overlapMetres } from './outlet-fit';

/** Result of replacing a canopy for its pendants. */
export interface CanopyChosen {
  /** Number of pendants that find no outlet any more. */
  readonly leftOut: number;
}

/**
 * Hangs a canopy with outlets in the middle of the room, or puts it in the place of the present one with the pendants of that. A first
 * canopy takes the finish, a later one keeps that of the present one.
 */
export function chooseCanopy(core: EditorCore, code: string, finish?: string): Result<CanopyChosen, EditFailure> {
  const { scene } = core.document.getState();
  const { tree } = core.session.configuration;
  const model = modelOf(core, code);
  const before = outletCanopyOf(scene);
  if (before === undefined) {
    const canopy = canopyNode(core, model, { id: core.input.newId(), elements: [], color: finish });
    const node = newComposition(core, elementOf(tree, tree.rootId).props.info, [placedAt(canopy)]);
    const change = { kind: 'add', node, parentId: tree.rootId, position: [0, scene.room.heightMetres, 0] } as const;
    const done = core.change(change, { kind: 'canopy', names: [] });
    return done.ok ? ok({ leftOut: 0 }) : done;
  }
  if (before.outlets.model === code) return ok({ leftOut: 0 });
  const { color, pose } = { ...elementOf(tree, before.id).props.attributes, pose: elementOf(tree, before.id).props.pose };
  const places = placesOf(model, pose);
  const hung = rehung(places, outletsIn(scene));
  const elements = [...hung].map(([number, light]): ElementPlacement => {
    const { x, z } = places[number - 1] as Outlet;
    return placedAt(snapshotOf(tree, light.id), [x, 0, z]);
  });
  const node = canopyNode(core, model, { id: before.id, elements, color, pose });
  const done = core.change({ kind: 'replace', elementId: before.id, node }, { kind: 'canopy', names: [] });
  return done.ok ? ok({ leftOut: before.lightIds.length - hung.size }) : done;
}

/** Gives the canopy a finish, but not its pendants. */
export function paintCanopy(core: EditorCore, color: string): Result<undefined, EditFailure> {
  const canopy = outletCanopyOf(core.document.getState().scene);
  if (canopy === undefined || canopy.outlets.color === color) return ok(undefined);
  const node = snapshotOf(core.session.configuration.tree, canopy.id);
  const painted = { ...node, props: { ...node.props, attributes: { ...node.props.attributes, color } } };
  const label = { kind: 'attribute', names: [canopy.label], attribute: 'color', value: color } as const;
  const done = core.change({ kind: 'replace', elementId: canopy.id, node: painted }, label);
  return done.ok ? ok(undefined) : done;
}

interface CanopyParts {
  readonly id: ElementId;
  readonly elements: readonly ElementPlacement[];
  readonly color?: string | undefined;
  readonly pose?: Pose | undefined;
}

function canopyNode({ input }: EditorCore, model: ModelDefinition, { id, elements, color, pose }: CanopyParts): ElementNode {
  const { today } = input.sources.context;
  const isOffered = variationsOf(model, 'color', today).some(({ modifier }) => modifier === color);
  const node = createOutletCanopy({
    id,
    createdAt: input.createdAt(),
    model,
    today,
    familyName: '',
    applicationLocation: '',
    elements,
  });
  const attributes = { ...node.props.attributes, ...(isOffered && color !== undefined && { color }) };
  return { ...node, props: { ...node.props, attributes, ...(pose !== undefined && { pose }) } };
}

/** The outlets of a model that is turned so, around its middle. */
function placesOf({ canopy }: ModelDefinition, pose: Pose | undefined): readonly Outlet[] {
  const places = canopy === undefined ? [] : outletPlaces(canopy, pose?.yaw ?? 0);
  return places.map((place, index) => ({ ...place, number: index + 1, light: undefined }));
}

/**
 * Returns the pendants at the outlets of another canopy: each at the outlet of the same number if that is clear, else
 * at the first that is.
 */
function rehung(places: readonly Outlet[], outlets: readonly Outlet[]): ReadonlyMap<number, SceneLight> {
  const hung = new Map<number, SceneLight>();
  const isClear = (place: Outlet, { radiusMetres }: SceneLight) =>
    !hung.has(place.number) &&
    [...hung].every(([number, other]) => overlapMetres(place, places[number - 1] as Outlet, radiusMetres + other.radiusMetres) <= 0);
  for (const { number, light } of outlets) {
    if (light === undefined) continue;
    const same = places[number - 1];
    const place = same !== undefined && isClear(same, light) ? same : places.find((each) => isClear(each, light));
    if (place !== undefined) hung.set(place.number, light);
  }
  return hung;
}
