import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');

/** What a user of the package would bundle, without what he has already. */
const bundled = async (code, external) => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: HERE },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0].contents;
};

const assets = (app, ending) => {
  const folder = join(ROOT, 'apps', app, 'dist/assets');
  if (!existsSync(folder)) throw new Error(`${folder} is missing: build the app first.`);
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
};

const gzippedKib = (parts) => parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024;
const react = ['react', 'react-dom', 'react/jsx-runtime'];

/** Budgets in KiB, gzipped (docs/architecture/budgets.md). First-load figures are measured in the browser by the journeys. */
const figures = [
  {
    what: 'ui-kit: button, modal and text field without React',
    most: 25,
    size: async () =>
      gzippedKib([
        await bundled(
          "export { Button } from '@candil/ui-kit/button'; export { Modal } from '@candil/ui-kit/modal'; export { TextField } from '@candil/ui-kit/text-field';",
          react,
        ),
      ]),
  },
  {
    what: 'api-client: client and endpoint table',
    most: 25,
    size: async () => gzippedKib([await bundled("export { createApiClient } from '@candil/api-client';", react)]),
  },
  { what: 'portal: styles', most: 20, size: () => gzippedKib(assets('portal', '.css').map(({ bytes }) => bytes)) },
  { what: 'portal: largest lazy part', most: 75, size: () => Math.max(...assets('portal', '.js').map(({ bytes }) => gzippedKib([bytes]))) },
  {
    what: 'portal: latin fonts',
    most: 60,
    size: () => fontsKib(assets('portal', '.woff2').filter(({ name }) => /latin-wght/.test(name) && !/ext/.test(name))),
  },
];
const fontsKib = (files) => files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024;

const result = { passed: 0, failed: 0 };
for (const { what, most, size } of figures) {
  const kib = await size();
  const good = kib > 0 && kib <= most;
  result[good ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${good ? 'ok' : 'TOO LARGE'}  ${what}: ${kib.toFixed(1)} KiB (at most ${most})\n`);
}
mkdirSync(join(HERE, '.results'), { recursive: true });
writeFileSync(join(HERE, '.results/size.json'), JSON.stringify(result));
process.exit(result.failed ? 1 : 0);
