import type { LiveState } from '@candil/configurator';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useEditorShell } from './editor-shell';

/** A gesture without a step for this long rests. */
const REST_MILLISECONDS = 120;

const restingOf = new WeakMap<StoreApi<LiveState>, StoreApi<LiveState>>();

const watch = (live: StoreApi<LiveState>): StoreApi<LiveState> => {
  const resting = createStore<LiveState>(live.getState);
  let [isWaiting, steppedAt] = [false, 0];
  const follow = () => resting.setState(live.getState(), true);
  /** One timer waits on while there are steps: one for each would cost every step its making and unmaking. */
  const wait = (milliseconds: number) => {
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      const left = REST_MILLISECONDS - (performance.now() - steppedAt);
      if (left > 0) wait(left);
      else follow();
    }, milliseconds);
  };
  // Ends with the store.
  live.subscribe(({ overrides, belts }) => {
    steppedAt = performance.now();
    if (overrides.size === 0 && belts.size === 0) follow();
    else if (!isWaiting) wait(REST_MILLISECONDS);
  });
  restingOf.set(live, resting);
  return resting;
};

/**
 * Selects from what a gesture shows where it rests, and at once when it ends. For the numbers beside a drawing: they cost a step more than
 * the drawing, which carries its own measures.
 */
export const useRestingLive = <T>(select: (state: LiveState) => T): T => {
  const { live } = useEditorShell().editor;
  return useStore(restingOf.get(live) ?? watch(live), select);
};
