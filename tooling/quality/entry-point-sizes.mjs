import { fileURLToPath } from 'node:url';
import { bundledKib } from './bundled-kib.mjs';
import { entryPointsOf } from './entry-points.mjs';

/** Path and KiB of each entry point of a package but the main one, bundled without the others. */
export const entryPointSizes = async (name) => {
  const sizes = [];
  for (const [path] of entryPointsOf(fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url)))) {
    if (path !== '.') sizes.push([path.slice(2), await bundledKib(`export * from '@candil/${name}/${path.slice(2)}';`)]);
  }
  return sizes;
};
