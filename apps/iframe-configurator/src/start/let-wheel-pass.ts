/** Elements that zoom with the wheel: the drawings and the picture of the room. */
const CANVAS = '[data-view]';

/**
 * A page with a frame on it is scrolled over the frame: the wheel zooms only with Ctrl, or in a drawing that was pressed or tabbed into.
 * Elsewhere it never reaches the drawing, which would take it, and the page around scrolls on.
 */
export const letWheelPass = (window: Window): void => {
  const pass = (event: WheelEvent) => {
    const { target } = event;
    if (event.ctrlKey || !(target instanceof Element)) return;
    const canvas = target.closest(CANVAS);
    if (canvas !== null && !canvas.contains(window.document.activeElement)) event.stopPropagation();
  };
  window.addEventListener('wheel', pass, { capture: true, passive: true });
};
