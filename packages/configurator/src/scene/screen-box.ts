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
  const boxes: ScreenBox[] = [];
  for (let index = 1; index < spots.length; index += 1) {
    const [fromX, fromY] = spots[index - 1] as readonly [number, number];
    const [toX, toY] = spots[index] as readonly [number, number];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / stepPixels));
    const [alongX, alongY] = [(toX - fromX) / steps, (toY - fromY) / steps];
    for (let step = 0; step < steps; step += 1)
      boxes.push({
        left: fromX + alongX * step + Math.min(0, alongX) - halfWidth,
        top: fromY + alongY * step + Math.min(0, alongY) - halfWidth,
        width: Math.abs(alongX) + 2 * halfWidth,
        height: Math.abs(alongY) + 2 * halfWidth,
      });
  }
  return boxes;
}
