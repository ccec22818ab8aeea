import type { LiveState } from '@candil/configurator';
import { useLayoutEffect, useRef } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { watchLive } from '../state/use-state-of';

/** An element and another one that it hangs on. */
export interface Followed {
  readonly id: string;
  readonly otherId?: string | undefined;
}

/** Follows a gesture without a render: after each render and at each step, or only at those that move what is followed. */
export const useEachStep = (follow: (live: LiveState) => void, followed?: Followed): void => {
  const { live } = useEditorShell().editor;
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
    follow(live.getState());
  });
  const { id, otherId } = followed ?? {};
  useLayoutEffect(() => {
    const step = () => latest.current(live.getState());
    if (id === undefined) return live.subscribe(step);
    const stops = [id, ...(otherId === undefined ? [] : [otherId])].map((each) => watchLive(live, each, step));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, id, otherId]);
};
