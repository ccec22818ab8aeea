import { type ElementId, fail, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Editor } from '../editor/editor';
import { namesOf } from '../scene/names';
import { relocateBelts } from './relocate-belts';
import { relocatePendants } from './relocate-pendants';
import { relocateSticks } from './relocate-sticks';
import type { Relocation, Relocator, Spot, SpotFailure } from './spot';

/** Verbs that move elements by numbers. */
export interface RelocateVerbs {
  /** Place of the first of the elements, with what it can be measured from; undefined where nothing of them is moved by numbers. */
  readonly relocationOf: (ids: readonly ElementId[]) => Relocation | undefined;
  /** Puts the first at a place and takes the others along, in one step; a refusal is returned and not announced. */
  readonly place: (ids: readonly ElementId[], to: Spot) => Result<undefined, SpotFailure>;
}

export function relocateVerbsOf(editor: Editor): RelocateVerbs {
  return editor.extend(createRelocateVerbs);
}

function createRelocateVerbs(core: EditorCore): RelocateVerbs {
  return {
    relocationOf: (ids) => relocatorOf(core, ids)?.relocation,
    place: (ids, to) => {
      const step = relocatorOf(core, ids)?.stepTo(to);
      if (step === undefined) return fail({ failure: { code: 'element.not-found', elementId: ids[0] ?? '' }, nearest: undefined });
      if (!step.ok) return step;
      const { changes, kind } = step.value;
      if (changes.length === 0) return ok(undefined);
      const done = core.change(changes, { kind, names: namesOf(core.document.getState().scene, ids) });
      return done.ok ? ok(undefined) : fail({ failure: done.failure, nearest: undefined });
    },
  };
}

function relocatorOf(core: EditorCore, ids: readonly ElementId[]): Relocator | undefined {
  return relocateBelts(core, ids) ?? relocateSticks(core, ids) ?? relocatePendants(core, ids);
}
