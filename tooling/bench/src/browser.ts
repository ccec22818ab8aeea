import { QUIET_BROWSER } from '@candil/browser';
import { type Browser, chromium } from 'playwright-core';

/** The Chromium that the run provides, with further arguments of the command line; undefined where there is none, which is said. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser | undefined> => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return chromium.launch({ executablePath: CHROMIUM_PATH, args: [...QUIET_BROWSER, '--disable-quic', ...more] });
  process.stdout.write('No Chromium: its figures are left out.\n');
  return undefined;
};

/** Helper that tsx expects around the functions of a script for a page: it keeps their names, which are unused there. */
export const NAMES_OF_TSX = 'globalThis.__name = (target) => target';
