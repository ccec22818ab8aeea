const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides, with nothing that reaches for the network. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
