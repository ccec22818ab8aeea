/** Measurements of a studio photograph; lengths in widths of the picture. */
export interface PhotoTraits {
  /** Colour of the paper beside the luminaire, from the top to the bottom of the picture in even steps. */
  readonly paper: readonly string[];
  /** The cables that leave the picture at its top. */
  readonly cables: readonly Cable[];
  /** Lowest edge of the luminaire. */
  readonly bottom: number;
  /** Widest extent of the luminaire. */
  readonly width: number;
}

interface Cable {
  readonly x: number;
  readonly width: number;
  readonly color: string;
}

export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

type Color = readonly [number, number, number];

const PAPER_STEPS = 8;
/** Sum of the differences of the channels from which something stands before the paper. */
const APART = 36;
/** A cable is thin; anything wider at the top belongs to the luminaire. */
const WIDEST_CABLE = 0.04;
const MOST_CABLES = 8;
/** The studio puts the middle of a luminaire here. */
const MIDDLE = 0.425;
/** Below this lies the pool of light on the floor. */
const FLOOR = 0.86;

const at = ({ data, width }: Pixels, x: number, y: number): Color => {
  const index = (y * width + x) * 4;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
};
const apart = (one: Color, other: Color): number => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
const css = ([red, green, blue]: Color): string => `rgb(${red} ${green} ${blue})`;

/** The traits of a picture; undefined where no cable leaves it at the top, so that it cannot be hung. */
export const traitsOf = (pixels: Pixels): PhotoTraits | undefined => {
  const { width, height } = pixels;
  const cables = cablesOf(pixels);
  if (cables.length === 0 || cables.length > MOST_CABLES) return undefined;
  let [left, right, bottom] = [width, 0, Math.round(MIDDLE * height)];
  let isInside = true;
  for (let y = bottom; isInside && y < FLOOR * height; y += 1) {
    const paper = at(pixels, 1, y);
    isInside = false;
    for (let x = Math.round(width * 0.08); x < width * 0.92; x += 1) {
      if (apart(at(pixels, x, y), paper) <= APART) continue;
      isInside = true;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    if (isInside) bottom = y;
  }
  if (right <= left) return undefined;
  const paper = Array.from({ length: PAPER_STEPS + 1 }, (_, step) =>
    css(at(pixels, 1, Math.min(height - 1, Math.round((step / PAPER_STEPS) * (height - 1))))),
  );
  return { paper, cables, bottom: (bottom + 1) / height, width: (right - left + 1) / width };
};

const cablesOf = (pixels: Pixels): readonly Cable[] => {
  const { width } = pixels;
  const paper = at(pixels, 1, 1);
  const cables: Cable[] = [];
  let start: number | undefined;
  for (let x = 0; x <= width; x += 1) {
    const isCovered = x < width && apart(at(pixels, x, 1), paper) > APART;
    if (isCovered) start ??= x;
    else if (start !== undefined) {
      if (x - start > width * WIDEST_CABLE) return [];
      cables.push(cableIn(pixels, start, x));
      start = undefined;
    }
  }
  return cables;
};

/** The cable between two columns. Its edges cover their pixels in part: the darker one is, the more of it. */
const cableIn = (pixels: Pixels, start: number, end: number): Cable => {
  const paper = at(pixels, 1, 1);
  const columns = Array.from({ length: end - start + 2 }, (_, index) => start - 1 + index).filter((x) => x >= 0 && x < pixels.width);
  const contrasts = columns.map((x) => apart(at(pixels, x, 1), paper));
  const full = Math.max(...contrasts);
  const covered = contrasts.reduce((sum, contrast) => sum + contrast / full, 0);
  const middle = columns.reduce((sum, x, index) => sum + (x + 0.5) * ((contrasts[index] ?? 0) / full), 0) / covered;
  return { x: middle / pixels.width, width: covered / pixels.width, color: css(at(pixels, columns[contrasts.indexOf(full)] ?? start, 1)) };
};

/** Reads a loaded picture; undefined where the browser does not let its pixels be read. */
export const readPhoto = (image: HTMLImageElement): PhotoTraits | undefined => {
  const side = Math.min(400, image.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || side === 0) return undefined;
  try {
    context.drawImage(image, 0, 0, side, side);
    return traitsOf(context.getImageData(0, 0, side, side));
  } catch {
    // A picture of another host may be shown but not read.
    return undefined;
  }
};
