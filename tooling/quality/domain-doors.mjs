import { readFileSync } from 'node:fs';
import { bundledKib } from './bundled-kib.mjs';

const { exports: doors } = JSON.parse(readFileSync(new URL('../../packages/domain/package.json', import.meta.url), 'utf8'));

/** Name and KiB of each concept of the domain, as someone bundles it who has none of the others. */
export const domainDoorSizes = async () => {
  const sizes = [];
  for (const [door, target] of Object.entries(doors)) {
    if (!target.source || door === '.') continue;
    const name = door.slice(2);
    sizes.push([name, await bundledKib(`export * from '@candil/domain/${name}';`)]);
  }
  return sizes;
};
