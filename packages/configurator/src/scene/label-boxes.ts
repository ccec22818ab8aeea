import { boxField, type Covering } from './box-field';
import type { ScreenBox } from './screen-box';

/** A label with the boxes that it may stand in, the best first. */
export interface LabelBoxes {
  readonly boxes: readonly ScreenBox[];
  /** Left out rather than put over something. */
  readonly isOptional?: boolean;
}

/**
 * Index of the first free box of each label, clear of occupied boxes and earlier labels; undefined where the label is left out. A label that
 * must stand somewhere takes the box that covers least. `taken` are the occupied boxes, or what answers for them. `now` are the boxes that
 * they have: where that of a label is free it stays there and does not jump.
 */
export function chooseLabelBoxes(
  labels: readonly LabelBoxes[],
  taken: readonly ScreenBox[] | Covering,
  within?: ScreenBox,
  now?: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const field = 'coveredBy' in taken ? taken : boxField(taken);
  const filled: ScreenBox[] = [];
  return labels.map(({ boxes, isOptional = false }, label) => {
    let best: number | undefined;
    let least = isOptional ? 0 : Number.POSITIVE_INFINITY;
    /** Takes a box where it covers less than the best one before; returns whether it is free. */
    const take = (index: number): boolean => {
      const box = boxes[index];
      if (box === undefined) return false;
      const covered = field.coveredBy(box, coveredBy(box, filled, least), least) + outsideOf(box, within);
      if (covered > least || (covered === least && covered > 0)) return false;
      best = index;
      least = covered;
      return covered === 0;
    };
    const first = now?.[label];
    if (first === undefined || !take(first)) for (let index = 0; index < boxes.length && !(index !== first && take(index)); index += 1);
    const chosen = best === undefined ? undefined : boxes[best];
    if (chosen !== undefined) filled.push(chosen);
    return best;
  });
}

/** Returns the area of a box that others cover, in square pixels; counting stops at `most`. */
function coveredBy(box: ScreenBox, others: readonly ScreenBox[], most: number): number {
  let sum = 0;
  for (const other of others) {
    sum += overlap(box, other);
    if (sum > most) return sum;
  }
  return sum;
}

/** Exactly 0 for a box that is wholly inside: the difference of two areas is not, by how numbers are rounded. */
function outsideOf(box: ScreenBox, within: ScreenBox | undefined): number {
  return within === undefined || isInside(box, within) ? 0 : box.width * box.height - overlap(box, within);
}

function isInside({ left, top, width, height }: ScreenBox, within: ScreenBox): boolean {
  const isAcross = left >= within.left && left + width <= within.left + within.width;
  return isAcross && top >= within.top && top + height <= within.top + within.height;
}

function overlap(a: ScreenBox, b: ScreenBox): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide <= 0 || high <= 0 ? 0 : wide * high;
}
