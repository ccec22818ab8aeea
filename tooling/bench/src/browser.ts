import { type Browser, chromium } from 'playwright-core';

const ARGUMENTS = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

/** The Chromium that the run provides; undefined where there is none, which is said. */
export const openBrowser = async (): Promise<Browser | undefined> => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGUMENTS });
  process.stdout.write('No Chromium: its figures are left out.\n');
  return undefined;
};
