import type { Page } from 'playwright-core';
import { NAMES_OF_TSX } from './browser';

/** Runs in the page before anything else: counts the draw calls of each frame in which WebGL draws, and the objects that WebGL holds. */
const install = () => {
  const drawn: number[] = [];
  Object.assign(window, { __drawn: drawn });
  let calls = 0;
  const drawing = { isOn: true };
  Object.assign(window, { __drawing: drawing });
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
      return drawing.isOn ? call.apply(this, parameters) : undefined;
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

/**
 * Switches the draw calls of WebGL off and on; everything up to them is done all the same. Where the processor draws, it takes seconds for a
 * frame on all cores, and the script beside it takes several times as long as it does beside a graphics card.
 */
export const setDrawing = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((value) => {
    (window as unknown as { __drawing: { isOn: boolean } }).__drawing.isOn = value;
  }, isOn);

/** Buffers and textures that WebGL holds now. */
export const heldIn = (page: Page): Promise<{ readonly buffers: number; readonly textures: number }> =>
  page.evaluate(() => ({ ...(window as unknown as { __held: { buffers: number; textures: number } }).__held }));

/**
 * Delays from an input to the next picture since the measurement began, as the browser reports them: in steps of 8 ms, of an interaction the
 * longest of its events.
 */
export const watchDelays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const delays = new Map<number, number>();
    Object.assign(window, { __delays: delays });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as unknown as { interactionId: number; duration: number }[])
        if (interactionId > 0) delays.set(interactionId, Math.max(duration, delays.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
export const delaysIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...(window as unknown as { __delays: Map<number, number> }).__delays.values()]);
