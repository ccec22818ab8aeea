import type { LiveState } from '@candil/configurator';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useEditorShell } from './editor-shell';

/** A gesture without a step for this long rests. */
const REST_MILLISECONDS = 120;

const restingOf = new WeakMap<StoreApi<LiveState>, StoreApi<LiveState>>();

const watch = (live: StoreApi<LiveState>): StoreApi<LiveState> => {
  const resting = createStore<LiveState>(live.getState);
  let rest: ReturnType<typeof setTimeout>;
  const follow = () => resting.setState(live.getState(), true);
  // Ends with the store.
  live.subscribe(({ overrides, belts }) => {
    clearTimeout(rest);
    if (overrides.size === 0 && belts.size === 0) follow();
    else rest = setTimeout(follow, REST_MILLISECONDS);
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
