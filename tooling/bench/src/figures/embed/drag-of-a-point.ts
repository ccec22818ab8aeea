import { startProduct } from '@candil/product';
import { openBrowser } from '../../browser';
import { slowdownTo } from '../../measure';
import { figure } from '../../report';

/** Factor by which the target phone is slower than the machine on which the targets were set. */
const SLOWER = 4;
const MOVES = 60;
const MOST_MILLISECONDS = 50;

/** Processor time of the main thread for each move of an attach point in the elevation, in the frame alone, times what a phone is slower than this machine. */
export const dragOfAPoint = async (): Promise<void> => {
  const browser = await openBrowser();
  if (browser === undefined) return;
  const slowdown = slowdownTo(SLOWER);
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
      // The commands of this measurement are tasks of the thread too.
      return of('TaskDuration') - of('DevToolsCommandDuration');
    };
    await page.goto(`${product.url}/iframe/plusminus-drawing-configurator?locale=en`);
    // The first starting point: a garland of six lights.
    await page.locator('[data-editor] ul[aria-label] button').first().click();
    // The larger one for fingers is hidden from a mouse.
    const point = page.locator('[data-target*=\'"belt-point"\'][data-target*=\'"index":1\']').filter({ visible: true }).first();
    await point.waitFor({ timeout: 60_000 });
    const box = await point.boundingBox();
    if (box === null) throw new Error('no attach point is drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y);
    const times: number[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      const before = await spent();
      // By the browser itself: Playwright would run a script of its own in the page for each.
      const to = { x: x + 10 + (move % 20) * 3, y: y + (move % 5) };
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, button: 'left', buttons: 1 });
      // The change of the move is drawn with the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      times.push(((await spent()) - before) * slowdown);
    }
    await page.mouse.up();
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
    figure(
      'embed, drag of an attach point',
      `p75 ${at(0.75).toFixed(1)} ms, median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms of the main thread at ${SLOWER}x CPU (${slowdown.toFixed(1)}x of this machine), ${MOVES} moves, drawing of the frame included`,
      `p75 <= ${MOST_MILLISECONDS} ms`,
      at(0.75) <= MOST_MILLISECONDS,
    );
  } finally {
    await browser.close();
    await product.remove();
  }
};
