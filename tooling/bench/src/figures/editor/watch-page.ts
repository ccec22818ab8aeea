import type { Page } from 'playwright-core';
import { NAMES_OF_TSX } from '../../browser';

/** Runs in the page before anything else: counts the draw calls of each frame in which WebGL draws. */
const install = () => {
  const drawn: number[] = [];
  Object.assign(window, { __drawn: drawn });
  let calls = 0;
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...parameters: unknown[]) => unknown>;
  for (const name of ['drawArrays', 'drawElements', 'drawRangeElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const call = prototype[name];
    if (call === undefined) throw new Error(`WebGL has no ${name}`);
    prototype[name] = function (this: unknown, ...parameters: unknown[]) {
      calls += 1;
      return call.apply(this, parameters);
    };
  }
  const tick = () => {
    if (calls > 0) drawn.push(calls);
    calls = 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
};

export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(NAMES_OF_TSX);
  await page.addInitScript(install);
};

/** Draw calls of the frames drawn since the last time, which are forgotten. */
export const drawnIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { __drawn: number[] }).__drawn.splice(0));
