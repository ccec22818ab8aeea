import type { EditorCore } from '../../editor/core';
import { feedLine } from '../../sticks/feed-line';
import { sticksAt } from '../../sticks/stick-at';
import { remove } from '../../verbs/remove';
import type { ToolHand } from '../tool-hand';

/** Feeds lines: a click on an end that is on a surface brings a base there, on a base it takes it away. */
export function createPowerTool(core: EditorCore): ToolHand {
  return {
    take: () => undefined,
    hover: ({ target }) => {
      const hovered = target.kind === 'stick-end' ? target.id : undefined;
      if (hovered !== core.view.getState().hovered) core.view.setState({ hovered });
    },
    click: ({ target }) => {
      if (target.kind !== 'stick-end') return;
      const base = sticksAt(core).bases.find(({ stickId, end }) => stickId === target.id && end === target.end);
      if (base === undefined) feedLine(core, target.id, target.end);
      else remove(core, [base.element.id]);
    },
    key: () => false,
    letGo: () => undefined,
  };
}
