import { type PointerEvent, useRef, useState } from 'react';
import { isRightToLeft } from '../reading-direction/reading-direction';

/** Way in px from which a pull is one, and not the trembling of a press. */
const BEGINS_AT = 10;
/** Way in px from which letting go is enough. */
const ENOUGH = 50;

/** A pull towards the end of the line, by finger, pen or mouse: how far it is, and `onSwipe` when it went far enough. */
export const useSwipe = (onSwipe: () => void) => {
  const from = useRef<number>(undefined);
  const [pulled, setPulled] = useState(0);
  const wayOf = (event: PointerEvent<HTMLElement>) => {
    const way = event.clientX - (from.current ?? event.clientX);
    return Math.max(0, isRightToLeft(event.currentTarget) ? -way : way);
  };
  const rest = () => {
    from.current = undefined;
    setPulled(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const way = wayOf(event);
      if (pulled === 0 && way < BEGINS_AT) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setPulled(way);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (pulled > 0 && wayOf(event) >= ENOUGH) onSwipe();
      rest();
    },
    onPointerCancel: rest,
  };
  return { pulled, handlers };
};
