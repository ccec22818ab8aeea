import type { LiveState } from '@candil/configurator';
import { useLayoutEffect, useRef } from 'react';
import { useEditorShell } from './editor-shell';
import { watchLive } from './use-state-of';

/** An element, and another one that it hangs on. */
export interface Followed {
  readonly id?: string | undefined;
  readonly otherId?: string | undefined;
}

/** Follows a gesture without a render: after each render and at each step, or only at those that move what is followed. */
export const useEachStep = (follow: (live: LiveState) => void, { id, otherId }: Followed = {}): void => {
  const { live } = useEditorShell().editor;
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
    follow(live.getState());
  });
  useLayoutEffect(() => {
    const step = () => latest.current(live.getState());
    if (id === undefined) return live.subscribe(step);
    const stops = [id, ...(otherId === undefined ? [] : [otherId])].map((each) => watchLive(live, each, step));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, id, otherId]);
};
