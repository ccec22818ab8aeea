import {
  type BeltPath,
  beltOf,
  type Change,
  checkBeltPath,
  type ElementId,
  type ElementNode,
  elementOf,
  fail,
  hangingCurve,
  lowestOf,
  ok,
  type Position,
  placedAt,
  type Result,
  walk,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import type { RoomPoint } from '../scene/scene-belt';
import { modelOf, newComposition, newPart } from '../verbs/new-light';
import { select } from '../verbs/select';
import { roomSizeOf } from './belt-at';
import { beltModelOf, newFixings } from './belt-changes';

/** Options of a new belt; slack of each span or of all, 0 to 1. */
export interface DrawInput {
  readonly slack?: number | readonly number[];
  readonly isClosed?: boolean;
  readonly color?: string;
}

/** As loose as a belt is drawn by default. */
export const SOFT_SLACK = 0.05;

/** Draws a belt through points of the room, with its fixings, and selects it. */
export function drawBelt(core: EditorCore, points: readonly RoomPoint[], input: DrawInput = {}): Result<ElementId, Refusal> {
  const drawn = drawChanges(core, points, input);
  if (!drawn.ok) {
    core.refuse(drawn.failure);
    return drawn;
  }
  const { changes, id } = drawn.value;
  const done = core.bringIn(changes, { kind: 'draw', names: [] }, [id]);
  if (!done.ok) return done;
  select(core, [id]);
  return ok(id);
}

/** The path through points of the room, with the given slack of every span, by default soft. */
export function pathOf(points: readonly RoomPoint[], { slack, isClosed = false }: DrawInput): BeltPath {
  const positions = points.map(({ x, y, z }): Position => [x, y, z]);
  const count = Math.max(points.length - (isClosed ? 0 : 1), 0);
  const slackOf = (span: number): number => {
    const given = typeof slack === 'number' ? slack : slack?.[span];
    return given ?? softSlack(positions[span] as Position, positions[(span + 1) % positions.length] as Position);
  };
  return { points: positions, slack: Array.from({ length: count }, (_, span) => slackOf(span)), ...(isClosed && { isClosed }) };
}

/** Taut where a soft belt would hang through the floor. */
function softSlack(from: Position, to: Position): number {
  return lowestOf(hangingCurve(from, to, SOFT_SLACK)).at[1] < 0 ? 0 : SOFT_SLACK;
}

/** Returns the changes that draw a belt, or the reason it cannot hang there. */
export function drawChanges(
  core: EditorCore,
  points: readonly RoomPoint[],
  input: DrawInput,
): Result<{ readonly id: ElementId; readonly changes: readonly Change[] }, Refusal> {
  if (points.length < 2 || (input.isClosed === true && points.length < 3)) return fail({ code: 'editor.belt-needs-points' });
  const code = beltModelOf(core);
  if (code === undefined) return fail({ code: 'editor.no-belt-part' });
  const path = pathOf(points, input);
  const [failure] = checkBeltPath(path, beltOf(path), roomSizeOf(core), core.input.sources.systemParts[code]?.mostLengthMetres);
  if (failure !== undefined) return fail(failure);
  const model = modelOf(core, code);
  const color = input.color ?? core.view.getState().beltColor;
  const isOffered = model.variations.some(({ type, modifier }) => type === 'color' && modifier === color);
  const made = newPart(core, model, color !== undefined && isOffered ? { color } : {});
  const node = {
    ...made,
    props: { ...made.props, geometry: { kind: 'path', ...path } as const },
    elements: newFixings(core, made.id, path).map((fixing) => placedAt(fixing)),
  };
  return ok({ id: made.id, changes: [inComposition(core, node)] });
}

/** Beside the belts that stand, else in a composition of its own in the middle of the floor. */
function inComposition(core: EditorCore, node: ElementNode): Change {
  const { tree } = core.session.configuration;
  const beside = [...walk(tree)].find(({ type, props }) => type === 'Track' && props.geometry?.kind === 'path');
  const parent = beside?.parentId === undefined ? undefined : elementOf(tree, beside.parentId);
  if (parent !== undefined && parent.type === 'Composition') {
    const [x, y, z] = parent.position;
    return { kind: 'add', node, parentId: parent.id, position: [0 - x, 0 - y, 0 - z] };
  }
  const { info } = elementOf(tree, tree.rootId).props;
  return { kind: 'add', node: newComposition(core, info, [placedAt(node)]), parentId: tree.rootId, position: [0, 0, 0] };
}
