import { type BoardBody, boardDimensions, boardJoints, cornersOf, openConnectors, placedConnectors, placeOnBoard } from '@candil/domain';
import type { BoardCatalogue, BoardFacts } from '../board';
import { metresInPlan } from '../scene/metres-between';

/** Layers of the drawing, by their contents. */
export type DrawnLayer = 'CARRIER' | 'HUNG' | 'CONNECTOR' | 'DIMENSION' | 'TEXT';
export const DRAWN_LAYERS: readonly DrawnLayer[] = ['CARRIER', 'HUNG', 'CONNECTOR', 'DIMENSION', 'TEXT'];

interface OnLayer {
  readonly layer: DrawnLayer;
}

/** Shapes of a drawing. Metres: x to the right, z down the page. */
export type DrawnShape = OnLayer &
  (
    | { readonly kind: 'polygon'; readonly points: readonly (readonly [x: number, z: number])[]; readonly fill?: string }
    | { readonly kind: 'circle'; readonly x: number; readonly z: number; readonly radius: number; readonly fill?: string }
    | { readonly kind: 'line'; readonly from: readonly [x: number, z: number]; readonly to: readonly [x: number, z: number] }
    | {
        readonly kind: 'text';
        readonly x: number;
        readonly z: number;
        /** Height of the capitals. */
        readonly height: number;
        readonly text: string;
        readonly anchor: 'start' | 'middle';
        readonly isUpright?: boolean;
        readonly isLight?: boolean;
      }
  );

/** A board as one drawing that screen files, paper and drawing programs take alike. */
export interface DrawnBoard {
  readonly shapes: readonly DrawnShape[];
  /** With room for lengths and labels. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Texts that the drawing needs. */
export interface DrawnWords {
  /** A length without its unit. */
  readonly length: (metres: number) => string;
  readonly nameOf: (model: string) => string;
}

const TEXT_METRES = 0.035;
const TICK_METRES = 0.012;
const LAMP = '#fdf3dd';
const STEM_METRES = 0.012;
const UNPAINTED = '#dcdcd6';

/** The board with its lengths, labels and connectors; undefined while nothing is on it. */
export const drawBoard = (
  { bodies, parts, labels }: Pick<BoardFacts, 'bodies' | 'parts' | 'labels'>,
  catalogue: Pick<BoardCatalogue, 'models'>,
  words: DrawnWords,
): DrawnBoard | undefined => {
  const all = [...bodies.values()].sort((one, other) => Number(one.shape.layer === 'hung') - Number(other.shape.layer === 'hung'));
  const dimensions = boardDimensions(all);
  if (dimensions === undefined) return undefined;
  const { extent, alongX, alongZ } = dimensions;
  const [bottom, right] = [extent.z + extent.depthMetres, extent.x + extent.widthMetres];
  const shapes: DrawnShape[] = [
    ...all.flatMap((body) => bodyShapes(body, parts.get(body.id), catalogue)),
    ...ringsOf(all),
    ...all.flatMap((body) => labelOf(body, labels.get(body.id) ?? '')),
    ...chain(alongX, bottom + 0.12, 'x', words),
    ...chain(ends(alongX), bottom + 0.22, 'x', words),
    ...chain(alongZ, right + 0.12, 'z', words),
    ...chain(ends(alongZ), right + 0.22, 'z', words),
  ];
  return { shapes, x: extent.x - 0.1, z: extent.z - 0.14, width: extent.widthMetres + 0.42, depth: extent.depthMetres + 0.46 };
};

const ends = (edges: readonly number[]): readonly number[] => (edges.length > 2 ? [edges[0] as number, edges.at(-1) as number] : []);

type PartOfBoard = ReturnType<BoardFacts['parts']['get']>;

const bodyShapes = (body: BoardBody, part: PartOfBoard, { models }: Pick<BoardCatalogue, 'models'>): readonly DrawnShape[] => {
  const model = part && models.get(part.model);
  const value = model?.variations.find(({ type, modifier }) => type === 'color' && modifier === part?.selection.color)?.value;
  const fill = typeof value === 'string' ? value : UNPAINTED;
  const layer = body.shape.layer === 'hung' ? 'HUNG' : 'CARRIER';
  const shines = (model?.technical.lumens ?? 0) > 0;
  if (body.shape.outline === 'round') {
    const height = part?.selection.pendantHeightCm;
    const radius = body.widthMetres / 2;
    return [
      ...stemsOf(body, fill),
      { kind: 'circle', layer, x: body.x, z: body.z, radius, fill },
      ...(shines && height === undefined
        ? [{ kind: 'circle', layer, x: body.x, z: body.z, radius: radius * 0.56, fill: LAMP } as const]
        : []),
      ...(height === undefined
        ? []
        : [
            {
              kind: 'text',
              layer: 'TEXT',
              x: body.x,
              z: body.z + TEXT_METRES / 2,
              height: TEXT_METRES,
              text: String(height),
              anchor: 'middle',
              isLight: fill < '#8' && fill.startsWith('#'),
            } as const,
          ]),
    ];
  }
  const outline = (of: BoardBody, paint: string): DrawnShape => ({
    kind: 'polygon',
    layer,
    points: cornersOf(of).map(({ x, z }) => [x, z] as const),
    fill: paint,
  });
  const inner = { ...body, widthMetres: body.widthMetres - 0.012, depthMetres: body.depthMetres - 0.012 };
  return [outline(body, fill), ...(shines && inner.depthMetres > 0.005 ? [outline(inner, LAMP)] : [])];
};

/** Stems that reach out of a round body to its connectors. */
const stemsOf = (body: BoardBody, fill: string): readonly DrawnShape[] =>
  body.shape.connectors.flatMap(({ x, z }): readonly DrawnShape[] => {
    const metres = Math.hypot(x, z);
    if (metres <= body.widthMetres / 2) return [];
    const { x: midX, z: midZ } = placeOnBoard(body, { x: x / 2, z: z / 2 });
    const turnDegrees = body.turnDegrees + (Math.atan2(z, x) * 180) / Math.PI;
    const stem = { ...body, x: midX, z: midZ, turnDegrees, widthMetres: metres, depthMetres: STEM_METRES };
    return [{ kind: 'polygon', layer: 'CARRIER', points: cornersOf(stem).map((corner) => [corner.x, corner.z] as const), fill }];
  });

const ringsOf = (bodies: readonly BoardBody[]): readonly DrawnShape[] => {
  const open = new Set(openConnectors(bodies, boardJoints(bodies)).map(({ partId, connector }) => `${partId} ${connector.id}`));
  const hung = bodies.filter(({ shape }) => shape.layer === 'hung');
  return bodies.flatMap(placedConnectors).flatMap(({ partId, connector, x, z }): readonly DrawnShape[] => {
    const isCovered = connector.facingDegrees === undefined && hung.some((body) => metresInPlan(body, { x, z }) < body.widthMetres / 2);
    return isCovered || !open.has(`${partId} ${connector.id}`)
      ? []
      : [{ kind: 'circle', layer: 'CONNECTOR', x, z, radius: 0.009, fill: '#ffffff' }];
  });
};

const labelOf = (body: BoardBody, text: string): readonly DrawnShape[] => {
  if (body.shape.layer === 'hung' || body.widthMetres < 0.2) return [];
  const isLine = body.widthMetres > body.depthMetres * 4;
  const isUpright = isLine && Math.abs(Math.sin((body.turnDegrees * Math.PI) / 180)) > 0.7;
  return [
    {
      kind: 'text',
      layer: 'TEXT',
      x: isUpright ? body.x + 0.03 : isLine ? body.x : body.x - body.widthMetres / 2,
      z: isUpright ? body.z : body.z - (isLine ? 0.02 : body.depthMetres / 2 + 0.015),
      height: TEXT_METRES,
      text,
      anchor: isLine && !isUpright ? 'middle' : 'start',
    },
  ];
};

/** Lengths between edges along a line beside the board. */
const chain = (edges: readonly number[], at: number, axis: 'x' | 'z', words: DrawnWords): readonly DrawnShape[] =>
  edges.slice(1).flatMap((to, index): readonly DrawnShape[] => {
    const from = edges[index] as number;
    const place = (along: number, across: number): readonly [number, number] => (axis === 'x' ? [along, across] : [across, along]);
    const line = (one: readonly [number, number], other: readonly [number, number]): DrawnShape => ({
      kind: 'line',
      layer: 'DIMENSION',
      from: one,
      to: other,
    });
    const [x, z] = place((from + to) / 2, at - 0.012);
    return [
      line(place(from, at), place(to, at)),
      ...[from, to].map((edge) => line(place(edge, at - TICK_METRES), place(edge, at + TICK_METRES))),
      {
        kind: 'text',
        layer: 'DIMENSION',
        x,
        z,
        height: TEXT_METRES,
        text: words.length(to - from),
        anchor: 'middle',
        isUpright: axis === 'z',
      },
    ];
  });
