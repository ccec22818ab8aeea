import type { ElementId, Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Editor } from '../editor/editor';
import type { Refusal } from '../editor/refusal';
import { arrangeOnBelt, type BeltArrangement, repeatOnBelt } from './arrange-on-belt';
import { type BeltFigure, figurePath } from './belt-figures';
import { distribute } from './distribute-on-belt';
import { drawBelt } from './draw-belt';
import type { Done } from './shape-belt';
import { showFigure } from './show-figure';
import { join, split, splitAt } from './split-belt';

/** Verbs of belts that only the panels beside the drawings ask for: they arrive with those. Each is one step of the history, or refused. */
export interface BeltPanelVerbs {
  /** Leaves the same between all lights of a belt, or of one of its spans. */
  readonly distribute: (id: ElementId, span?: number) => Done;
  /** Arranges lights along the belts that they sit on; all or none. */
  readonly arrange: (lightIds: readonly ElementId[], how: BeltArrangement) => Done;
  /** Hangs copies of a light so many metres from each other to the end of its span, as many as fit; returns their ids. */
  readonly repeat: (lightId: ElementId, metres: number) => Result<readonly ElementId[], Refusal>;
  readonly split: (id: ElementId, pointIndex: number) => Done;
  /** The same anywhere along it; where no point holds it, one does from then on. */
  readonly splitAt: (id: ElementId, arcLengthMetres: number) => Done;
  readonly join: (firstId: ElementId, secondId: ElementId) => Done;
  /** Shows a figure in the views where `addFigure` would hang it; undefined takes it away. */
  readonly showFigure: (figure: BeltFigure | undefined) => void;
  readonly addFigure: (figure: BeltFigure) => Result<ElementId, Refusal>;
}

export function beltPanelVerbsOf(editor: Editor): BeltPanelVerbs {
  return editor.extend(createBeltPanelVerbs);
}

function createBeltPanelVerbs(core: EditorCore): BeltPanelVerbs {
  return {
    distribute: (id, span) => distribute(core, id, span),
    arrange: (lightIds, how) => arrangeOnBelt(core, lightIds, how),
    repeat: (lightId, metres) => repeatOnBelt(core, lightId, metres),
    split: (id, pointIndex) => split(core, id, pointIndex),
    splitAt: (id, arc) => splitAt(core, id, arc),
    join: (firstId, secondId) => join(core, firstId, secondId),
    showFigure: (figure) => showFigure(core, figure),
    addFigure: (figure) => {
      const { points, slack, isClosed } = figurePath(figure, core.document.getState().scene.room);
      return drawBelt(core, points, { slack, isClosed });
    },
  };
}
