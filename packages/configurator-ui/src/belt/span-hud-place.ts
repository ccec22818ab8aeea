import type { SceneView, ScreenBox } from '@candil/configurator';
import type { CanvasSize } from '../flat/projection';
import { useIsHudPane } from '../screen/use-hud-pane';
import { useScreenSize } from '../screen/use-screen-size';
import { useEditorShell } from '../state/editor-shell';
import { useScope, useView } from '../state/use-editor-state';

/** Returns whether the values of the span in hand stand over a drawing. */
export const useIsSpanHudShown = (view: SceneView): boolean => {
  const { isReadOnly } = useEditorShell();
  const isHere = useIsHudPane(view);
  const isPoint = useView((state) => state.beltPart?.kind === 'point');
  // A small screen has the same values in its sheet; there the bar appears only during a gesture.
  const isSmall = useScreenSize() === 'sm';
  const isShown = useScope(({ kind }) => (kind === 'idle' && !isSmall) || kind === 'shaping' || kind === 'typing');
  // A point that is pulled changes spans with every step, and none is shown here.
  return isHere && isShown && !isReadOnly && !isPoint;
};

/** What they cover of a drawing, at most: the bar in one line, at its heights over the lower edge on small and large screens. */
export const spanHudBox = ({ width, height }: CanvasSize): ScreenBox => ({
  left: width / 2 - 210,
  top: height - 124,
  width: 420,
  height: 56,
});
