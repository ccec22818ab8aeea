import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledKib } from './bundled-kib.mjs';
import { entryPointSizes } from './entry-point-sizes.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** KiB of the first bundle of a program (docs/architecture/budgets.md); the portal measures its own parts. */
const FIRST_USES = [
  {
    what: 'ui-kit: button, modal and text field',
    most: 25,
    code: "export { Button } from '@candil/ui-kit/button'; export { Modal } from '@candil/ui-kit/modal'; export { TextField } from '@candil/ui-kit/text-field';",
  },
  { what: 'api-client with the endpoint table', most: 25, code: "export { createApiClient, routes } from '@candil/api-client';" },
  {
    what: 'photometry: reading and flux',
    most: 20,
    code: "export { readLuminaire, totalFluxLumens, zonalFluxLumens, lightOutputRatio, intensityAt } from '@candil/photometry';",
  },
];
/** KiB of any one entry point bundled alone. GLDF brings an archive and an XML reader. */
const ENTRY_POINTS = { 'ui-kit': 31, domain: 33, photometry: 26 };

const result = { passed: 0, failed: 0 };
const check = (what, kib, most) => {
  const good = kib > 0 && kib <= most;
  result[good ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${good ? 'ok' : 'TOO LARGE'}  ${what}: ${kib.toFixed(1)} KiB (at most ${most})\n`);
};
for (const { what, most, code } of FIRST_USES) check(what, await bundledKib(code), most);
for (const [name, most] of Object.entries(ENTRY_POINTS))
  for (const [path, kib] of await entryPointSizes(name)) check(`${name}: ${path} alone`, kib, most);
mkdirSync(join(HERE, '.results'), { recursive: true });
writeFileSync(join(HERE, '.results/size.json'), JSON.stringify(result));
process.exit(result.failed ? 1 : 0);
