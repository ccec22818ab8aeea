import type { Ghost, LiveState, SceneView } from '@candil/configurator';
import { useLive, useScope } from '../state/use-editor-state';

const NONE: readonly Ghost[] = [];

/** Returns what finds the refused candidates of a view: those of a drag where it is dragged, those of a tool in the plan. */
export const useGhostsOf = (view: SceneView): ((live: LiveState) => readonly Ghost[]) => {
  const isHere = useScope((scope) => (scope.kind === 'moving' || scope.kind === 'raising' ? scope.view : 'plan') === view);
  return ({ ghosts }) => (isHere ? ghosts : NONE);
};

/** The refused candidates of a view. */
export const useGhosts = (view: SceneView): readonly Ghost[] => useLive(useGhostsOf(view));
