import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useEntrance } from '../entrance';

/**
 * For the layers of the framed area: closes one whose code did not arrive, and offers in the retry bar to open it again. Nothing is given up:
 * who signs in later goes on where the session ended.
 */
export const useHideFrame = (): (() => void) => {
  const { retries, session } = useEntrance();
  const shown = useStore(session.frame, (state) => state.shown);
  useEffect(() => {
    if (shown) retries.supersede('part', 'frame');
  }, [shown, retries]);
  return () => {
    session.frame.setState({ shown: undefined });
    retries.queue('part', 'frame', async () => session.frame.setState({ shown }));
  };
};
