import type { EditFailure, ElementId, Result, SessionOutcome } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import type { PatternSpec } from '../pattern/pattern-spec';
import type { PlanPlace } from '../scene/scene';
import { addLight } from './add-light';
import { addPattern } from './add-pattern';
import { autoRoute, gather, hangApart, hangFrom, joinComposition, mount, unmount } from './regroup';

/** Verbs of luminaires that hang by themselves, and of the canopies and compositions that hold them. */
export interface PendantVerbs {
  /** Places a light at a point, in the canopy that is selected where it may hold one more, else under a canopy of its own. */
  readonly addLight: (model: string, at: PlanPlace) => Result<ElementId, EditFailure>;
  readonly addPattern: (model: string, pattern: PatternSpec) => Result<readonly ElementId[], Refusal>;
  /** Puts canopies of one composition, or of none, into a virtual composition; refused for canopies of different ones. */
  readonly mount: (canopyIds: readonly ElementId[]) => Result<SessionOutcome, EditFailure>;
  readonly unmount: (compositionId: ElementId) => Result<SessionOutcome, EditFailure>;
  /** Brings lights with their canopies into the composition of the first; compositions that are left empty go. */
  readonly joinComposition: (lightIds: readonly ElementId[]) => Result<SessionOutcome, EditFailure>;
  /** Hangs lights from a free-wire canopy, each where it hangs. */
  readonly hangFrom: (lightIds: readonly ElementId[], canopyId: ElementId) => Result<SessionOutcome, EditFailure>;
  /** Gathers lights on one new free-wire canopy in their middle. */
  readonly gather: (lightIds: readonly ElementId[]) => Result<SessionOutcome, EditFailure>;
  /** Gives lights of free wires canopies of their own. */
  readonly hangApart: (lightIds: readonly ElementId[]) => Result<SessionOutcome, EditFailure>;
  /** Orders the lights of a free-wire canopy by the direction of their cables. */
  readonly autoRoute: (canopyId: ElementId) => Result<SessionOutcome, EditFailure>;
}

export function createPendantVerbs(core: EditorCore): PendantVerbs {
  return {
    addLight: (model, at) => addLight(core, model, at),
    addPattern: (model, pattern) => addPattern(core, model, pattern),
    mount: (canopyIds) => mount(core, canopyIds),
    unmount: (compositionId) => unmount(core, compositionId),
    joinComposition: (lightIds) => joinComposition(core, lightIds),
    hangFrom: (lightIds, canopyId) => hangFrom(core, lightIds, canopyId),
    gather: (lightIds) => gather(core, lightIds),
    hangApart: (lightIds) => hangApart(core, lightIds),
    autoRoute: (canopyId) => autoRoute(core, canopyId),
  };
}
