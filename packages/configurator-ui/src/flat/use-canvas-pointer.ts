import type { Editor, FlatView, InputTarget, PointerInput } from '@candil/configurator';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type ViewOf, withArcLength } from '../belt/span-under-pointer';
import { hearMoves } from './hear-moves';
import { targetOf } from './input-target';
import { type CanvasSize, toU, toV } from './projection';
import type { CanvasCamera } from './use-camera';

/** A finger that stays on a luminaire so long adds it to the selection, ms. */
const LONG_PRESS_MS = 500;
/** Pixels that a finger may tremble. */
const TREMBLE_PIXELS = 6;

/** Metres of the view as a place of the room. */
export type PlaceOfView = (u: number, v: number) => Pick<PointerInput, 'at' | 'y' | 'hit'>;

interface CanvasPointerOptions {
  readonly editor: Editor;
  readonly view: FlatView;
  readonly camera: CanvasCamera;
  readonly placeOf: PlaceOfView;
  readonly viewOf: ViewOf;
  /** True while the space bar is held: then a drag moves the view. */
  readonly isPanning: RefObject<boolean>;
}

interface Press {
  readonly pointerId: number;
  readonly target: InputTarget;
  readonly startX: number;
  readonly startY: number;
  readonly isCoarse: boolean;
  readonly canvas: SVGSVGElement;
  readonly stopHearing: () => void;
  travelled: number;
  longPress: ReturnType<typeof setTimeout> | undefined;
}

/** What the editor asks of an event, be it of the browser or of React. */
type Pointed = Pick<
  globalThis.PointerEvent,
  'type' | 'clientX' | 'clientY' | 'pointerId' | 'pointerType' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pointer events of a canvas as input of the editor, in metres; two fingers, the middle button or the space bar move the view instead. */
export const useCanvasPointer = ({ editor, view, camera, placeOf, viewOf, isPanning }: CanvasPointerOptions) => {
  const press = useRef<Press>(undefined);
  const pan = useRef<{ readonly pointerId: number; last: Spot }>(undefined);
  const fingers = useRef(new Map<number, Spot>());

  const corner = useRef<Spot & { readonly size: CanvasSize }>(undefined);

  /** Asking for the corner at every step would lay the page out: it is asked for at a press, and when the canvas changes its size. */
  const spotOf = (event: Pointed, canvas: SVGSVGElement): Spot => {
    if (event.type === 'pointerdown' || corner.current?.size !== camera.size) {
      const { left, top } = canvas.getBoundingClientRect();
      corner.current = { x: left, y: top, size: camera.size };
    }
    return { x: event.clientX - corner.current.x, y: event.clientY - corner.current.y };
  };
  const send = (event: Pointed, canvas: SVGSVGElement, phase: PointerInput['phase'], target: InputTarget, held?: Press) => {
    const { x, y } = spotOf(event, canvas);
    const [u, v] = [toU(camera.projection, x), toV(camera.projection, y)];
    editor.pointer({
      phase,
      view,
      ...placeOf(u, v),
      target: withArcLength(target, editor.document.getState().scene.belts, viewOf, u, v),
      isCoarse: event.pointerType !== 'mouse',
      travelledPixels: held?.travelled ?? 0,
      acrossPixels: held === undefined ? 0 : event.clientX - held.startX,
      shift: event.shiftKey,
      alt: event.altKey,
      control: event.ctrlKey || event.metaKey,
      pointerId: event.pointerId,
      metresPerPixel: 1 / camera.projection.scale,
    });
  };
  const letGo = () => {
    clearTimeout(press.current?.longPress);
    press.current?.stopHearing();
    press.current = undefined;
  };
  /** Abandons the gesture and undoes its effect. */
  const abandon = (event: Pointed) => {
    const held = press.current;
    if (held === undefined) return;
    letGo();
    send(event, held.canvas, 'cancel', held.target, held);
  };
  const moveHeld = (event: Pointed) => {
    const held = press.current;
    if (held === undefined) return;
    held.travelled = Math.max(held.travelled, Math.hypot(event.clientX - held.startX, event.clientY - held.startY));
    send(event, held.canvas, 'move', held.target, held);
  };
  /** The view may change its scale under a press. */
  const latest = useRef(moveHeld);
  useLayoutEffect(() => {
    latest.current = moveHeld;
  });
  const pinch = (id: number, to: Spot) => {
    const from = fingers.current.get(id);
    const other = Array.from(fingers.current).find(([each]) => each !== id)?.[1];
    fingers.current.set(id, to);
    if (from === undefined || other === undefined) return;
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    camera.panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (before > 0 && after > 0) camera.zoomAt(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2);
  };
  useEffect(
    () => () => {
      clearTimeout(press.current?.longPress);
      press.current?.stopHearing();
    },
    [],
  );

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const spot = spotOf(event, event.currentTarget);
    if (event.pointerType === 'touch') fingers.current.set(event.pointerId, spot);
    if (fingers.current.size > 1) return abandon(event);
    if (event.button === 1 || (event.button === 0 && isPanning.current)) {
      event.preventDefault();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pan.current = { pointerId: event.pointerId, last: spot };
      return;
    }
    if (event.button !== 0 || press.current !== undefined) return;
    const target = targetOf(event.target);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const held: Press = {
      pointerId: event.pointerId,
      target,
      startX: event.clientX,
      startY: event.clientY,
      isCoarse: event.pointerType !== 'mouse',
      canvas: event.currentTarget,
      stopHearing: hearMoves(event.pointerId, (move) => latest.current(move)),
      travelled: 0,
      longPress: undefined,
    };
    press.current = held;
    if (event.pointerType === 'touch' && target.kind === 'element') {
      held.longPress = setTimeout(() => {
        if (press.current !== held || held.travelled > TREMBLE_PIXELS) return;
        abandon(event);
        editor.select([target.id], 'toggle');
      }, LONG_PRESS_MS);
    }
    send(event, held.canvas, 'down', target, held);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const spot = spotOf(event, event.currentTarget);
    if (pan.current?.pointerId === event.pointerId) {
      camera.panBy(spot.x - pan.current.last.x, spot.y - pan.current.last.y);
      pan.current.last = spot;
      return;
    }
    if (fingers.current.size > 1) return pinch(event.pointerId, spot);
    if (press.current === undefined && event.pointerType !== 'touch') send(event, event.currentTarget, 'move', targetOf(event.target));
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    if (pan.current?.pointerId === event.pointerId) {
      pan.current = undefined;
      return;
    }
    const held = press.current;
    if (held?.pointerId !== event.pointerId) return;
    letGo();
    send(event, held.canvas, 'up', held.target, held);
  };
  /** Taken away by the browser: a cancelled drag is never a drop. */
  const onPointerLost = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    if (pan.current?.pointerId === event.pointerId) pan.current = undefined;
    if (press.current?.pointerId === event.pointerId) abandon(event);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerLost,
    onLostPointerCapture: onPointerLost,
  };
};
