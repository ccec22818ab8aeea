import { type Change, type ElementId, fail, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import type { Label } from '../state/label';

/**
 * Coordinates that a place is given by: from the middle of the floor to the right (`x`) and to the front (`z`), below the
 * ceiling (`drop`), above the floor (`level`), or along a belt from its first point.
 */
export type SpotAxis = 'x' | 'z' | 'drop' | 'level' | 'along';

/** Place of an element by the coordinates in which it can be moved, metres. */
export type Spot = Readonly<Partial<Record<SpotAxis, number>>>;

/** An element that places can be measured from; a coordinate it lacks is measured from the room. */
export interface Anchor {
  readonly id: ElementId;
  readonly at: Spot;
}

/** What is about to be moved by numbers. */
export interface Relocation {
  /** The element whose place the numbers are; what is selected with it goes along. */
  readonly leadId: ElementId;
  readonly at: Spot;
  readonly anchors: readonly Anchor[];
}

/** Reason that something cannot be moved to a place, and the nearest place that it can have, where there is one. */
export interface SpotFailure {
  readonly failure: Refusal;
  readonly nearest: Spot | undefined;
}

/** The step that moves something. */
export interface SpotStep {
  readonly changes: readonly Change[];
  readonly kind: Label['kind'];
}

/** What a construction knows of moving by numbers. */
export interface Relocator {
  readonly relocation: Relocation;
  readonly stepTo: (to: Spot) => Result<SpotStep, SpotFailure>;
}

/** The way from one place to another in one coordinate. */
export const wayOf = (from: Spot, to: Spot, axis: SpotAxis): number => (to[axis] ?? from[axis] ?? 0) - (from[axis] ?? 0);

/** The step of these changes, where the document takes them. */
export const stepOf = (
  core: EditorCore,
  changes: Result<readonly Change[], Refusal>,
  kind: SpotStep['kind'],
): Result<SpotStep, SpotFailure> => {
  const tried = changes.ok ? core.preview(changes.value) : changes;
  if (!tried.ok) return fail({ failure: tried.failure, nearest: undefined });
  return changes.ok ? ok({ changes: changes.value, kind }) : fail({ failure: changes.failure, nearest: undefined });
};
