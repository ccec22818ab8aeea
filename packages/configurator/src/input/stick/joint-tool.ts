import type { EditorCore } from '../../editor/core';
import { NOTHING_LIVE } from '../../state/nothing-live';
import type { SceneView, StickEndAt } from '../../state/states';
import { joinEnds, unjoinEnd } from '../../sticks/join-sticks';
import { select } from '../../verbs/select';
import type { KeyInput, PointerInput } from '../input';
import type { ToolHand } from '../tool-hand';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Joins ends: a press takes one, the next brings it to another. With Alt a press takes an end out of its joint. By keys the arrows go from end to end,
 * Enter takes and joins, Delete takes out of the joint.
 */
export function createJointTool(core: EditorCore): ToolHand {
  let first: StickEndAt | undefined;
  let at: StickEndAt | undefined;
  let view: SceneView = '3d';
  const pointOf = ({ stickId, end }: StickEndAt) => core.document.getState().scene.sticks.find(({ id }) => id === stickId)?.[end];
  const show = () => {
    core.scope.setState({ kind: 'joining', first, at, view }, true);
    const [from, to] = [first && pointOf(first), at && pointOf(at)];
    core.live.setState(from && to && from !== to ? { ...NOTHING_LIVE, rods: [{ from, to }] } : NOTHING_LIVE, true);
  };
  const letGo = () => {
    first = undefined;
    at = undefined;
    core.live.setState(NOTHING_LIVE, true);
  };
  /** Loose ends and one end of each joint, in the order of the sticks. */
  const ends = (): readonly StickEndAt[] => {
    const seen = new Set<string>();
    return core.document.getState().scene.sticks.flatMap(({ id, from, to }) =>
      [['from', from.held] as const, ['to', to.held] as const].flatMap(([end, held]): readonly StickEndAt[] => {
        const key = held.kind === 'joint' ? held.jointId : `${id} ${end}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ stickId: id, end }];
      }),
    );
  };
  const goOn = (step: number): boolean => {
    const all = ends();
    const now = all.findIndex(({ stickId, end }) => stickId === at?.stickId && end === at.end);
    at = all[(now + step + all.length + (now < 0 && step < 0 ? 1 : 0)) % all.length];
    show();
    return true;
  };
  const takeOut = (end: StickEndAt) => {
    letGo();
    unjoinEnd(core, end.stickId, end.end);
    show();
  };
  const act = (end: StickEndAt) => {
    if (first === undefined || first.stickId === end.stickId || pointOf(first) === undefined) {
      first = end;
      select(core, [end.stickId]);
    } else {
      const one = first;
      letGo();
      joinEnds(core, one, end);
    }
    show();
  };
  return {
    take: () => {
      letGo();
      show();
    },
    hover: (input: PointerInput) => {
      const { target, hit } = input;
      view = input.view;
      const hovered = target.kind === 'stick-end' ? target.id : undefined;
      if (hovered !== core.view.getState().hovered) core.view.setState({ hovered });
      const from = first && pointOf(first);
      if (from !== undefined && hit !== undefined) core.live.setState({ ...NOTHING_LIVE, rods: [{ from, to: hit.point }] }, true);
    },
    click: ({ target, alt, view: pressed }) => {
      view = pressed;
      if (target.kind !== 'stick-end') {
        letGo();
        show();
        return;
      }
      const end: StickEndAt = { stickId: target.id, end: target.end };
      if (alt) takeOut(end);
      else act(end);
    },
    key: (input: KeyInput) => {
      const { key, alt, control } = input;
      const step = STEPS[key];
      if (input.view !== 'tree') view = input.view;
      if (step !== undefined && !alt && !control) return goOn(step);
      if (key === 'Enter' && at !== undefined) {
        act(at);
        return true;
      }
      if ((key === 'Delete' || key === 'Backspace') && (at ?? first) !== undefined) {
        takeOut((at ?? first) as StickEndAt);
        return true;
      }
      if (key !== 'Escape' || (first === undefined && at === undefined)) return false;
      letGo();
      show();
      return true;
    },
    letGo,
  };
}
