/**
 * Returns the given number of deficits that sum to `total`, ascending, or undefined if none do. The choice with the smallest spread wins,
 * then the smallest sum of squares, then the lexicographically smaller one (DR3–DR5). A deficit is the difference of a group from the
 * largest size, so spread and order of squares are those of the sizes themselves, and the smaller deficits first are the larger groups
 * first. `deficits` ascend; each may be chosen again and again.
 */
export function fewestDeficits(deficits: readonly number[], groups: number, total: number): readonly number[] | undefined {
  let best: Choice | undefined;
  for (const [index, lowest] of deficits.entries()) {
    // Already the lowest ones pass the sum, and higher ones all the more.
    if (lowest * groups > total) break;
    const found = narrowestFrom(deficits.slice(index), groups, total, best?.spread ?? total);
    // The first of equal ones is lexicographically smaller: it begins lower.
    if (found !== undefined && (best === undefined || found.spread < best.spread || found.squares < best.squares)) best = found;
  }
  return best?.chosen;
}

interface Choice {
  readonly spread: number;
  readonly squares: number;
  readonly chosen: readonly number[];
}

/** The best choice from the narrowest window that begins with the first deficit and is no wider than `widest`. */
function narrowestFrom(window: readonly number[], groups: number, total: number, widest: number): Choice | undefined {
  const lowest = window[0] as number;
  /** Smallest sum of squares of so many deficits (rows) of such a sum (columns). */
  const squares = Array.from({ length: groups + 1 }, () => new Array<number>(total + 1).fill(Number.POSITIVE_INFINITY));
  rowOf(squares, 0)[0] = 0;
  for (const [index, deficit] of window.entries()) {
    const spread = deficit - lowest;
    if (spread > widest) return undefined;
    admit(squares, deficit);
    const least = rowOf(squares, groups)[total] as number;
    if (least < Number.POSITIVE_INFINITY) return { spread, squares: least, chosen: readBack(squares, window.slice(0, index + 1), total) };
  }
  return undefined;
}

/** Lets the sums take one more kind of deficit, any number of times. */
function admit(squares: readonly number[][], deficit: number): void {
  for (let group = 1; group < squares.length; group += 1) {
    const fewer = rowOf(squares, group - 1);
    const row = rowOf(squares, group);
    for (let sum = deficit; sum < row.length; sum += 1) {
      row[sum] = Math.min(row[sum] as number, (fewer[sum - deficit] as number) + squareOf(deficit));
    }
  }
}

/** Reads back the choice with the smallest sum of squares; a tie goes to the smallest first deficit, then the smallest second one, … */
function readBack(squares: readonly number[][], window: readonly number[], total: number): readonly number[] {
  const chosen: number[] = [];
  let sum = total;
  for (let group = squares.length - 1; group > 0; group -= 1) {
    const least = rowOf(squares, group)[sum];
    const fewer = rowOf(squares, group - 1);
    const next = window.find((deficit) => (fewer[sum - deficit] ?? Number.POSITIVE_INFINITY) + squareOf(deficit) === least) as number;
    chosen.push(next);
    sum -= next;
  }
  return chosen;
}

function squareOf(deficit: number): number {
  return deficit * deficit;
}

function rowOf(squares: readonly number[][], group: number): number[] {
  return squares[group] as number[];
}
