import { join } from 'node:path';
import { buildProduct } from './build.mjs';
import { stay } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** The whole product on one address, with sample users in an empty database. */
export const start = async () => {
  await install('run');
  await buildProduct();
  return stay(process.execPath, [join(ROOT, 'apps/platform/dist/main.js')], {
    env: { SAMPLE_DATA: process.env.SAMPLE_DATA ?? (process.env.NODE_ENV === 'production' ? '0' : '1') },
  });
};
