import type { SceneView } from '@candil/configurator';
import { useScope } from '../state/use-editor-state';
import { useLayout } from './use-layout';

/** Whether a pane is the one of several that shows what goes on with a belt: where the pointer is, else the elevation. */
export const useIsHudPane = (view: SceneView): boolean => {
  const { layout } = useLayout(true);
  const at = useScope((scope) => ('view' in scope ? scope.view : undefined));
  if (layout !== 'split') return true;
  return at === '3d' ? view === '3d' : view !== '3d' && view !== 'plan';
};
