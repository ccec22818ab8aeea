/**
 * Hears the moves of a pointer that is held down before anything else on the page, until the answer is called. React would look for
 * listeners of each, and of the mouse event that a browser sends after it.
 */
export const hearMoves = (pointerId: number, hear: (event: PointerEvent) => void): (() => void) => {
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    event.stopPropagation();
    hear(event);
  };
  const onMouseMove = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('pointermove', onPointerMove, { capture: true });
  window.addEventListener('mousemove', onMouseMove, { capture: true });
  return () => {
    window.removeEventListener('pointermove', onPointerMove, { capture: true });
    window.removeEventListener('mousemove', onMouseMove, { capture: true });
  };
};
