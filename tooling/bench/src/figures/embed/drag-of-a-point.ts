import { startProduct } from '@candil/product';
import { openBrowser } from '../../browser';
import { frameCosts } from '../../frame-costs';
import { percentile, slowdownTo } from '../../measure';
import { figure } from '../../report';
import { setDrawing, watchPage } from '../../watch-page';

/** Factor by which the target phone is slower than the machine on which the targets were set. */
const SLOWER = 4;
/** Moves before the measurement, in which the browser compiles, and in it. */
const [FIRST_MOVES, MOVES] = [60, 120];
const MOST_MILLISECONDS = 50;

/** The room in 3D is drawn by the processor, the drawings as on any machine. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization'];

/**
 * Processor time of the main thread for each frame of a drag of an attach point in the elevation, with its drawing, times what a phone is
 * slower than this machine. The room in 3D is made ready to be drawn in each, and not drawn.
 */
export const dragOfAPoint = async (): Promise<void> => {
  const browser = await openBrowser(SOFTWARE_GL);
  if (browser === undefined) return;
  const slowdown = slowdownTo(SLOWER);
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await watchPage(page);
    const session = await page.context().newCDPSession(page);
    await page.goto(`${product.url}/iframe/plusminus-drawing-configurator?locale=en`);
    // The first starting point: a garland of six lights.
    await page.locator('[data-editor] ul[aria-label] button').first().click();
    await page.locator('[data-view="3d"] [data-scene-light="complete"]').waitFor({ timeout: 300_000 });
    // The larger one for fingers is hidden from a mouse.
    const point = page.locator('[data-target*=\'"belt-point"\'][data-target*=\'"index":1\']').filter({ visible: true }).first();
    const box = await point.boundingBox();
    if (box === null) throw new Error('no attach point is drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await setDrawing(page, false);
    await page.mouse.move(x, y);
    await page.mouse.down();
    // By the browser itself, which answers when the page has handled a move, with its next frame.
    const drag = async (moves: number) => {
      for (let move = 0; move < moves; move += 1) {
        const to = { x: x + 10 + (move % 20) * 3, y: y + (move % 5) };
        await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, button: 'left', buttons: 1 });
      }
    };
    await drag(FIRST_MOVES);
    const costs = await frameCosts(browser, 'whole', () => drag(MOVES));
    await page.mouse.up();
    const at = (percent: number) => percentile(costs, percent) * slowdown;
    figure(
      'embed, drag of an attach point',
      `p75 ${at(75).toFixed(1)} ms, median ${at(50).toFixed(1)} ms, p95 ${at(95).toFixed(1)} ms of the main thread at ${SLOWER}x CPU (${slowdown.toFixed(1)}x of this machine), ${costs.length} frames with their drawing`,
      `p75 <= ${MOST_MILLISECONDS} ms`,
      at(75) <= MOST_MILLISECONDS,
    );
  } finally {
    await browser.close();
    await product.remove();
  }
};
