import {
  attachBody,
  type BoardBody,
  type BoardPart,
  type BoardPose,
  bodyOf,
  connectorsFit,
  extentOf,
  hitsAny,
  normalDegrees,
  type PlacedConnector,
  placeOnBoard,
  roundedMetres,
  type Selection,
  TOOLKIT_BOARD_LIMITS,
  type ToolkitBoard,
} from '@candil/domain';
import { type BoardCatalogue, boardSourcesOf, bodiesOf } from './board-catalogue';
import type { BoardFacts } from './board-facts';
import { wholeSelection } from './whole-selection';

/** Reasons an edit is refused. */
export type BoardRefusal = 'full' | 'no-place' | 'overlap' | 'unknown-model' | 'not-of-toolkit';

export type BoardOutcome =
  | { readonly ok: true; readonly board: ToolkitBoard; readonly ids: readonly string[] }
  | { readonly ok: false; readonly refusal: BoardRefusal };

/** Distance between existing parts and parts laid down freely. */
const GAP_METRES = 0.15;

export const roomOn = ({ parts }: ToolkitBoard): number => TOOLKIT_BOARD_LIMITS.parts - parts.length;

/** A part that is laid down: an article, under an id. */
export interface NewPart {
  readonly id: string;
  readonly model: string;
  /** Choices of the new part; undefined for those the model starts with. */
  readonly selection?: Selection | undefined;
}

/** A new part at a pose that says nothing yet. */
export const newPart = ({ id, model, selection }: NewPart, catalogue: BoardCatalogue, pose: BoardPose): BoardPart | undefined => {
  const definition = catalogue.models.get(model);
  if (definition === undefined) return undefined;
  const { x, z, turnDegrees } = pose;
  return { id, model, selection: wholeSelection(definition, catalogue, selection), x, z, turnDegrees };
};

const ORIGIN: BoardPose = { x: 0, z: 0, turnDegrees: 0 };

/**
 * The board with one more part: on the given connector, otherwise on the first open one where it fits, else beside everything else.
 */
export const addPart = (
  board: ToolkitBoard,
  facts: Pick<BoardFacts, 'open'>,
  part: NewPart,
  catalogue: BoardCatalogue,
  at?: PlacedConnector,
): BoardOutcome => {
  if (roomOn(board) < 1) return { ok: false, refusal: 'full' };
  const made = newPart(part, catalogue, ORIGIN);
  const body = made && bodyOf(made, boardSourcesOf(catalogue));
  if (made === undefined) return { ok: false, refusal: 'unknown-model' };
  if (body === undefined || catalogue.models.get(part.model)?.subFamilyId !== board.subFamilyId)
    return { ok: false, refusal: 'not-of-toolkit' };
  const bodies = bodiesOf(board.parts, catalogue);
  const pose = poseFor(body, at === undefined ? facts.open : [at], bodies) ?? (at === undefined ? freePose(body, bodies) : undefined);
  if (pose === undefined) return { ok: false, refusal: 'no-place' };
  const { x, z, turnDegrees } = pose;
  return { ok: true, board: { ...board, parts: [...board.parts, { ...made, x, z, turnDegrees }] }, ids: [part.id] };
};

const poseFor = (body: BoardBody, open: readonly PlacedConnector[], bodies: readonly BoardBody[]): BoardPose | undefined => {
  for (const placed of open) {
    if (!body.shape.connectors.some((connector) => connectorsFit(connector, placed.connector))) continue;
    const snap = attachBody(body, placed, bodies);
    if (snap !== undefined) return snap.pose;
  }
  return undefined;
};

/** To the right of everything, level with its upper edge; undefined where the board ends. */
export const freePose = (body: BoardBody, bodies: readonly BoardBody[]): BoardPose | undefined => {
  const extent = extentOf(bodies);
  if (extent === undefined) return ORIGIN;
  const x = roundedMetres(extent.x + extent.widthMetres + GAP_METRES + body.widthMetres / 2);
  const z = roundedMetres(extent.z + body.depthMetres / 2);
  return Math.max(Math.abs(x), Math.abs(z)) + body.widthMetres > TOOLKIT_BOARD_LIMITS.metres ? undefined : { x, z, turnDegrees: 0 };
};

export const removeParts = (board: ToolkitBoard, ids: readonly string[]): ToolkitBoard => {
  const gone = new Set(ids);
  const parts = board.parts.filter(({ id }) => !gone.has(id));
  return parts.length === board.parts.length ? board : { ...board, parts };
};

/** The board with parts at other poses. */
export const withPoses = (board: ToolkitBoard, poses: ReadonlyMap<string, BoardPose>): ToolkitBoard => ({
  ...board,
  parts: board.parts.map((part) => {
    const pose = poses.get(part.id);
    return pose === undefined ? part : { ...part, x: pose.x, z: pose.z, turnDegrees: pose.turnDegrees };
  }),
});

/** Parts with everything that hangs from them. */
export const withHung = (ids: readonly string[], { carrierOf }: Pick<BoardFacts, 'carrierOf'>): readonly string[] => {
  const chosen = new Set(ids);
  return [...chosen, ...[...carrierOf].flatMap(([hung, carrier]) => (chosen.has(carrier) && !chosen.has(hung) ? [hung] : []))];
};

/** Bodies moved and turned as one: `turn` about `about`, then by `dx` and `dz`. */
export const movedBodies = (
  bodies: readonly BoardBody[],
  {
    about,
    turnDegrees,
    dx,
    dz,
  }: { readonly about: { readonly x: number; readonly z: number }; readonly turnDegrees: number; readonly dx: number; readonly dz: number },
): readonly BoardBody[] =>
  bodies.map((body) => {
    const turned = placeOnBoard({ ...about, turnDegrees }, { x: body.x - about.x, z: body.z - about.z });
    return {
      ...body,
      x: roundedMetres(turned.x + dx),
      z: roundedMetres(turned.z + dz),
      turnDegrees: normalDegrees(body.turnDegrees + turnDegrees),
    };
  });

/** Returns whether bodies overlap any of the others, or are out of bounds. */
export const isBlocked = (moved: readonly BoardBody[], others: readonly BoardBody[]): boolean =>
  moved.some((body) => Math.max(Math.abs(body.x), Math.abs(body.z)) > TOOLKIT_BOARD_LIMITS.metres || hitsAny(body, others) !== undefined);

export const posesOf = (bodies: readonly BoardBody[]): ReadonlyMap<string, BoardPose> =>
  new Map(bodies.map(({ id, x, z, turnDegrees }) => [id, { x, z, turnDegrees }]));

/** Moves or turns parts with the parts hanging from them; refused where they would overlap others. */
export const moveParts = (
  board: ToolkitBoard,
  facts: BoardFacts,
  ids: readonly string[],
  change: { readonly dx?: number; readonly dz?: number; readonly turnDegrees?: number },
): BoardOutcome => {
  const whole = withHung(ids, facts);
  const moving = new Set(whole);
  const bodies = whole.flatMap((id) => facts.bodies.get(id) ?? []);
  const others = [...facts.bodies.values()].filter(({ id }) => !moving.has(id));
  const extent = extentOf(bodies);
  if (extent === undefined) return { ok: false, refusal: 'no-place' };
  const about =
    bodies.length === 1 ? (bodies[0] as BoardBody) : { x: extent.x + extent.widthMetres / 2, z: extent.z + extent.depthMetres / 2 };
  const { dx = 0, dz = 0, turnDegrees = 0 } = change;
  const moved = movedBodies(bodies, { about, turnDegrees, dx, dz });
  return isBlocked(moved, others) ? { ok: false, refusal: 'overlap' } : { ok: true, board: withPoses(board, posesOf(moved)), ids };
};

/** Copies parts, with the parts hanging from them, to the right of everything. */
export const duplicateParts = (board: ToolkitBoard, facts: BoardFacts, ids: readonly string[], newId: () => string): BoardOutcome => {
  const whole = new Set(withHung(ids, facts));
  const originals = board.parts.filter(({ id }) => whole.has(id));
  if (originals.length > roomOn(board)) return { ok: false, refusal: 'full' };
  const extent = extentOf([...facts.bodies.values()]);
  const own = extentOf(originals.flatMap(({ id }) => facts.bodies.get(id) ?? []));
  if (extent === undefined || own === undefined) return { ok: false, refusal: 'no-place' };
  const dx = extent.x + extent.widthMetres + GAP_METRES - own.x;
  const copies = originals.map((part) => ({ ...part, id: newId(), x: roundedMetres(part.x + dx) }));
  if (copies.some(({ x }) => x > TOOLKIT_BOARD_LIMITS.metres)) return { ok: false, refusal: 'no-place' };
  return { ok: true, board: { ...board, parts: [...board.parts, ...copies] }, ids: copies.map(({ id }) => id) };
};

/** The board with something else chosen of parts. */
export const withSelection = (board: ToolkitBoard, ids: readonly string[], change: (part: BoardPart) => Selection): ToolkitBoard => {
  const chosen = new Set(ids);
  let changed = false;
  const parts = board.parts.map((part) => {
    if (!chosen.has(part.id)) return part;
    const selection = change(part);
    if (selection === part.selection) return part;
    changed = true;
    return { ...part, selection };
  });
  return changed ? { ...board, parts } : board;
};
