import { fileURLToPath } from 'node:url';
import { bundledKib } from './bundled-kib.mjs';
import { entryPointsOf } from './entry-points.mjs';

const KIT = fileURLToPath(new URL('../../packages/ui-kit/', import.meta.url));

/** Name and KiB of each widget of the kit, bundled without the others. */
export const widgetSizes = async () => {
  const sizes = [];
  for (const [path] of entryPointsOf(KIT)) {
    if (path === '.') continue;
    const name = path.slice(2);
    sizes.push([name, await bundledKib(`export * from '@candil/ui-kit/${name}';`)]);
  }
  return sizes;
};
