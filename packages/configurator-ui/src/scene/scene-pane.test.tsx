// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Whether the editor was drawn each time WebGL was tried. */
const tried: boolean[] = [];

beforeEach(() => {
  // It is tried once for all editors of a page.
  vi.resetModules();
  tried.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) => {
    if (kind === 'webgl2') tried.push(document.querySelector('[data-view="3d"]') !== null);
    return null;
  }) as HTMLCanvasElement['getContext']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it('tries WebGL when the editor is drawn, and says where there is none', async () => {
  const { openEditor } = await import('../testing/open-editor');
  const { screen, editor } = await openEditor({ scene3d: {} });
  editor.setView({ layout: '3d' });
  expect(await screen.findByText(/cannot show 3D/)).toBeDefined();
  expect(tried).toEqual([true]);
});
