import { type PointerEvent, useRef, useState } from 'react';

/** Heights at which the sheet of a phone rests. */
export type Detent = 'peek' | 'half' | 'full';
export const DETENTS: readonly Detent[] = ['peek', 'half', 'full'];

export const PEEK_PIXELS = 96;
const SHARES = { half: 0.45, full: 0.88 } as const;
const restOf = (detent: Detent): number => (detent === 'peek' ? PEEK_PIXELS : SHARES[detent] * window.innerHeight);

/** Pulling the sheet by its handle; let go, it goes to the nearest rest. */
export const useDetent = (start: Detent) => {
  const [detent, setDetent] = useState(start);
  const [pulled, setPulled] = useState<number>();
  const grip = useRef<{ readonly y: number; readonly from: number; height: number }>(undefined);
  const letGo = (isKept: boolean) => {
    const held = grip.current;
    grip.current = undefined;
    setPulled(undefined);
    if (held === undefined || !isKept) return;
    const distances = DETENTS.map((each) => Math.abs(restOf(each) - held.height));
    setDetent(DETENTS[distances.indexOf(Math.min(...distances))] ?? 'half');
  };
  const handleProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      grip.current = { y: event.clientY, from: restOf(detent), height: restOf(detent) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (held === undefined) return;
      held.height = Math.max(PEEK_PIXELS, Math.min(restOf('full'), held.from + held.y - event.clientY));
      setPulled(held.height);
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
    onLostPointerCapture: () => letGo(false),
  };
  const height = pulled !== undefined ? `${pulled}px` : detent === 'peek' ? `${PEEK_PIXELS}px` : `${SHARES[detent] * 100}svh`;
  return { detent, setDetent, height, isPulled: pulled !== undefined, handleProps };
};
