import { type Change, type ElementId, elementOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { PlaceRefusal } from '../editor/refusal';
import { heightOf } from '../heights/height-limits';
import { seededRandom } from '../pattern/seeded-random';
import { leavesRoom } from '../placing/leaves-room';
import { moversOf } from '../placing/movers';
import { overlapBrought } from '../placing/overlap-brought';
import { namesOf } from '../scene/names';
import type { PlanPlace, Scene, SceneLight } from '../scene/scene';
import type { Arrangement } from './arrangement';

/** Rearranges the selection as one step; all of it, or nothing with the reason. */
export function arrange(core: EditorCore, ids: readonly ElementId[], how: Arrangement, key?: string): void {
  const { scene } = core.document.getState();
  const lights = arrangedLights(scene, ids);
  if (lights.length === 0) return;
  const ways = isInPlan(how) ? waysOf(core, lights, how) : new Map<ElementId, PlanPlace>();
  const refusal = refusalOfWays(core, ways);
  if (refusal !== undefined) {
    core.refuse(refusal);
    return;
  }
  const changes = isInPlan(how) ? movedBy(core, ways) : heightsAnew(core, lights, how);
  if (changes.length === 0) return;
  core.change(changes, { kind: 'arrange', names: namesOf(scene, ids), value: how.kind }, key);
}

/** The lights that stand for a selection: themselves, and those of selected canopies and compositions. */
export function arrangedLights({ lights }: Scene, ids: readonly ElementId[]): readonly SceneLight[] {
  const selected = new Set(ids);
  const isSelected = (id: ElementId | undefined) => id !== undefined && selected.has(id);
  return lights.filter(({ id, canopyId, compositionId }) => isSelected(id) || isSelected(canopyId) || isSelected(compositionId));
}

/** Returns why the movers cannot all go their ways; undefined where they can. */
export function refusalOfWays({ session, document }: EditorCore, ways: ReadonlyMap<ElementId, PlanPlace>): PlaceRefusal | undefined {
  const { tree, context } = session.configuration;
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = document.getState().scene.room;
  return leavesRoom(tree, context.canopies, ways, { width, depth, height })
    ? { code: 'editor.outside-room' }
    : overlapBrought(tree, context.canopies, ways);
}

const HAIR_METRES = 1e-6;

type InPlan = Extract<Arrangement, { kind: 'align' | 'distribute' | 'mirror' | 'turn' }>;
type AlongAxis = Exclude<InPlan, { kind: 'turn' }>;
type InHeight = Exclude<Arrangement, InPlan>;

function isInPlan(how: Arrangement): how is InPlan {
  return how.kind === 'align' || how.kind === 'distribute' || how.kind === 'mirror' || how.kind === 'turn';
}

/** Returns the displacement of each mover; a light under a canopy of its own takes that along. */
export function waysOf({ session }: EditorCore, lights: readonly SceneLight[], how: InPlan): ReadonlyMap<ElementId, PlanPlace> {
  const { tree } = session.configuration;
  const places = how.kind === 'turn' ? turned(lights, how.degrees) : alongAxis(lights, how);
  const ways = new Map<ElementId, PlanPlace>();
  for (const [index, light] of lights.entries()) {
    const to = places[index] as PlanPlace;
    const by = { x: to.x - light.x, z: to.z - light.z };
    const [mover] = moversOf(tree, [light.id]);
    if (Math.hypot(by.x, by.z) >= HAIR_METRES && mover !== undefined) ways.set(mover.id, by);
  }
  return ways;
}

function alongAxis(lights: readonly SceneLight[], { kind, axis }: AlongAxis): readonly PlanPlace[] {
  const along = lights.map((light) => light[axis]);
  const [least, most] = [Math.min(...along), Math.max(...along)];
  const targets: Readonly<Record<AlongAxis['kind'], () => readonly number[]>> = {
    align: () => lights.map(() => (least + most) / 2),
    mirror: () => along.map((value) => least + most - value),
    distribute: () => {
      const order = lights.map((_, index) => index).toSorted((one, other) => (along[one] ?? 0) - (along[other] ?? 0));
      const gap = lights.length < 2 ? 0 : (most - least) / (lights.length - 1);
      return lights.map((_, index) => least + order.indexOf(index) * gap);
    },
  };
  const anew = targets[kind]();
  return lights.map(({ x, z }, index) => (axis === 'x' ? { x: anew[index] as number, z } : { x, z: anew[index] as number }));
}

/** Their mean, which a turn leaves where it is: back and forth ends where it began. */
export function middleOf(lights: readonly SceneLight[]): PlanPlace {
  const mean = (axis: 'x' | 'z') => lights.reduce((sum, light) => sum + light[axis], 0) / lights.length;
  return { x: mean('x'), z: mean('z') };
}

function turned(lights: readonly SceneLight[], degrees: number): readonly PlanPlace[] {
  const { x: middleX, z: middleZ } = middleOf(lights);
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return lights.map(({ x, z }) => ({
    x: middleX + (x - middleX) * cosine - (z - middleZ) * sine,
    z: middleZ + (x - middleX) * sine + (z - middleZ) * cosine,
  }));
}

export function movedBy({ session }: EditorCore, ways: ReadonlyMap<ElementId, PlanPlace>): readonly Change[] {
  return [...ways].map(([elementId, by]) => {
    const [x, y, z] = elementOf(session.configuration.tree, elementId).position;
    return { kind: 'move', elementId, position: [x + by.x, y, z + by.z] };
  });
}

function heightsAnew({ session }: EditorCore, lights: readonly SceneLight[], how: InHeight): readonly Change[] {
  const { tree } = session.configuration;
  const hanging = lights.filter(({ id }) => heightOf(tree, id) !== undefined);
  const [first] = hanging;
  if (first?.heightCm === undefined) return [];
  const start = first.heightCm;
  return hanging.flatMap((light, index): readonly Change[] => {
    const heightCm = newHeight(how, start, light.heightCm ?? start, index);
    return heightCm === light.heightCm ? [] : [{ kind: 'set-height', elementIds: [light.id], heightCm }];
  });
}

/** Half the lights of a wave. */
const WAVE_LIGHTS = 4;

/** From the first light on, in the order of the tree. */
function newHeight(how: InHeight, startCm: number, ownCm: number, index: number): number {
  switch (how.kind) {
    case 'equal-drop':
      return startCm;
    case 'staircase':
      return startCm + index * how.stepCm;
    case 'wave':
      return startCm + Math.round(how.stepCm * Math.sin((index * Math.PI) / WAVE_LIGHTS));
    case 'random-drop':
      return ownCm + Math.round((nthRandom(how.seed, index) * 2 - 1) * how.rangeCm);
  }
}

function nthRandom(seed: number, index: number): number {
  const random = seededRandom(seed);
  for (let skipped = 0; skipped < index; skipped += 1) random();
  return random();
}
