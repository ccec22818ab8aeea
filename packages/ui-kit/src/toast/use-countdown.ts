import { useEffect, useLayoutEffect, useRef } from 'react';

/** Runs `onEnd` after so many ms, not counting the time in which it is held; never where the duration is Infinity. */
export const useCountdown = (durationMs: number, isHeld: boolean, onEnd: () => void): void => {
  const left = useRef(durationMs);
  const latest = useRef(onEnd);
  useLayoutEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isHeld || !Number.isFinite(left.current)) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);
};
