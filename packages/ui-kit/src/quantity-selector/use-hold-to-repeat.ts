import { type PointerEvent, useEffect, useRef } from 'react';

const FIRST_REPEAT_MS = 400;
const NEXT_REPEAT_MS = 70;

/** Handlers for a step button: once at the press, then again and again while it is held. A click without pointer (keyboard) counts once. */
export const useHoldToRepeat = (act: () => void, canAct: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  // Also a button that gets disabled under the finger, which never hears it leave.
  useEffect(() => {
    if (!canAct) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [canAct]);
  const repeat = () => {
    latest.current();
    timer.current = setTimeout(repeat, NEXT_REPEAT_MS);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      latest.current();
      stop();
      timer.current = setTimeout(repeat, FIRST_REPEAT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) latest.current();
    },
  };
};
