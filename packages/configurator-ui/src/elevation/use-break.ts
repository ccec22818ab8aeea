import { type Scene, systemOf } from '@candil/configurator';
import { useMemo } from 'react';
import { useLayout } from '../screen/use-layout';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useView } from '../state/use-editor-state';

/** What stays in sight under the lowest light, metres. */
const UNDER = 0.5;
/** Of a room with less above it nothing is left out. */
const LEAST_BREAK = 0.7;

const lowestOf = ({ belts, lights }: Scene): number =>
  Math.min(
    ...belts.flatMap(({ spans }) => spans.flatMap(({ curve }) => curve.map(({ y }) => y))),
    ...lights.map(({ bottomMetres }) => bottomMetres),
  );

/**
 * Where a low elevation breaks off above the floor, so that belts are drawn large; metres. Undefined for the whole room: alone on the screen,
 * while a belt or the room is drawn, and where something hangs low.
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
