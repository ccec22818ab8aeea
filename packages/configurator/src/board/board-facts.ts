import {
  articleKey,
  type BoardBody,
  type BoardDimensions,
  type BoardEvaluation,
  type BoardIssue,
  type BoardPart,
  boardDimensions,
  boardJoints,
  connectorKey,
  connectorsFit,
  evaluateBoard,
  openConnectors,
  type PlacedConnector,
  placeOnBoard,
  type ToolkitBoard,
} from '@candil/domain';
import { type PieceView, viewOfRow } from '../pieces';
import { type BoardCatalogue, type BoardModel, boardModels, boardSourcesOf, bodiesOf } from './board-catalogue';

/** Equal parts as one row of the table. */
export interface BoardRow {
  /** Equal for parts of one article. */
  readonly key: string;
  readonly view: PieceView;
  readonly partIds: readonly string[];
}

/** Everything that follows from a board. */
export interface BoardFacts {
  readonly evaluation: BoardEvaluation;
  readonly bodies: ReadonlyMap<string, BoardBody>;
  readonly parts: ReadonlyMap<string, BoardPart>;
  /** P1, S2 and so on. */
  readonly labels: ReadonlyMap<string, string>;
  readonly open: readonly PlacedConnector[];
  /** Carriers by the part that hangs from them. */
  readonly carrierOf: ReadonlyMap<string, string>;
  readonly dimensions: BoardDimensions | undefined;
  readonly luminaires: readonly BoardRow[];
  readonly others: readonly BoardRow[];
  readonly issues: readonly BoardIssue[];
}

export const factsOf = (board: ToolkitBoard, catalogue: BoardCatalogue): BoardFacts => {
  const evaluation = evaluateBoard(board, boardSourcesOf(catalogue));
  const { bodies, issues } = evaluation;
  const joints = boardJoints(bodies);
  const shapes = new Map(bodies.map((body) => [body.id, body]));
  const rows = rowsOf(board, catalogue);
  return {
    evaluation,
    bodies: shapes,
    parts: new Map(board.parts.map((part) => [part.id, part])),
    labels: labelsOf(bodies),
    open: openAmong(bodies, joints),
    carrierOf: new Map(
      joints.flatMap(({ male, female }) =>
        shapes.get(male.partId)?.shape.layer === 'hung' && shapes.get(female.partId)?.shape.layer === 'carrier'
          ? [[male.partId, female.partId] as const]
          : [],
      ),
    ),
    dimensions: boardDimensions(bodies),
    luminaires: rows.filter(({ view }) => view.group === 'Light'),
    others: rows.filter(({ view }) => view.group !== 'Light'),
    issues,
  };
};

/** Connectors that nothing holds and nothing covers. */
const openAmong = (bodies: readonly BoardBody[], joints: ReturnType<typeof boardJoints>): readonly PlacedConnector[] =>
  openConnectors(bodies, joints).filter((placed) => !isCovered(placed, bodies));

/** The open connectors of a board alone: what a further part needs, without price and faults. */
export const openOn = ({ parts }: ToolkitBoard, catalogue: BoardCatalogue): readonly PlacedConnector[] => {
  const bodies = bodiesOf(parts, catalogue);
  return openAmong(bodies, boardJoints(bodies));
};

/** Returns whether a part hangs over a socket that it does not use. */
const isCovered = ({ connector, x, z }: PlacedConnector, bodies: readonly BoardBody[]): boolean => {
  if (connector.facingDegrees !== undefined || connector.gender === 'male') return false;
  return bodies.some((body) => {
    if (body.shape.layer !== 'hung') return false;
    const at = placeOnBoard({ x: 0, z: 0, turnDegrees: -body.turnDegrees }, { x: x - body.x, z: z - body.z });
    return Math.abs(at.x) < body.widthMetres / 2 && Math.abs(at.z) < body.depthMetres / 2;
  });
};

const labelsOf = (bodies: readonly BoardBody[]): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  return new Map(
    bodies.map(({ id, shape: { mark } }) => {
      const count = (counts.get(mark) ?? 0) + 1;
      counts.set(mark, count);
      return [id, `${mark}${count}`] as const;
    }),
  );
};

const rowsOf = ({ parts }: ToolkitBoard, catalogue: BoardCatalogue): readonly BoardRow[] => {
  const groups = new Map<string, BoardPart[]>();
  for (const part of parts) {
    const key = articleKey(part);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [part]);
    else group.push(part);
  }
  return [...groups].map(([key, group]) => {
    const [{ id, model, selection }] = group as [BoardPart, ...BoardPart[]];
    return { key, view: viewOfRow(catalogue, { id, model, selection, quantity: group.length }), partIds: group.map((part) => part.id) };
  });
};

/** Model of the palette with its fit to the open connectors of the board. */
export interface PaletteEntry extends BoardModel {
  /** Takes hold of the chosen connector. */
  readonly fits: boolean;
  /** Open connectors of the board that it could take hold of. */
  readonly places: number;
}

/** Returns the models that can be laid on the board, with their fit to a connector. */
export const paletteOf = (
  catalogue: BoardCatalogue,
  open: readonly PlacedConnector[],
  chosen: PlacedConnector | undefined,
): readonly PaletteEntry[] =>
  boardModels(catalogue).map(({ model, shape }) => ({
    model,
    shape,
    fits: chosen !== undefined && shape.connectors.some((connector) => connectorsFit(connector, chosen.connector)),
    places: open.filter((placed) => shape.connectors.some((connector) => connectorsFit(connector, placed.connector))).length,
  }));

/** The open connector of a name. */
export const openConnector = ({ open }: Pick<BoardFacts, 'open'>, key: string | undefined): PlacedConnector | undefined =>
  key === undefined ? undefined : open.find((placed) => connectorKey(placed) === key);
