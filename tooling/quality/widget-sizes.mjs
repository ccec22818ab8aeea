import { readFileSync } from 'node:fs';
import { bundledKib } from './bundled-kib.mjs';

/** Prints what each widget of the kit adds to an app that has none yet: KiB gzipped, minified, without React. Bounds are held by check-sizes. */
const { exports: doors } = JSON.parse(readFileSync(new URL('../../packages/ui-kit/package.json', import.meta.url), 'utf8'));
const sizes = [];
for (const [door, target] of Object.entries(doors)) {
  if (!target.source || door === '.') continue;
  const from = `@candil/ui-kit/${door.slice(2)}`;
  sizes.push([door.slice(2), await bundledKib(`export * from '${from}';`)]);
}
const all = await bundledKib("export * from '@candil/ui-kit';");
const wide = Math.max(...sizes.map(([name]) => name.length));
for (const [name, kib] of [...sizes.sort(([, one], [, other]) => other - one), ['all of them together', all]])
  process.stdout.write(`${name.padEnd(wide + 2)}${kib.toFixed(1).padStart(6)} KiB\n`);
