import { type RootState, useFrame } from '@react-three/fiber';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';

interface CompositionProps {
  readonly root: Group;
  /** It is there, and has not been drawn yet. */
  readonly onShown: () => void;
  /** Brings the picture up to date; returns whether it differs from the one that is shown. */
  readonly onFrame: () => boolean;
}

/** A subscriber with a priority draws by itself: fiber draws nothing in its place. */
const DRAWS_BY_ITSELF = 1;

/** The composition in the picture. Its parts are drawn in batches and moved by the stores of the editor; React puts it there once. */
export const Composition = ({ root, onShown, onFrame }: CompositionProps): ReactElement => {
  const drawn = useRef<Pick<RootState, 'size' | 'viewport'>>(undefined);
  useFrame(({ gl, scene, camera, size, viewport }) => {
    // A canvas of another size is empty.
    const isResized = drawn.current?.size !== size || drawn.current.viewport.dpr !== viewport.dpr;
    if (!onFrame() && !isResized) return;
    drawn.current = { size, viewport };
    gl.render(scene, camera);
  }, DRAWS_BY_ITSELF);
  useLayoutEffect(onShown, [onShown]);
  return <primitive object={root} dispose={null} />;
};
