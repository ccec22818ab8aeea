import type { BoardEditor } from '@candil/configurator/board';
import { connectorKey } from '@candil/domain';
import type { CanvasCamera } from '../flat/use-camera';

/** Key event, as the shortcuts of the board read it. */
interface BoardKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const ARROWS: Readonly<Partial<Record<string, readonly [x: number, z: number]>>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Steps of the history, wherever the focus is; true where the key was one. */
export const historyKey = (editor: BoardEditor, { key, shiftKey, ctrlKey, metaKey }: BoardKey): boolean => {
  if (!ctrlKey && !metaKey) return false;
  const small = key.toLowerCase();
  if (small === 'z') {
    if (shiftKey) editor.redo();
    else editor.undo();
    return true;
  }
  if (small !== 'y') return false;
  editor.redo();
  return true;
};

/** The next open connector in the order of the board, or the one before. */
export const stepConnector = (editor: BoardEditor, step: 1 | -1): void => {
  const { open } = editor.document.getState().facts;
  if (open.length === 0) return;
  const { connector } = editor.view.getState();
  const at = open.findIndex((placed) => connectorKey(placed) === connector);
  const next = open[at < 0 ? (step > 0 ? 0 : open.length - 1) : (at + step + open.length) % open.length];
  if (next !== undefined) editor.chooseConnector(connectorKey(next));
};

/** Keys of the board itself; true where one was taken. */
export const boardKey = (editor: BoardEditor, camera: CanvasCamera, event: BoardKey, onPalette: () => void): boolean => {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (historyKey(editor, event)) return true;
  const { selection, snapMode, showsDimensions } = editor.view.getState();
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'd' && selection.length > 0) editor.duplicate();
    else if (key.toLowerCase() === 'a') editor.select([...editor.document.getState().facts.parts.keys()]);
    else return false;
    return true;
  }
  const arrow = ARROWS[key];
  if (arrow !== undefined && selection.length > 0) {
    const metres = altKey ? 0.001 : shiftKey ? 0.1 : 0.01;
    editor.nudge(arrow[0] * metres, arrow[1] * metres);
    return true;
  }
  switch (key) {
    case 'Escape':
      if (editor.live.getState().placing !== undefined || editor.live.getState().poses.size > 0) editor.cancel();
      else if (editor.view.getState().connector !== undefined) editor.chooseConnector(undefined);
      else editor.select([]);
      return true;
    case 'Delete':
    case 'Backspace':
      editor.remove();
      return true;
    case '[':
    case ']':
      editor.turn((key === '[' ? -1 : 1) * (shiftKey ? 1 : 15));
      return true;
    case 'r':
    case 'R':
      editor.turn(shiftKey ? -90 : 90);
      return true;
    case 's':
    case 'S':
      editor.setView({ snapMode: snapMode === 'off' ? 'connectors' : 'off' });
      return true;
    case 'm':
    case 'M':
      editor.setView({ showsDimensions: !showsDimensions });
      return true;
    case 'c':
    case 'C':
      stepConnector(editor, shiftKey ? -1 : 1);
      return true;
    case 'a':
    case 'A':
      onPalette();
      return true;
    case '+':
    case '=':
      camera.zoomBy(1);
      return true;
    case '-':
      camera.zoomBy(-1);
      return true;
    case '0':
      camera.fit();
      return true;
    default:
      return false;
  }
};
