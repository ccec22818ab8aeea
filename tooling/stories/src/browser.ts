const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides, with nothing that reaches for the network; nothing is drawn in 3D. Scroll bars lie over the page, so that a window is as wide as it says. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: [
    '--enable-features=OverlayScrollbar',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Viewport and language of a page. */
export const PLACE = { locale: 'en-GB', timezoneId: 'Europe/Madrid' };
