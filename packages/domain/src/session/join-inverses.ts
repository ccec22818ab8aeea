import type { Operation } from '../element';

/**
 * One inverse of two steps, that of the later one first. Where both only put elements and values back, each is put back once: a key held
 * down for a minute is as long as one nudge.
 */
export function joinInverses(later: readonly Operation[], earlier: readonly Operation[]): readonly Operation[] {
  const all = [...later, ...earlier];
  if (!all.every(({ kind }) => kind === 'place' || kind === 'attributes')) return all;
  const last = new Map<string, Operation>();
  for (const operation of all) if ('elementId' in operation) last.set(`${operation.kind} ${operation.elementId}`, operation);
  return [...last.values()];
}
