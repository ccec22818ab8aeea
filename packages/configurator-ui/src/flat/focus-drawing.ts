/** Focuses the first drawing on the screen; returns whether there is one. */
export const focusDrawing = (): boolean => {
  const drawing = document.querySelector<SVGElement>('[data-editor] svg[role="application"]');
  drawing?.focus();
  return drawing !== null;
};
