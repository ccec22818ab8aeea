import { burn, type RunState } from './run-state';

/** Deciding value of a chain or a loop, and the fuel of each part. */
export interface Deciding {
  readonly wanted: boolean;
  readonly cost: number;
  readonly offset: number;
}

/**
 * Searches the parts in order for one that is `wanted`, where parts can break: a deciding part overrides those that broke before it;
 * without one, the first break counts. Nothing overrides the end of the fuel (RU11).
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
