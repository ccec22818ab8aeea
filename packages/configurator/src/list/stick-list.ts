import { type ElementId, fail, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { addFigure, previewFigure, type StickFigure } from '../sticks/add-figure';
import { endAt, placeChanges, placeStick } from '../sticks/place-stick';
import { positionOf, stickPartsOf, sticksAt } from '../sticks/stick-at';

/** A stick figure given by numbers only. */
export type ListedFigure = Omit<StickFigure, 'at' | 'turnDegrees'>;

/** Grid of the places of the room that are tried, from the middle outwards, in metres. */
const STEP_METRES = 0.4;
const TURNS = [0, 90, 45, -45] as const;

function placesOf(width: number, depth: number): readonly { readonly x: number; readonly z: number }[] {
  const stepsOf = (side: number) => Math.floor((side / 2 - 0.2) / STEP_METRES);
  const [across, down] = [Math.max(stepsOf(width), 0), Math.max(stepsOf(depth), 0)];
  const places = Array.from({ length: 2 * across + 1 }, (_, i) => i - across).flatMap((i) =>
    Array.from({ length: 2 * down + 1 }, (_, j) => ({ x: i * STEP_METRES, z: (j - down) * STEP_METRES })),
  );
  return places.toSorted((one, other) => Math.hypot(one.x, one.z) - Math.hypot(other.x, other.z));
}

/** Returns the figure where it finds a free place, or the reason it finds none: that in the middle of the room. */
export function placedFigure(core: EditorCore, figure: ListedFigure): Result<StickFigure, Refusal> {
  const { room } = sticksAt(core);
  let reason: Refusal | undefined;
  for (const turnDegrees of TURNS) {
    for (const at of placesOf(room.width, room.depth)) {
      const wanted: StickFigure = { ...figure, at, turnDegrees };
      const tried = previewFigure(core, wanted);
      if (tried.ok) return ok(wanted);
      reason ??= tried.failure;
      // Too large for the room at all, wherever it stands.
      if (tried.failure.code === 'editor.no-stick-part') return fail(tried.failure);
    }
  }
  return fail(reason ?? { code: 'stick.figure-place' });
}

/** Places a figure where the room has a place for it, and selects it. */
export function addListedFigure(core: EditorCore, figure: ListedFigure): Result<readonly ElementId[], Refusal> {
  const placed = placedFigure(core, figure);
  if (!placed.ok) {
    core.refuse(placed.failure);
    return placed;
  }
  return addFigure(core, placed.value);
}

/** Hangs a stick straight down from the ceiling where there is room for it: the meaning of one more stick in a list. */
export function addListedStick(core: EditorCore, model: string): Result<ElementId, Refusal> {
  const was = sticksAt(core);
  const { room } = was;
  const length = stickPartsOf(core.input.sources).sticks.find((part) => part.model === model)?.lengthMetres ?? 0;
  const inputs = placesOf(room.width, room.depth).map(({ x, z }) => ({
    model,
    from: { x, y: room.height, z },
    to: { x, y: room.height - length, z },
  }));
  const [first] = inputs;
  const fitting = inputs.find((input) => {
    // An end that meets another would be joined to it.
    if (endAt(was, positionOf(input.from)) !== undefined || endAt(was, positionOf(input.to)) !== undefined) return false;
    const placed = placeChanges(core, input);
    return placed.ok && core.preview(placed.value.changes).ok;
  });
  const input = fitting ?? first;
  return input === undefined ? fail({ code: 'editor.no-stick-part' }) : placeStick(core, input);
}
