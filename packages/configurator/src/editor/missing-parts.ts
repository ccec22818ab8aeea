import type { StoreApi } from 'zustand/vanilla';

/** A part of the program that somebody misses: it was asked for in vain, or is late. */
export interface MissingPart {
  /** True while it is still on its way, longer than usual. */
  readonly isLate: boolean;
  /** Why it did not arrive; undefined while it is on its way. */
  readonly cause: unknown;
  /** Asks for it again; resolves when it has arrived, was asked for in vain once more, or is late once more. */
  readonly again: () => Promise<unknown>;
}

export type MissingParts = StoreApi<readonly MissingPart[]>;

export function noteMissing(parts: MissingParts, part: MissingPart): void {
  parts.setState([...others(parts, part.again), part], true);
}

export function noteArrived(parts: MissingParts, again: MissingPart['again']): void {
  const left = others(parts, again);
  if (left.length < parts.getState().length) parts.setState(left, true);
}

function others(parts: MissingParts, again: MissingPart['again']): readonly MissingPart[] {
  return parts.getState().filter((part) => part.again !== again);
}
