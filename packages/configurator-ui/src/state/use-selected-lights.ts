import type { SceneLight } from '@candil/configurator';
import { useShallow } from 'zustand/react/shallow';
import { useDocument, useView } from './use-editor-state';

/** The selected luminaires, in the order of the tree. */
export const useSelectedLights = (): readonly SceneLight[] => {
  const selection = useView((state) => state.selection);
  return useDocument(useShallow((state) => state.scene.lights.filter(({ id }) => selection.includes(id))));
};
