import { addLamp } from './add-lamp';
import type { Face } from './face';
import { interreflection } from './interreflection';
import type { Lamp } from './lamp';
import type { Occluder } from './occluder';
import { computeOpenness } from './openness';
import { type Receivers, receiversOf } from './receivers';

/** Lamps of one light; a light that moves is a new value. */
export type LampsById = ReadonlyMap<string, readonly Lamp[]>;

export interface LightField {
  readonly receivers: Receivers;
  /** Lux on every place, red, green and blue; valid after a `step` that answered true. */
  readonly lux: Float32Array;
  /** What is to shine from now on; lamps equal by identity stay as they are. */
  readonly want: (lamps: LampsById) => void;
  /** Computes for about so many milliseconds. True when `lux` is new, undefined when there was nothing left to do. */
  readonly step: (milliseconds: number, now: () => number) => boolean | undefined;
}

export interface LightFieldOptions {
  readonly faces: readonly Face[];
  readonly corners: { readonly positions: Float32Array; readonly normals: Float32Array };
  readonly occluders: readonly Occluder[];
  /** Shadow samples of a lamp; 0 for none. */
  readonly samples: number;
  /** Light that is there without any lamp, in lux, such as that of the sky. */
  readonly base?: (receivers: Receivers) => Float32Array;
}

interface Task {
  readonly id: string;
  readonly before: readonly Lamp[];
  readonly after: readonly Lamp[];
  range: number;
}

/** The light of a room, kept up to date lamp by lamp: what moves is taken away where it was and added where it is. */
export const createLightField = ({ faces, corners, occluders, samples, base }: LightFieldOptions): LightField => {
  const receivers = receiversOf(faces, corners);
  computeOpenness(receivers, occluders);
  const bounce = interreflection(faces, receivers);
  const direct = base ? base(receivers) : new Float32Array(receivers.count * 3);
  const indirect = new Float32Array(receivers.count * 3);
  const lux = new Float32Array(receivers.count * 3);
  const applied = new Map<string, readonly Lamp[]>();
  let wanted: LampsById = new Map();
  let task: Task | undefined;
  let isStale = true;

  const nextTask = (): Task | undefined => {
    for (const [id, after] of wanted) {
      const before = applied.get(id) ?? [];
      if (before !== after) return { id, before, after, range: 0 };
    }
    for (const [id, before] of applied) if (!wanted.has(id)) return { id, before, after: [], range: 0 };
    return undefined;
  };

  const advance = (current: Task): void => {
    const run = receivers.ranges[current.range]!;
    for (const lamp of current.before) addLamp(direct, receivers, run, lamp, { sign: -1, samples, occluders });
    for (const lamp of current.after) addLamp(direct, receivers, run, lamp, { sign: 1, samples, occluders });
    current.range++;
    if (current.range < receivers.ranges.length) return;
    if (current.after.length === 0) applied.delete(current.id);
    else applied.set(current.id, current.after);
    isStale = true;
    task = undefined;
  };

  const step = (milliseconds: number, now: () => number): boolean | undefined => {
    const until = now() + milliseconds;
    for (;;) {
      task ??= nextTask();
      if (!task) break;
      advance(task);
      if (now() >= until) break;
    }
    if (task) return false;
    if (!isStale) return undefined;
    isStale = false;
    bounce.gather(direct, indirect);
    for (let i = 0; i < lux.length; i++) lux[i] = Math.max(0, direct[i]!) + indirect[i]!;
    return true;
  };

  return {
    receivers,
    lux,
    want: (lamps) => {
      wanted = lamps;
    },
    step,
  };
};
