import { BREADTH } from './breadth';

const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides, with nothing that reaches for the network. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-gpu',
    // Pages of one context share a process, which saves starting one and reading the program anew.
    '--process-per-site',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Viewport and language of a page. Movement is drawn in the proof: it makes a page wait and a processor work. */
export const PLACE = {
  locale: 'en-GB',
  timezoneId: 'Europe/Madrid',
  ...(BREADTH === 'test' && { reducedMotion: 'reduce' as const }),
};
