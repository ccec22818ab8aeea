import type { IesFile } from '../ies';
import type { LuminousOpening } from '../luminaire';

type Signs = `${'-' | '0' | '+'}${'-' | '0' | '+'}${'-' | '0' | '+'}`;

/** By the signs of width, length and height, as editions since 2002 have it, with the rectangles and circles of all (IE8). */
const SHAPES: Partial<Record<Signs, LuminousOpening['shape']>> = {
  '000': 'point',
  '--0': 'ellipse',
  '--+': 'ellipse',
  '---': 'ellipsoid',
  '-+-': 'cylinder-along-c0',
  '+--': 'cylinder-along-c90',
  '-0-': 'upright-ellipse',
  // Editions before 2002: a circle by its diameter alone, a sphere by width and height, a lying cylinder by length and diameter.
  '-00': 'ellipse',
  '-0+': 'ellipse',
  '0+-': 'cylinder-along-c0',
  '+0-': 'cylinder-along-c90',
  // An ellipse with one axis marked.
  '-+0': 'ellipse',
  '+-0': 'ellipse',
  '-++': 'ellipse',
  '+-+': 'ellipse',
};
const FOOT_METRES = 0.3048;

const signOf = (value: number) => (value < 0 ? '-' : value > 0 ? '+' : '0');

/** The luminous opening that width, length and height of an IES file describe with their signs (IE8). */
export function openingOfIes(file: IesFile): LuminousOpening {
  const { openingWidth, openingLength, openingHeight, version } = file;
  const metres = file.units === 'feet' ? FOOT_METRES : 1;
  const signs = `${signOf(openingWidth)}${signOf(openingLength)}${signOf(openingHeight)}` as Signs;
  const isOld = version !== '2002' && version !== '2019';
  const shape = signs === '-0-' && isOld ? 'ellipsoid' : (SHAPES[signs] ?? 'rectangle');
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

/** Width, length and height in metres, signed as editions since 2002 have it (IE8). */
export function iesDimensions({ shape, alongC0Metres, alongC90Metres, heightMetres }: LuminousOpening): readonly [number, number, number] {
  const [width, length, height] = WRITTEN[shape];
  // Without −0, which reads as another number than 0.
  return [width * alongC90Metres + 0, length * alongC0Metres + 0, height * heightMetres + 0];
}
