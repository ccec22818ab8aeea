import { DRAWN_LAYERS, type DrawnBoard, type DrawnLayer, type DrawnShape } from './drawn-board';

/** Colours of AutoCAD by layer. */
const COLOURS: Readonly<Record<DrawnLayer, number>> = { CARRIER: 7, HUNG: 30, CONNECTOR: 8, DIMENSION: 5, TEXT: 7 };

/** R12 knows ASCII alone: anything else is written by its number. */
const ascii = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 32 && code < 127 ? letter : code > 0xffff ? '?' : `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    })
    .join('');

/** Millimetres; up the page where the board has down. */
const at = (x: number, z: number, [codeX, codeY]: readonly [number, number] = [10, 20]): readonly (readonly [number, string])[] => [
  [codeX, (x * 1000).toFixed(2)],
  [codeY, (-z * 1000).toFixed(2)],
];

type Pair = readonly [code: number, value: string];

const entity = (shape: DrawnShape): readonly Pair[] => {
  const layer: Pair = [8, shape.layer];
  switch (shape.kind) {
    case 'polygon':
      return [
        [0, 'POLYLINE'],
        layer,
        [66, '1'],
        [70, '1'],
        ...shape.points.flatMap(([x, z]): readonly Pair[] => [[0, 'VERTEX'], layer, ...at(x, z)]),
        [0, 'SEQEND'],
        layer,
      ];
    case 'circle':
      return [[0, 'CIRCLE'], layer, ...at(shape.x, shape.z), [40, (shape.radius * 1000).toFixed(2)]];
    case 'line':
      return [[0, 'LINE'], layer, ...at(...shape.from), ...at(...shape.to, [11, 21])];
    case 'text':
      return [
        [0, 'TEXT'],
        layer,
        ...at(shape.x, shape.z),
        [40, (shape.height * 1000).toFixed(2)],
        [1, ascii(shape.text)],
        ...(shape.isUpright === true ? [[50, '90'] as Pair] : []),
        ...(shape.anchor === 'middle' ? [[72, '1'] as Pair, ...at(shape.x, shape.z, [11, 21])] : []),
      ];
  }
};

/** The drawing as DXF of release 12, which every drawing program reads: millimetres, a layer for each kind of thing. */
export const dxfOfBoard = ({ shapes, x, z, width, depth }: DrawnBoard): string => {
  const pairs: readonly Pair[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    ...at(x, z + depth),
    [9, '$EXTMAX'],
    ...at(x + width, z),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LTYPE'],
    [70, '1'],
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, '0'],
    [3, 'Solid line'],
    [72, '65'],
    [73, '0'],
    [40, '0.0'],
    [0, 'ENDTAB'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, String(DRAWN_LAYERS.length)],
    ...DRAWN_LAYERS.flatMap((layer): readonly Pair[] => [
      [0, 'LAYER'],
      [2, layer],
      [70, '0'],
      [62, String(COLOURS[layer])],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...shapes.flatMap(entity),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return `${pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join('\r\n')}\r\n`;
};
