import type { Page } from 'playwright-core';
import { NAMES_OF_TSX } from '../../browser';

/** Runs in the page before anything else: counts the draw calls of each frame in which WebGL draws, and the objects that WebGL holds. */
const install = () => {
  const drawn: number[] = [];
  Object.assign(window, { __drawn: drawn });
  let calls = 0;
  const endFrame = () => {
    drawn.push(calls);
    calls = 0;
  };
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...parameters: unknown[]) => unknown>;
  for (const name of ['drawArrays', 'drawElements', 'drawRangeElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const call = prototype[name];
    if (call === undefined) throw new Error(`WebGL has no ${name}`);
    prototype[name] = function (this: unknown, ...parameters: unknown[]) {
      // A frame is drawn by one callback. A callback of our own in every frame would count as the page's script.
      if (calls === 0) queueMicrotask(endFrame);
      calls += 1;
      return call.apply(this, parameters);
    };
  }
  const held = { buffers: 0, textures: 0 };
  Object.assign(window, { __held: held });
  const count = (name: string, kind: keyof typeof held, by: number) => {
    const call = prototype[name];
    if (call === undefined) throw new Error(`WebGL has no ${name}`);
    prototype[name] = function (this: unknown, ...parameters: unknown[]) {
      if (by > 0 || parameters[0]) held[kind] += by;
      return call.apply(this, parameters);
    };
  };
  count('createBuffer', 'buffers', 1);
  count('deleteBuffer', 'buffers', -1);
  count('createTexture', 'textures', 1);
  count('deleteTexture', 'textures', -1);
};

export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(NAMES_OF_TSX);
  await page.addInitScript(install);
};

/** Draw calls of the frames drawn since the last time, which are forgotten. */
export const drawnIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { __drawn: number[] }).__drawn.splice(0));

/** Buffers and textures that WebGL holds now. */
export const heldIn = (page: Page): Promise<{ readonly buffers: number; readonly textures: number }> =>
  page.evaluate(() => ({ ...(window as unknown as { __held: { buffers: number; textures: number } }).__held }));

/** Delays from an input to the next frame since the measurement began, as the browser reports them: in steps of 8 ms. */
export const watchDelays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(window, { __delays: delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId) delays.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
export const delaysIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { __delays: number[] }).__delays.splice(0));
