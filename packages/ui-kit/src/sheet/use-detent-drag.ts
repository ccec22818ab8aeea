import { type PointerEvent, useRef, useState } from 'react';

/** Faster than this a let-go sheet goes on in the direction of the finger, in px per ms. */
const FLING = 0.5;
/** A finger that has rested this long before it lets go flings nothing, in ms. */
const RESTED = 80;

interface DetentDragOptions {
  /** Heights where the sheet rests, in px, smallest first. */
  rests: () => readonly number[];
  detent: number;
  onDetent: (detent: number) => void;
  /** Let go well under the smallest height; undefined = the sheet stays. */
  onDismiss: (() => void) | undefined;
}

const nearestRest = (height: number, rests: readonly number[]): number => {
  const distances = rests.map((rest) => Math.abs(rest - height));
  return distances.indexOf(Math.min(...distances));
};

/** The rest that a sheet of this height, moving at this speed (up is positive), comes to; -1 = it goes away. */
export const restAfterDrag = (height: number, speed: number, rests: readonly number[]): number => {
  const smallest = rests[0] ?? 0;
  if (Math.abs(speed) > FLING) {
    const above = rests.findIndex((rest) => rest >= height);
    if (speed > 0) return above < 0 ? rests.length - 1 : above;
    return rests.filter((rest) => rest <= height).length - 1;
  }
  return height < smallest / 2 ? -1 : nearestRest(height, rests);
};

/** Pulling a sheet by its handle, with a finger or the mouse. */
export const useDetentDrag = ({ rests, detent, onDetent, onDismiss }: DetentDragOptions) => {
  const [height, setHeight] = useState<number>();
  // The drag so far is kept in a ref, not in the state: on a busy page the release comes before the last move is drawn.
  const grip = useRef<{ y: number; from: number; height?: number; last: { y: number; at: number }; speed: number }>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    grip.current = { y: event.clientY, from: rests()[detent] ?? 0, last: { y: event.clientY, at: event.timeStamp }, speed: 0 };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (!held) return;
    const passed = event.timeStamp - held.last.at;
    if (passed > 0) held.speed = (held.last.y - event.clientY) / passed;
    held.last = { y: event.clientY, at: event.timeStamp };
    held.height = Math.max(0, Math.min(rests().at(-1) ?? 0, held.from + held.y - event.clientY));
    setHeight(held.height);
  };
  const release = () => {
    const held = grip.current;
    grip.current = undefined;
    setHeight(undefined);
    return held?.height === undefined ? undefined : { height: held.height, last: held.last, speed: held.speed };
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const pulled = release();
    if (!pulled) return;
    const speed = event.timeStamp - pulled.last.at > RESTED ? 0 : pulled.speed;
    const rest = restAfterDrag(pulled.height, speed, rests());
    if (rest >= 0) onDetent(rest);
    else if (onDismiss) onDismiss();
    else onDetent(0);
  };
  // The browser cancelled the pointer during the drag: the sheet was neither flung nor dismissed.
  const onPointerCancel = () => {
    const pulled = release();
    if (pulled) onDetent(nearestRest(pulled.height, rests()));
  };
  return { height, handleProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
};
