/** A rectangle of a drawing or a picture, pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a size about its middle. */
export function boxAbout(x: number, y: number, width: number, height: number): ScreenBox {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Of the boxes along a line, pixels. */
const LINE_STEP = 14;

/** Boxes along a line, small enough to leave the area beside it free. */
export function boxesAlong(
  spots: readonly (readonly [x: number, y: number])[],
  halfWidth: number,
  stepPixels = LINE_STEP,
): readonly ScreenBox[] {
  return spots.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = spots[index] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / stepPixels));
    return Array.from({ length: steps }, (_, step) => {
      const at = (from: number, to: number, share: number): number => from + (to - from) * (share / steps);
      const [ax, bx] = [at(fromX, x, step), at(fromX, x, step + 1)];
      const [ay, by] = [at(fromY, y, step), at(fromY, y, step + 1)];
      return {
        left: Math.min(ax, bx) - halfWidth,
        top: Math.min(ay, by) - halfWidth,
        width: Math.abs(bx - ax) + 2 * halfWidth,
        height: Math.abs(by - ay) + 2 * halfWidth,
      };
    });
  });
}
