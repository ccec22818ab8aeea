const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides, with nothing that reaches for the network; nothing is drawn in 3D. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

/** Where and in which language a page is read. */
export const PLACE = { locale: 'en-GB', timezoneId: 'Europe/Madrid' };
