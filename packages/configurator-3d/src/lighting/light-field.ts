import { addLamp } from './add-lamp';
import { seenBlock } from './block-share';
import type { Face } from './face';
import { interreflection } from './interreflection';
import type { Lamp } from './lamp';
import { type Occluder, thickOf } from './occluder';
import { computeOpenness } from './openness';
import { type Receivers, receiversOf } from './receivers';

/** Lamps of one light; a light that moves is a new value. */
export type LampsById = ReadonlyMap<string, readonly Lamp[]>;

/** What a step of a gesture does with light: work at that of the next lamp, or hand out what is new, if anything is. */
export type HurriedTurn = 'compute' | 'show';

export interface LightField {
  readonly receivers: Receivers;
  /** Lux on every place, red, green and blue; valid after a `step` that answered true. */
  readonly lux: Float32Array;
  /** Sets the lamps that shine from now on; lamps equal by identity stay as they are. */
  readonly want: (lamps: LampsById) => void;
  /** Sets the lamps of one light; those of all others stay as they are, and are not looked at. */
  readonly wantOf: (id: string, lamps: readonly Lamp[]) => void;
  /**
   * Computes for about so many milliseconds. True when `lux` is new, undefined when there was nothing left to do.
   * A `turn` leaves refinements for later: they would keep what moves waiting. No such step both computes and has a new `lux`.
   */
  readonly step: (milliseconds: number, now: () => number, turn?: HurriedTurn) => boolean | undefined;
}

export interface LightFieldOptions {
  readonly faces: readonly Face[];
  readonly corners: { readonly positions: Float32Array; readonly normals: Float32Array };
  readonly occluders: readonly Occluder[];
  /** Shadow samples of a lamp; 0 for none. */
  readonly samples: number;
  /** Light that comes straight from elsewhere, such as the sky; lux, three channels a place. */
  readonly base?: (receivers: Receivers) => Float32Array;
  /** Light that comes from everywhere, in lux. */
  readonly ambient: readonly [number, number, number];
}

/** Lamps that are in the light, and with how many shadow samples they were put there. */
interface Applied {
  readonly lamps: readonly Lamp[];
  readonly samples: number;
}

interface Task {
  readonly id: string;
  readonly before: Applied;
  readonly after: Applied;
  /** Places up to here have its light. */
  done: number;
}

const NOTHING: Applied = { lamps: [], samples: 0 };
/** Shadow samples of a first step: a change is shown at once with one hard shadow, and softened when there is time. */
const FIRST_SAMPLES = 1;
const OPENED_AT_ONCE = 1500;
/** Places between two looks at the clock: about a third of a millisecond of a weak machine. */
const LIT_AT_ONCE = 400;

/** Keeps the light of a room up to date lamp by lamp: a moved lamp is taken away at its old place and added at its new one. */
export const createLightField = ({ faces, corners, occluders, samples, base, ambient }: LightFieldOptions): LightField => {
  const receivers = receiversOf(faces, corners);
  const bounce = interreflection(faces, receivers);
  const direct = base ? base(receivers) : new Float32Array(receivers.count * 3);
  const indirect = new Float32Array(receivers.count * 3);
  const lux = new Float32Array(receivers.count * 3);
  const applied = new Map<string, Applied>();
  const shading = thickOf(occluders);
  let wanted = new Map<string, readonly Lamp[]>();
  /** Lights whose lamps are not in the light as they are wanted: what is new before what is gone. */
  const urgent = new Set<string>();
  let task: Task | undefined;
  let isStale = true;
  let isFirst = true;
  /** Direct light that `lux` does not have yet. */
  let isNew = true;
  const blocks = occluders.flatMap((occluder) => occluder.blocks).map(seenBlock);
  /** Places up to here know how open they are. */
  let opened = blocks.length > 0 ? 0 : receivers.count;

  const isAsWanted = (id: string): boolean => (applied.get(id) ?? NOTHING).lamps === (wanted.get(id) ?? NOTHING.lamps);
  const want: LightField['want'] = (lamps) => {
    wanted = new Map(lamps);
    // Those that wait keep their turn: else the first of several lights that are pulled along would take it from the others at each step.
    for (const id of urgent) if (isAsWanted(id)) urgent.delete(id);
    for (const id of wanted.keys()) if (!isAsWanted(id)) urgent.add(id);
    for (const id of applied.keys()) if (!wanted.has(id)) urgent.add(id);
  };
  const wantOf: LightField['wantOf'] = (id, lamps) => {
    wanted.set(id, lamps);
    if (isAsWanted(id)) urgent.delete(id);
    else urgent.add(id);
  };
  const urgentTask = (): Task | undefined => {
    for (const id of urgent) {
      urgent.delete(id);
      if (isAsWanted(id)) continue;
      const lamps = wanted.get(id);
      const after = lamps === undefined ? NOTHING : { lamps, samples: Math.min(samples, FIRST_SAMPLES) };
      return { id, before: applied.get(id) ?? NOTHING, after, done: 0 };
    }
    return undefined;
  };
  const softeningTask = (): Task | undefined => {
    for (const [id, before] of applied) if (before.samples < samples) return { id, before, after: { ...before, samples }, done: 0 };
    return undefined;
  };
  const open = (): void => {
    const to = Math.min(receivers.count, opened + OPENED_AT_ONCE);
    computeOpenness(receivers, blocks, { from: opened, to });
    opened = to;
    isStale = true;
  };

  const advance = (current: Task): void => {
    const run = { from: current.done, to: Math.min(receivers.count, current.done + LIT_AT_ONCE) };
    const { before, after } = current;
    for (const lamp of before.lamps) addLamp(direct, receivers, run, lamp, { sign: -1, samples: before.samples, occluders: shading });
    for (const lamp of after.lamps) addLamp(direct, receivers, run, lamp, { sign: 1, samples: after.samples, occluders: shading });
    current.done = run.to;
    if (run.to < receivers.count) return;
    if (after === NOTHING) applied.delete(current.id);
    else applied.set(current.id, after);
    // Its lamps may have moved on meanwhile.
    if (!isAsWanted(current.id)) urgent.add(current.id);
    isNew = true;
    isStale = true;
    task = undefined;
  };

  const step: LightField['step'] = (milliseconds, now, turn) => {
    const until = now() + milliseconds;
    const isHurried = turn !== undefined;
    const isShown = turn === 'show' && isNew;
    while (!isShown) {
      task ??= urgentTask();
      // The light of all lamps is shown once before the slower refinements begin.
      const isRefining = task === undefined && !isHurried && !(isStale && isFirst);
      if (isRefining && opened < receivers.count) open();
      else {
        if (isRefining) task = softeningTask();
        if (!task) break;
        advance(task);
      }
      if (now() >= until) break;
    }
    // While lights move there is always a next one; the light of each is shown as soon as it is there.
    if (isHurried ? !isShown && (task || isNew) : task || (opened < receivers.count && !isFirst)) return false;
    if (!(isHurried ? isNew : isStale)) return undefined;
    isNew = false;
    // Reflected light changes little while one light moves; it is computed when there is time.
    if (isFirst || !isHurried) {
      isStale = false;
      isFirst = false;
      bounce.gather(direct, indirect, ambient);
    }
    for (let i = 0; i < lux.length; i++) lux[i] = Math.max(0, direct[i]!) + indirect[i]!;
    return true;
  };

  return {
    receivers,
    lux,
    want,
    wantOf,
    step,
  };
};
