import type { EditorCore } from '../editor/core';
import type { PlanPlace } from '../scene/scene';
import { distance } from '../snap/distance-guides';
import { snapPointer } from '../snap/snap-pointer';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { PointerInput } from './input';

/** Measures from one click to the next; the last measure stays until another begins. */
export function createMeasuring(core: EditorCore) {
  const placeAt = (input: PointerInput): PlanPlace | undefined => {
    const { x, z } = input.at;
    return x === undefined || z === undefined ? undefined : snapPointer(core, { x, z }, input).place;
  };
  const show = (from: PlanPlace, to: PlanPlace) => core.live.setState({ ...NOTHING_LIVE, guides: [distance(from, to, 'measure')] }, true);
  return {
    hover: (input: PointerInput) => {
      const scope = core.scope.getState();
      const to = placeAt(input);
      if (scope.kind === 'measuring' && scope.from !== undefined && to !== undefined) show(scope.from, to);
    },
    click: (input: PointerInput) => {
      const scope = core.scope.getState();
      const to = placeAt(input);
      if (to === undefined) return;
      const from = scope.kind === 'measuring' ? scope.from : undefined;
      if (from === undefined) core.live.setState(NOTHING_LIVE, true);
      else show(from, to);
      core.scope.setState({ kind: 'measuring', from: from === undefined ? to : undefined }, true);
    },
  };
}
