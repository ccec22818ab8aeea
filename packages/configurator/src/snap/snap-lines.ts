import type { ElementId, Furniture } from '@candil/domain';
import type { Scene } from '../scene/scene';
import type { Guide } from '../state/states';

/** Something to be in line with. */
export interface SnapLine {
  readonly axis: 'x' | 'z';
  readonly at: number;
  readonly with: Extract<Guide, { kind: 'alignment' }>['with'];
}

/** The axes of the room, of its furniture and of everything that hangs and does not move. */
export function snapLines(
  { lights, canopies }: Scene,
  furniture: readonly Furniture[],
  isMoving: (id: ElementId) => boolean,
): readonly SnapLine[] {
  const feeds = canopies.filter(({ isFreeWire, isVirtual }) => isFreeWire && !isVirtual);
  const standing = [...lights, ...feeds].filter(({ id }) => !isMoving(id));
  const axes = ['x', 'z'] as const;
  return axes.flatMap((axis): readonly SnapLine[] => [
    ...furniture.map((piece) => ({ axis, at: piece[axis], with: 'furniture' }) as const),
    { axis, at: 0, with: 'room' },
    ...standing.map((each) => ({ axis, at: each[axis], with: [each.id] })),
  ]);
}
