import { type RootState, useFrame } from '@react-three/fiber';
import type { ReactElement } from 'react';
import type { Group } from 'three';

/** The composition in the picture. Its parts are drawn in batches and moved by the stores of the editor; React puts it there once. */
export const Composition = ({ root, onFrame }: { readonly root: Group; readonly onFrame: (state: RootState) => void }): ReactElement => {
  useFrame(onFrame);
  return <primitive object={root} dispose={null} />;
};
