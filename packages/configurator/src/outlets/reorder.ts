import { type Change, type EditFailure, elementOf, fail, ok, outletPlaces, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { seededRandom } from '../pattern/seeded-random';
import type { SceneLight } from '../scene/scene';
import { type Outlet, type OutletCanopyInScene, outletCanopyOf, outletsIn } from './outlet';
import { refusalOfHanging } from './outlet-fit';

/** Lights by the number of their outlet. */
type Order = ReadonlyMap<number, SceneLight>;

/** Orders that are tried before it is said that there is no other. */
const MOST_TRIES = 200;

/** 2³² over the golden ratio, odd. */
const SPREAD = 0x9e3779b1;

/** Shuffles the pendants into an order that follows from the seed, every shade clear of the others. */
export function shuffle(core: EditorCore, seed: number): Result<undefined, Refusal> {
  const outlets = outletsIn(core.document.getState().scene);
  const filled = outlets.filter(({ light }) => light !== undefined);
  // Seeds that follow one another begin alike unless they are spread.
  const random = seededRandom(Math.imul(Math.trunc(seed), SPREAD));
  const now = looksOf(filled, orderOf(filled));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const lights = shuffled(
      filled.map(({ light }) => light as SceneLight),
      random,
    );
    const order = new Map(filled.map(({ number }, index) => [number, lights[index] as SceneLight]));
    if (looksOf(filled, order) !== now && isClear(outlets, order)) return reorder(core, order);
  }
  const refusal = { code: 'editor.no-other-order' } as const;
  core.refuse(refusal);
  return fail(refusal);
}

/** Mirrors the pendants from left to right, seen along the canopy. */
export function mirror(core: EditorCore): Result<undefined, Refusal> {
  const canopy = outletCanopyOf(core.document.getState().scene);
  const places = canopy === undefined ? [] : (core.input.sources.context.modelOf(canopy.outlets.model)?.canopy?.outlets ?? []);
  const outlets = outletsIn(core.document.getState().scene);
  const order = new Map(
    outlets.flatMap(({ number, light }) => {
      const place = places[number - 1];
      const other = places.findIndex(({ x, z }) => place !== undefined && Math.hypot(x + place.x, z - place.z) <= BESIDE_METRES);
      return light === undefined ? [] : [[other < 0 ? number : other + 1, light] as const];
    }),
  );
  return looksOf(outlets, order) === looksOf(outlets, orderOf(outlets)) ? ok(undefined) : reorder(core, order);
}

/** Tolerance within which an outlet counts as the mirror image of another, in metres. */
const BESIDE_METRES = 0.005;

/** Turns the canopy with everything that hangs from it, counter-clockwise seen from above. */
export function turn(core: EditorCore, degrees: number, key?: string): Result<undefined, EditFailure> {
  const { scene } = core.document.getState();
  const canopy = outletCanopyOf(scene);
  const model = canopy === undefined ? undefined : core.input.sources.context.modelOf(canopy.outlets.model);
  if (canopy === undefined || model?.canopy === undefined) return ok(undefined);
  const yaw = normalised(canopy.outlets.turnRadians + (degrees * Math.PI) / 180);
  const places = outletPlaces(model.canopy, yaw);
  const moves = outletsIn(scene).flatMap(({ number, light }): readonly Change[] => {
    const place = places[number - 1];
    return light === undefined || place === undefined ? [] : [moveTo(core, light, place)];
  });
  const pose: Change = { kind: 'set-pose', elementIds: [canopy.id], pose: yaw === 0 ? null : { yaw, pitch: 0, roll: 0 } };
  const done = core.change([pose, ...moves], { kind: 'turn', names: [canopy.label] }, key);
  return done.ok ? ok(undefined) : done;
}

const FULL_TURN = 2 * Math.PI;

/** From 0 up to a full turn; whole degrees come back to where they were. */
function normalised(radians: number): number {
  const thousandths = Math.round((radians * 180_000) / Math.PI) % 360_000;
  return (((thousandths + 360_000) % 360_000) / 360_000) * FULL_TURN;
}

function reorder(core: EditorCore, order: Order): Result<undefined, EditFailure> {
  const { scene } = core.document.getState();
  const canopy = outletCanopyOf(scene) as OutletCanopyInScene;
  const outlets = outletsIn(scene);
  const changes = [...order].flatMap(([number, light]): readonly Change[] => {
    const outlet = outlets[number - 1];
    if (outlet === undefined || outlet.light?.id === light.id) return [];
    return [moveTo(core, light, { x: outlet.x - canopy.x, z: outlet.z - canopy.z })];
  });
  if (changes.length === 0) return ok(undefined);
  const done = core.change(changes, { kind: 'arrange', names: [...order.values()].map(({ label }) => label) });
  return done.ok ? ok(undefined) : done;
}

function moveTo({ session }: EditorCore, { id }: SceneLight, { x, z }: { readonly x: number; readonly z: number }): Change {
  const [, y] = elementOf(session.configuration.tree, id).position;
  return { kind: 'move', elementId: id, position: [x, y, z] };
}

function orderOf(outlets: readonly Outlet[]): Order {
  return new Map(outlets.flatMap(({ number, light }) => (light === undefined ? [] : [[number, light] as const])));
}

/** Returns the appearance of an order: two equal lights may change places unseen. */
function looksOf(outlets: readonly Outlet[], order: Order): string {
  return outlets
    .map(({ number }) => {
      const light = order.get(number);
      return light === undefined ? '' : [light.model, light.color, light.temperature, light.control, light.heightCm].join(' ');
    })
    .join('|');
}

function isClear(outlets: readonly Outlet[], order: Order): boolean {
  const hanging = new Map([...order].map(([number, { radiusMetres }]) => [number, radiusMetres] as const));
  return refusalOfHanging(outlets, hanging, [...order.keys()]) === undefined;
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
