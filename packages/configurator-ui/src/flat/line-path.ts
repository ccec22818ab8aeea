/** A line through spots of a flat view, to a tenth of a pixel. */
export const linePath = (spots: readonly (readonly [x: number, y: number])[]): string =>
  `M${spots.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}`;

const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
