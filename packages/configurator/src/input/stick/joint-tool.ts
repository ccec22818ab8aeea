import type { EditorCore } from '../../editor/core';
import { NOTHING_LIVE } from '../../state/nothing-live';
import { joinEnds, unjoinEnd } from '../../sticks/join-sticks';
import type { EndAt } from '../../sticks/stick-at';
import { select } from '../../verbs/select';
import type { PointerInput } from '../input';
import type { ToolHand } from '../tool-hand';

/** Joins ends: a click takes one, the next brings it to another. With Alt a click takes an end out of its joint. */
export function createJointTool(core: EditorCore): ToolHand {
  let first: EndAt | undefined;
  const letGo = () => {
    first = undefined;
    core.live.setState(NOTHING_LIVE, true);
  };
  const pointOf = ({ stickId, end }: EndAt) => core.document.getState().scene.sticks.find(({ id }) => id === stickId)?.[end];
  const show = ({ hit }: PointerInput) => {
    const from = first === undefined ? undefined : pointOf(first);
    if (from !== undefined && hit !== undefined) core.live.setState({ ...NOTHING_LIVE, rods: [{ from, to: hit.point }] }, true);
  };
  return {
    take: letGo,
    hover: (input) => {
      const { target } = input;
      const hovered = target.kind === 'stick-end' ? target.id : undefined;
      if (hovered !== core.view.getState().hovered) core.view.setState({ hovered });
      show(input);
    },
    click: ({ target, alt }) => {
      if (target.kind !== 'stick-end') {
        letGo();
        return;
      }
      const end: EndAt = { stickId: target.id, end: target.end };
      if (alt) {
        letGo();
        unjoinEnd(core, end.stickId, end.end);
      } else if (first === undefined || first.stickId === end.stickId) {
        first = end;
        select(core, [end.stickId]);
      } else {
        const one = first;
        letGo();
        joinEnds(core, one, end);
      }
    },
    key: ({ key }) => {
      if (key !== 'Escape' || first === undefined) return false;
      letGo();
      return true;
    },
    letGo,
  };
}
