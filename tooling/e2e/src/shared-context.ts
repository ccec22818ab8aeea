import type { Browser, BrowserContext } from '@playwright/test';
import { PLACE } from './browser';

/** Storage of an origin besides cookies; without its cache, which is shared on purpose. */
const KEPT = 'local_storage,indexeddb,websql,service_workers,cache_storage';

/** Makes a page one of a machine without WebGL: a room drawn by the processor costs more than all else that an editor does. */
const withoutWebGl = () => void Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext');

/**
 * One browser context for the journeys of a worker, emptied after each. Its cache and its process stay, and with them the program of
 * the portal, read and compiled: opening a page costs half.
 */
export const shareContext = (browser: Browser, url: string) => {
  let context: BrowserContext | undefined;

  const make = async () => {
    const made = await browser.newContext({ ...PLACE, baseURL: url, viewport: { width: 1280, height: 720 } });
    await made.addInitScript(withoutWebGl);
    made.on('close', () => {
      context = undefined;
    });
    // A page without a program, so that the process outlives the pages of a journey.
    const keeper = await made.newPage();
    await keeper.goto(`${url}/ready`);
    context = made;
    return { made, keeper };
  };
  let ready: Awaited<ReturnType<typeof make>> | undefined;

  return {
    get: async () => {
      if (context === undefined || ready === undefined) ready = await make();
      return ready.made;
    },
    empty: async () => {
      if (context === undefined || ready === undefined) return;
      const { made, keeper } = ready;
      for (const page of made.pages()) if (page !== keeper) await page.close();
      await made.unrouteAll({ behavior: 'ignoreErrors' });
      await made.setOffline(false);
      await made.clearPermissions();
      await made.clearCookies();
      const session = await made.newCDPSession(keeper);
      await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: KEPT });
      await session.detach();
    },
    close: async () => {
      await context?.close();
    },
  };
};
