import { QUIET_BROWSER } from '@candil/browser';

const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides; nothing is drawn in 3D. Scroll bars lie over the page, so that a window is as wide as it says. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: [...QUIET_BROWSER, '--enable-features=OverlayScrollbar', '--disable-gpu'],
};

/** Viewport and language of a page. */
export const PLACE = { locale: 'en-GB', timezoneId: 'Europe/Madrid' };
