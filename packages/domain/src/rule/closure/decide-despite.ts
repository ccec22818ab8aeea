import { burn, type RunState } from './run-state';

/** What decides a chain or a loop: the value that ends it, and the fuel of each part. */
export interface Deciding {
  readonly wanted: boolean;
  readonly cost: number;
  readonly offset: number;
}

/**
 * Whether a part is `wanted`, looked for in order, where parts can break: one that decides makes up for those that broke before it;
 * if none does, the first that broke is what broke. Nothing makes up for the end of the fuel (RU11).
 */
export function decideDespite<Part>(
  state: RunState,
  { wanted, cost, offset: partOffset }: Deciding,
  parts: readonly Part[],
  test: (part: Part, here: unknown) => boolean,
  here: unknown,
): boolean {
  if (state.broken !== undefined) return false;
  let broken: RunState['broken'];
  let offset = 0;
  for (let index = 0; index < parts.length; index += 1) {
    if (!burn(state, cost, partOffset)) return false;
    const value = test(parts[index] as Part, here);
    if (state.broken === undefined) {
      if (value === wanted) return wanted;
    } else if (state.broken === 'rule.fuel') return false;
    else {
      if (broken === undefined) {
        broken = state.broken;
        offset = state.offset;
      }
      state.broken = undefined;
    }
  }
  state.broken = broken;
  state.offset = offset;
  return !wanted;
}
