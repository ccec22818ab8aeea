import type { PendantHeightRange } from '../attribute';

/** Heights that remain, both ends included, in whole centimetres. */
export interface HeightSpan {
  /** The lowest of the span, whole centimetres, included. */
  readonly minCm: number;
  /** The highest of the span, whole centimetres, included. */
  readonly maxCm: number;
}

const HIGHEST_CM = 9_999;

/** Every height of the ranges, the standard ones first, each range then upwards. */
export function* heightsFrom(ranges: readonly PendantHeightRange[]): Generator<number> {
  for (const { standard } of ranges) yield standard;
  for (const range of ranges) for (const height of heightsOf(range)) if (height !== range.standard) yield height;
}

/** Every height of a range upwards; only the standard where it cannot change, and none that an LW code cannot say (AT3, RC11). */
export function* heightsOf({ min, standard, max, delta }: PendantHeightRange): Generator<number> {
  if (delta === 0) yield standard;
  else for (let height = Math.max(0, Math.ceil(min)); height <= Math.min(max, HIGHEST_CM); height += 1) yield height;
}

/** Every height of the ranges but the given one, the nearest first, the lower first of two as near. */
export function heightsAround(ranges: readonly PendantHeightRange[], heightCm: number): readonly number[] {
  const heights = new Set(ranges.flatMap((range) => [...heightsOf(range)]));
  heights.delete(heightCm);
  return [...heights].sort((a, b) => Math.abs(a - heightCm) - Math.abs(b - heightCm) || a - b);
}

/** The heights of a range as one span. */
export function wholeSpan({ min, standard, max, delta }: PendantHeightRange): HeightSpan {
  return delta === 0 ? { minCm: standard, maxCm: standard } : { minCm: min, maxCm: max };
}

/** The ranges of the remaining heights, ascending; an open answer ends the search and is reported (OP14, OP15). */
export function remainingSpans(
  range: PendantHeightRange,
  remains: (heightCm: number) => boolean | undefined,
): { readonly spans: readonly HeightSpan[]; readonly isOpen: boolean } {
  const spans: { minCm: number; maxCm: number }[] = [];
  for (const height of heightsOf(range)) {
    const answer = remains(height);
    if (answer === undefined) return { spans, isOpen: true };
    if (!answer) continue;
    const last = spans.at(-1);
    if (last?.maxCm === height - 1) last.maxCm = height;
    else spans.push({ minCm: height, maxCm: height });
  }
  return { spans, isOpen: false };
}
