import { beltOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { spansOf } from '../scene/belt-scene';
import { NOTHING_LIVE } from '../state/nothing-live';
import { type BeltFigure, figurePath } from './belt-figures';
import { drawChanges, pathOf } from './draw-belt';

/** Shows a figure where it would hang, with the reason where it cannot; undefined takes it away. */
export function showFigure(core: EditorCore, figure: BeltFigure | undefined): void {
  if (figure === undefined) {
    if (core.live.getState().draft !== undefined) core.live.setState(NOTHING_LIVE, true);
    return;
  }
  const { points, slack, isClosed } = figurePath(figure, core.document.getState().scene.room);
  const path = pathOf(points, { slack, isClosed });
  const drawn = drawChanges(core, points, { slack, isClosed });
  core.live.setState(
    {
      ...NOTHING_LIVE,
      draft: {
        kind: 'belt',
        points,
        candidate: undefined,
        surface: 'ceiling',
        isClosing: isClosed,
        spans: spansOf(path, beltOf(path)),
        reason: drawn.ok ? undefined : drawn.failure,
      },
    },
    true,
  );
}
