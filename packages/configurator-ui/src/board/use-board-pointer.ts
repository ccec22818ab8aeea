import type { BoardEditor } from '@candil/configurator/board';
import { connectorKey } from '@candil/domain';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { toU, toV } from '../flat/projection';
import type { CanvasCamera } from '../flat/use-camera';

/** Target of a pointer event, stored on the drawn part so that one listener serves the whole board. */
export type BoardTarget =
  | { readonly kind: 'part'; readonly id: string }
  | { readonly kind: 'connector'; readonly key: string }
  | { readonly kind: 'empty' };

/** A finger that stays on a part so long adds it to the selection, ms. */
const LONG_PRESS_MS = 500;
const SAME_PLACE_METRES = 0.002;
const DRAG_PIXELS = { mouse: 4, finger: 6 } as const;
/** Distance within which a part snaps to a connector. */
const REACH_PIXELS = { mouse: 22, finger: 32 } as const;

interface Press {
  readonly pointerId: number;
  readonly target: BoardTarget;
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly isCoarse: boolean;
  state: 'held' | 'dragging' | 'framing' | 'panning';
  longPress: ReturnType<typeof setTimeout> | undefined;
  lastX: number;
  lastY: number;
}

interface BoardPointerOptions {
  readonly editor: BoardEditor;
  readonly camera: CanvasCamera;
  readonly isPanning: RefObject<boolean>;
}

/**
 * Returns the connector that the next press at a place chooses: presses go through the connectors at one place, and
 * after the last choose none.
 */
const nextAt = (editor: BoardEditor, pressed: string): string | undefined => {
  const { open } = editor.document.getState().facts;
  const place = open.find((placed) => connectorKey(placed) === pressed);
  const there = open
    .filter((placed) => place !== undefined && Math.hypot(placed.x - place.x, placed.z - place.z) < SAME_PLACE_METRES)
    .map(connectorKey);
  const at = there.indexOf(editor.view.getState().connector ?? '');
  return there[at + 1];
};

const targetOf = (node: EventTarget | null): BoardTarget => {
  const serialised = node instanceof Element ? node.closest('[data-target]')?.getAttribute('data-target') : undefined;
  return serialised ? (JSON.parse(serialised) as BoardTarget) : { kind: 'empty' };
};

/** Presses, drags and pinches on the board as verbs of its editor. */
export const useBoardPointer = ({ editor, camera, isPanning }: BoardPointerOptions) => {
  const press = useRef<Press>(undefined);
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  useEffect(() => () => clearTimeout(press.current?.longPress), []);

  const spotOf = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    return { x, y, u: toU(camera.projection, x), v: toV(camera.projection, y) };
  };
  const reachOf = (isCoarse: boolean) => REACH_PIXELS[isCoarse ? 'finger' : 'mouse'] / camera.projection.scale;
  const letGo = () => {
    clearTimeout(press.current?.longPress);
    press.current = undefined;
  };
  const abandon = () => {
    const held = press.current;
    letGo();
    if (held?.state === 'dragging' || held?.state === 'framing') editor.cancel();
  };
  const pinch = (id: number, x: number, y: number) => {
    const from = fingers.current.get(id);
    const other = [...fingers.current].find(([each]) => each !== id)?.[1];
    fingers.current.set(id, { x, y });
    if (from === undefined || other === undefined) return;
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    camera.panBy((x - from.x) / 2, (y - from.y) / 2);
    if (before > 0 && after > 0) camera.zoomAt(after / before, (x + other.x) / 2, (y + other.y) / 2);
  };

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y, u, v } = spotOf(event);
    const isCoarse = event.pointerType !== 'mouse';
    if (event.pointerType === 'touch') fingers.current.set(event.pointerId, { x, y });
    if (fingers.current.size > 1) return abandon();
    if (press.current !== undefined || event.button > 1) return;
    const isPan = event.button === 1 || isPanning.current;
    if (isPan) event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const target = targetOf(event.target);
    const held: Press = {
      pointerId: event.pointerId,
      target,
      x,
      y,
      u,
      v,
      isCoarse,
      state: isPan ? 'panning' : 'held',
      longPress: undefined,
      lastX: x,
      lastY: y,
    };
    press.current = held;
    if (isPan || editor.live.getState().placing !== undefined) return;
    if (target.kind === 'part' && event.pointerType === 'touch') {
      held.longPress = setTimeout(() => {
        if (press.current !== held || held.state !== 'held') return;
        letGo();
        editor.select([target.id], 'toggle');
      }, LONG_PRESS_MS);
    }
  };

  const begin = (held: Press, event: PointerEvent<SVGSVGElement>) => {
    clearTimeout(held.longPress);
    if (held.target.kind !== 'part') {
      // A finger on nothing moves the board, a mouse draws a frame.
      held.state = held.isCoarse ? 'panning' : 'framing';
      if (held.state === 'framing') editor.beginFrame(held.u, held.v);
      return;
    }
    const { selection } = editor.view.getState();
    const { id } = held.target;
    if (!selection.includes(id)) editor.select([id], event.shiftKey ? 'add' : 'replace');
    editor.beginDrag(editor.view.getState().selection, reachOf(held.isCoarse));
    held.state = 'dragging';
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y, u, v } = spotOf(event);
    if (fingers.current.size > 1) return pinch(event.pointerId, x, y);
    const held = press.current;
    const isPlacing = editor.live.getState().placing !== undefined;
    if (isPlacing && held?.state !== 'panning') return editor.placeAt(u, v, event.altKey, reachOf(event.pointerType !== 'mouse'));
    if (held === undefined || held.pointerId !== event.pointerId) return;
    const travelled = Math.hypot(x - held.x, y - held.y);
    if (held.state === 'held' && travelled > DRAG_PIXELS[held.isCoarse ? 'finger' : 'mouse']) begin(held, event);
    if (held.state === 'panning') camera.panBy(x - held.lastX, y - held.lastY);
    else if (held.state === 'framing') editor.frameTo(u, v);
    else if (held.state === 'dragging') editor.dragBy(u - held.u, v - held.v, event.altKey);
    held.lastX = x;
    held.lastY = y;
  };

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    const held = press.current;
    const { placing } = editor.live.getState();
    if (held === undefined && placing !== undefined && event.button === 0) {
      // Dragged here from the palette: the press began there.
      const { u, v } = spotOf(event);
      editor.placeAt(u, v, event.altKey, reachOf(event.pointerType !== 'mouse'));
      return editor.drop();
    }
    if (held?.pointerId !== event.pointerId) return;
    letGo();
    if (placing !== undefined && held.state === 'held') {
      const { u, v } = spotOf(event);
      editor.placeAt(u, v, event.altKey, reachOf(held.isCoarse));
      editor.drop();
      if (event.shiftKey) editor.beginPlacing(placing.model);
      return;
    }
    if (held.state === 'dragging' || held.state === 'framing') return editor.drop();
    if (held.state !== 'held') return;
    if (held.target.kind === 'connector') {
      editor.chooseConnector(nextAt(editor, held.target.key));
    } else if (held.target.kind === 'part') {
      editor.select([held.target.id], event.shiftKey || event.ctrlKey || event.metaKey ? 'toggle' : 'replace');
    } else {
      editor.select([]);
      editor.chooseConnector(undefined);
    }
  };

  /** Taken away by the browser: a cancelled drag is never a drop. */
  const onPointerLost = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    if (press.current?.pointerId === event.pointerId) abandon();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerLost, onLostPointerCapture: onPointerLost };
};
