const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides, with nothing that reaches for the network. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
