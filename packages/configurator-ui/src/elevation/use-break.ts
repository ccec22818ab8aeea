import { type Scene, systemOf } from '@candil/configurator';
import { useMemo } from 'react';
import { useLayout } from '../screen/use-layout';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useView } from '../state/use-editor-state';

/** Height that stays in sight under the lowest light, in metres. */
const UNDER = 0.5;
/** Least height worth leaving out, in metres; below it the room is shown whole. */
const LEAST_BREAK = 0.7;

const lowestOf = ({ belts, lights }: Scene): number =>
  Math.min(
    ...belts.flatMap(({ spans }) => spans.flatMap(({ curve }) => curve.map(({ y }) => y))),
    ...lights.map(({ bottomMetres }) => bottomMetres),
  );

/**
 * Level above the floor at which a low elevation breaks off, so that belts are drawn large; metres. Undefined for the
 * whole room: alone on the screen, while a belt or the room is drawn, and when something hangs low.
 */
export const useBreak = (): number | undefined => {
  const { editor } = useEditorShell();
  const scene = useDocument((state) => state.scene);
  const tool = useView((state) => state.tool);
  const { layout } = useLayout(true);
  const lowest = useMemo(() => lowestOf(scene), [scene]);
  const isWhole = systemOf(editor.sources) !== 'belts' || layout !== 'split' || tool === 'belt' || tool === 'room';
  const at = Math.floor((lowest - UNDER) * 10) / 10;
  return isWhole || !(at >= LEAST_BREAK) || at > scene.room.heightMetres ? undefined : at;
};
