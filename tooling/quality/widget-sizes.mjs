import { bundledKib } from './bundled-kib.mjs';
import { widgetSizes } from './widget-entry-points.mjs';

/** Prints what each widget of the kit adds to an app that has none yet: KiB gzipped, minified, without React. Bounds are held by check-sizes. */
const sizes = await widgetSizes();
const all = await bundledKib("export * from '@candil/ui-kit';");
const wide = Math.max(...sizes.map(([name]) => name.length));
for (const [name, kib] of [...sizes.sort(([, one], [, other]) => other - one), ['all of them together', all]])
  process.stdout.write(`${name.padEnd(wide + 2)}${kib.toFixed(1).padStart(6)} KiB\n`);
