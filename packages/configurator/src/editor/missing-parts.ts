import type { StoreApi } from 'zustand/vanilla';

/** A part of the program that was asked for in vain, and that somebody misses. */
export interface MissingPart {
  /** Why it did not arrive. */
  readonly cause: unknown;
  /** Asks for it again; resolves when it has arrived, or was asked for in vain once more. */
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
