import type { IesFile, IesVersion } from '../ies';
import type { LuminousOpening } from '../luminaire';

type Signs = `${'-' | '0' | '+'}${'-' | '0' | '+'}${'-' | '0' | '+'}`;

/** Shapes common to all editions, and unambiguous uses of another edition's signs (IE8). */
const SHAPES: Partial<Record<Signs, LuminousOpening['shape']>> = {
  '000': 'point',
  '--0': 'ellipse',
  '--+': 'ellipse',
  '---': 'ellipsoid',
  // Editions before 2002: a circle by its diameter alone, a lying cylinder by length and diameter, an ellipse with one axis marked.
  '-00': 'ellipse',
  '-0+': 'ellipse',
  '0+-': 'cylinder-along-c0',
  '+0-': 'cylinder-along-c90',
  '-+0': 'ellipse',
  '+-0': 'ellipse',
  '-++': 'ellipse',
  '+-+': 'ellipse',
};
/** The same signs, another shape: what editions until 1995 mean by them, and those since 2002 (IE13). */
const SHAPES_UNTIL_1995: typeof SHAPES = { '-0-': 'ellipsoid', '-+-': 'ellipsoid', '+--': 'ellipsoid' };
const SHAPES_SINCE_2002: typeof SHAPES = { '-0-': 'upright-ellipse', '-+-': 'cylinder-along-c0', '+--': 'cylinder-along-c90' };
const isOld = (version: IesVersion) => version !== '2002' && version !== '2019';
const FOOT_METRES = 0.3048;

type Dimensions = readonly [width: number, length: number, height: number];

const signOf = (value: number) => (value < 0 ? '-' : value > 0 ? '+' : '0');

/** The luminous opening that width, length and height of an IES file describe with their signs (IE8). */
export function openingOfIes(file: IesFile): LuminousOpening {
  const { openingWidth, openingLength, openingHeight, version } = file;
  const metres = file.units === 'feet' ? FOOT_METRES : 1;
  const signs = `${signOf(openingWidth)}${signOf(openingLength)}${signOf(openingHeight)}` as Signs;
  const shape = (isOld(version) ? SHAPES_UNTIL_1995 : SHAPES_SINCE_2002)[signs] ?? SHAPES[signs] ?? 'rectangle';
  const [across, along, height] = [openingWidth, openingLength, openingHeight].map((value) => Math.abs(value) * metres) as [
    number,
    number,
    number,
  ];
  const isRoundByOne = (shape === 'ellipse' || shape === 'ellipsoid') && openingLength === 0;
  const isOldCylinder = signs === '0+-' || signs === '+0-';
  return {
    shape,
    alongC0Metres: isRoundByOne ? across : isOldCylinder && signs === '+0-' ? height : along,
    alongC90Metres: isOldCylinder && signs === '0+-' ? height : across,
    heightMetres: height,
  };
}

const WRITTEN: Readonly<Record<LuminousOpening['shape'], readonly [number, number, number]>> = {
  point: [0, 0, 0],
  rectangle: [1, 1, 1],
  ellipse: [-1, -1, 1],
  ellipsoid: [-1, -1, -1],
  'cylinder-along-c0': [-1, 1, -1],
  'cylinder-along-c90': [1, -1, -1],
  'upright-ellipse': [-1, 0, -1],
};

/**
 * Signs of editions until 1995, where a circle is its diameter alone; an upright ellipse, which they do not know, is written as the
 * rectangle around it (IE13).
 */
function writtenUntil1995({ shape, alongC0Metres: along, alongC90Metres: across, heightMetres: height }: LuminousOpening): Dimensions {
  const isRound = along === across;
  switch (shape) {
    case 'point':
      return [0, 0, 0];
    case 'rectangle':
      return [across, along, height];
    case 'ellipse':
      return isRound ? [-across, 0, height] : [-across, along, height];
    case 'ellipsoid':
      return isRound && height === across ? [-across, 0, -height] : [-across, along, -height];
    case 'cylinder-along-c0':
      return [0, along, -height];
    case 'cylinder-along-c90':
      return [across, 0, -height];
    case 'upright-ellipse':
      return [across, 0, height];
    default:
      return shape satisfies never;
  }
}

/** Width, length and height in metres, signed as the edition has it (IE8, IE13). */
export function iesDimensions(opening: LuminousOpening, version: IesVersion): Dimensions {
  const { shape, alongC0Metres, alongC90Metres, heightMetres } = opening;
  const [width, length, height] = WRITTEN[shape];
  const signed = isOld(version)
    ? writtenUntil1995(opening)
    : ([width * alongC90Metres, length * alongC0Metres, height * heightMetres] as const);
  // Without −0, which reads as another number than 0.
  return [signed[0] + 0, signed[1] + 0, signed[2] + 0];
}
