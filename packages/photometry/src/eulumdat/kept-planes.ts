import type { EulumdatSymmetry } from './eulumdat-file';

/** Indices of the C-planes whose intensities a file of this symmetry keeps, in its order (LD3). */
export function keptPlanes(symmetry: EulumdatSymmetry, planeCount: number): readonly number[] {
  const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => (start + index) % planeCount);
  switch (symmetry) {
    case 0:
      return from(0, planeCount);
    case 1:
      return [0];
    case 2:
      return from(0, Math.floor(planeCount / 2) + 1);
    case 3:
      // From C270 over C0 to C90.
      return from(Math.floor((3 * planeCount) / 4), Math.floor(planeCount / 2) + 1);
    case 4:
      return from(0, Math.floor(planeCount / 4) + 1);
    default:
      return symmetry satisfies never;
  }
}
