import { mustRun } from './command.mjs';

const PRODUCT = ['@candil/platform', '@candil/portal', '@candil/login-area'];

/** Builds what the product is served from; what has not changed comes from turbo's cache. */
export const buildProduct = () =>
  mustRun('Build', 'turbo', ['run', 'build', ...PRODUCT.flatMap((name) => ['--filter', name]), '--output-logs=errors-only']);
