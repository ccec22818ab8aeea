import { bundledKib } from './bundled-kib.mjs';
import { entryPointSizes } from './entry-point-sizes.mjs';

/** Prints the size of each widget of the kit in an app without other widgets: KiB gzipped, minified, without React. */
const sizes = await entryPointSizes('ui-kit');
const all = await bundledKib("export * from '@candil/ui-kit';");
const wide = Math.max(...sizes.map(([name]) => name.length));
for (const [name, kib] of [...sizes.sort(([, one], [, other]) => other - one), ['all of them together', all]])
  process.stdout.write(`${name.padEnd(wide + 2)}${kib.toFixed(1).padStart(6)} KiB\n`);
