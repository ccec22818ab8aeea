import { type Scene, sticksInHand } from '@candil/configurator';
import { useMemo } from 'react';
import { useDocument, useLive } from '../state/use-editor-state';

/** Sticks, joints and lines as a gesture shows them. */
export const useLiveSticks = (): Pick<Scene, 'sticks' | 'joints' | 'lines'> => {
  const scene = useDocument((state) => state.scene);
  const sticks = useLive((state) => state.sticks);
  return useMemo(() => sticksInHand(scene, { sticks }), [scene, sticks]);
};
