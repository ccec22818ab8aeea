import { existsSync, readdirSync } from 'node:fs';
import { bundledKib } from './bundled-kib.mjs';

const SOURCES = new URL('../../packages/ui-kit/src/', import.meta.url);

/** The widgets of the kit: every folder with a file of its name is an entry point (`./*` in package.json). */
const widgets = readdirSync(SOURCES).filter((name) => existsSync(new URL(`${name}/${name}.tsx`, SOURCES)));

/** Name and KiB of each widget, bundled without the others. */
export const widgetSizes = async () => {
  const sizes = [];
  for (const name of widgets) sizes.push([name, await bundledKib(`export * from '@candil/ui-kit/${name}';`)]);
  return sizes;
};
