import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Limit of the code that a page loads to embed the configurator, in KiB of gzip. */
const MOST = 5;

const { outputFiles } = await build({
  entryPoints: ['src/define.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
  conditions: ['source'],
  target: 'es2022',
});
const kib = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1024;
const isGood = kib > 0 && kib <= MOST;
console.log(`${isGood ? 'ok  ' : 'OVER'} loader of the embed: ${kib.toFixed(1)} of ${MOST} KiB`);
mkdirSync('.results', { recursive: true });
writeFileSync('.results/size.json', JSON.stringify({ passed: Number(isGood), failed: Number(!isGood) }));
if (!isGood) process.exitCode = 1;
