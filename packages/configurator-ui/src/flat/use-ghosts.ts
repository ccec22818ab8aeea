import type { Ghost, SceneView } from '@candil/configurator';
import { useLive, useScope } from '../state/use-editor-state';

const NONE: readonly Ghost[] = [];

/** The refused candidates of a view: those of a drag where it is dragged, those of a tool in the plan. */
export const useGhosts = (view: SceneView): readonly Ghost[] => {
  const ghosts = useLive((state) => state.ghosts);
  const isHere = useScope((scope) => (scope.kind === 'moving' || scope.kind === 'raising' ? scope.view : 'plan') === view);
  return isHere ? ghosts : NONE;
};
