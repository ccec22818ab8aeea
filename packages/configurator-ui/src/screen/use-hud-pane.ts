import type { SceneView } from '@candil/configurator';
import { useScope } from '../state/use-editor-state';
import { useLayout } from './use-layout';

/** Returns whether a pane is the one of several that shows the state of a belt gesture: the pane of the pointer, else the elevation. */
export const useIsHudPane = (view: SceneView): boolean => {
  const { layout } = useLayout(true);
  const at = useScope((scope) => ('view' in scope ? scope.view : undefined));
  if (layout !== 'split') return true;
  return at === '3d' ? view === '3d' : view !== '3d' && view !== 'plan';
};
