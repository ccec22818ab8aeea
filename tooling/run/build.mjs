import { mustRun } from './command.mjs';
import { install } from './install.mjs';

const PRODUCT = ['@candil/platform', '@candil/portal', '@candil/login-area', '@candil/iframe-configurator'];

/** Builds what the product is served from; what has not changed comes from turbo's cache. */
export const buildProduct = () =>
  mustRun('Build', 'turbo', ['run', 'build', ...PRODUCT.flatMap((name) => ['--filter', name]), '--output-logs=errors-only']);

/** Builds every package of the workspace, published ones with their declarations. */
export const build = async () => {
  await install('all');
  await mustRun('Build', 'turbo', ['run', 'build', '--output-logs=errors-only']);
  return 0;
};
