import { mustRun } from './command.mjs';
import { install } from './install.mjs';

/** Copies of its pictures are what the service prints. */
const PICTURES = '@candil/catalogue-pictures';
const PRODUCT = ['@candil/platform', '@candil/portal', '@candil/login-area', '@candil/iframe-configurator', PICTURES];

const buildPackages = (...names) =>
  mustRun('Build', 'turbo', ['run', 'build', ...names.flatMap((name) => ['--filter', name]), '--output-logs=errors-only']);

/** Builds what the product is served from; what has not changed comes from turbo's cache. */
export const buildProduct = () => buildPackages(...PRODUCT);

/** Builds what the service reads at run time beside its sources. */
export const buildPictures = () => buildPackages(PICTURES);

/** Builds every package of the workspace, published ones with their declarations. */
export const build = async () => {
  await install('all');
  await mustRun('Build', 'turbo', ['run', 'build', '--output-logs=errors-only']);
  return 0;
};
