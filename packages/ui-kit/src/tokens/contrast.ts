type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  const [r, g, b] = [red, green, blue].map((pair) => Number.parseInt(pair, 16) / 255) as [number, number, number];
  if (Number.isNaN(r + g + b)) throw new Error(`${hex} is no colour of the form #rrggbb`);
  return [r, g, b];
};

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours by WCAG 2.2, 1 to 21. AA asks 4.5 of text and 3 of the frame of a control. */
export const contrast = (one: string, other: string): number => {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
};
