/** Easing of heights from the first to the last: evenly, slowly at first, slowly at last, slowly at both, or there and back. */
export type Ease = 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out' | 'arch';

export const EASES: readonly Ease[] = ['linear', 'ease-in', 'ease-out', 'ease-in-out', 'arch'];

/** Returns the eased share at a share of the way, both from 0 to 1. */
export function easeAt(ease: Ease, share: number): number {
  switch (ease) {
    case 'linear':
      return share;
    case 'ease-in':
      return share ** 2;
    case 'ease-out':
      return 1 - (1 - share) ** 2;
    case 'ease-in-out':
      return (1 - Math.cos(Math.PI * share)) / 2;
    case 'arch':
      return Math.sin(Math.PI * share);
  }
}

export interface Gradient {
  /** Whole centimetres below the ceiling. */
  readonly fromCm: number;
  readonly toCm: number;
  readonly ease: Ease;
}

/** The heights of so many pendants in whole centimetres, from the first to the last; one alone has that of the beginning. */
export function gradientHeights({ fromCm, toCm, ease }: Gradient, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count < 2 ? 0 : index / (count - 1);
    return Math.round(fromCm + (toCm - fromCm) * easeAt(ease, share));
  });
}
