import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WITHOUT = ['react', 'react-dom', 'react/jsx-runtime'];

/** A module of this text, so that what is measured needs no file. */
const asEntry = (code) => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? join(HERE, 'entry.ts') : undefined),
  load: (id) => (id === join(HERE, 'entry.ts') ? code : undefined),
});

/** KiB, gzipped, of what a user of a package would bundle besides React, by the bundler of our own apps. */
const bundledKib = async (code) => {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [asEntry(code)],
    resolve: { conditionNames: ['source', 'import', 'default'] },
    external: WITHOUT,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  return gzipSync(output[0].code, { level: 9 }).length / 1024;
};

/** Budgets of the published packages (docs/architecture/budgets.md); the portal measures its own parts. */
const BUDGETS = [
  {
    what: 'ui-kit: button, modal and text field',
    most: 25,
    code: "export { Button } from '@candil/ui-kit/button'; export { Modal } from '@candil/ui-kit/modal'; export { TextField } from '@candil/ui-kit/text-field';",
  },
  { what: 'api-client with the endpoint table', most: 25, code: "export { createApiClient, routes } from '@candil/api-client';" },
  // The goal is 60 (docs/architecture/budgets.md); until it is reached nothing may be added that is not taken away elsewhere.
  { what: 'domain, goal 60', most: 62, code: "export * from '@candil/domain';" },
  { what: 'domain: reference codes alone', most: 2, code: "export * from '@candil/domain/reference-code';" },
];

const result = { passed: 0, failed: 0 };
for (const { what, most, code } of BUDGETS) {
  const kib = await bundledKib(code);
  const good = kib > 0 && kib <= most;
  result[good ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${good ? 'ok' : 'TOO LARGE'}  ${what}: ${kib.toFixed(1)} KiB (at most ${most})\n`);
}
mkdirSync(join(HERE, '.results'), { recursive: true });
writeFileSync(join(HERE, '.results/size.json'), JSON.stringify(result));
process.exit(result.failed ? 1 : 0);
