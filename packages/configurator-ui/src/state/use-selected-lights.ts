import type { SceneLight } from '@candil/configurator';
import type { ElementId } from '@candil/domain';
import { useShallow } from 'zustand/react/shallow';
import { useDocument, useView } from './use-editor-state';

/** The luminaires with some ids, in the order of the tree. */
export const useLights = (ids: readonly ElementId[]): readonly SceneLight[] =>
  useDocument(useShallow((state) => state.scene.lights.filter(({ id }) => ids.includes(id))));

/** The selected luminaires, in the order of the tree. */
export const useSelectedLights = (): readonly SceneLight[] => useLights(useView((state) => state.selection));
