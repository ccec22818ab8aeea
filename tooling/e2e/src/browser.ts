import { QUIET_BROWSER } from '@candil/browser';
import { BREADTH } from './breadth';

const executablePath = process.env.CHROMIUM_PATH;

/** The Chromium that `npm test` provides. */
export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: [
    ...QUIET_BROWSER,
    '--disable-gpu',
    // Pages of one context share a process, which saves starting one and reading the program anew.
    '--process-per-site',
    '--disable-quic',
  ],
};

/** Viewport and language of a page. Movement is drawn in the proof: it makes a page wait and a processor work. */
export const PLACE = {
  locale: 'en-GB',
  timezoneId: 'Europe/Madrid',
  ...(BREADTH === 'test' && { reducedMotion: 'reduce' as const }),
};
