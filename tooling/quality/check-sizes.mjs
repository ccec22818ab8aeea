import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledKib } from './bundled-kib.mjs';
import { DOMAIN_DOORS, SMALL_DOORS } from './domain-budgets.data.mjs';
import { domainDoorSizes } from './domain-doors.mjs';
import { OTHERS, WIDGETS } from './widget-budgets.data.mjs';
import { widgetSizes } from './widget-entry-points.mjs';

/** Each door of the light with all that it needs; a program takes those it asks. */
const PHOTOMETRY_DOORS = {
  ies: 5.5,
  eulumdat: 5,
  conversion: 12,
  light: 5,
  illuminance: 9,
  diagram: 6.5,
  comparison: 5,
  'room-light': 8.5,
  'technical-light': 2.5,
};
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Budgets of the published packages (docs/architecture/budgets.md); the portal measures its own parts. */
const BUDGETS = [
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
  ...Object.entries(PHOTOMETRY_DOORS).map(([door, most]) => ({
    what: `photometry: ${door} alone`,
    most,
    code: `export * from '@candil/photometry/${door}';`,
  })),
];

const result = { passed: 0, failed: 0 };
const check = (what, kib, most) => {
  const good = kib > 0 && kib <= most;
  result[good ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${good ? 'ok' : 'TOO LARGE'}  ${what}: ${kib.toFixed(1)} KiB (at most ${most})\n`);
};
for (const { what, most, code } of BUDGETS) check(what, await bundledKib(code), most);
const widgets = await widgetSizes();
for (const [name, kib] of widgets) check(`ui-kit: ${name} alone`, kib, WIDGETS[name] ?? OTHERS);
const concepts = await domainDoorSizes();
for (const [name, kib] of concepts) check(`domain: ${name} alone`, kib, DOMAIN_DOORS[name] ?? SMALL_DOORS);
const budgetsWithout = (budgets, doors) => Object.keys(budgets).filter((name) => !doors.some(([door]) => door === name));
const gone = [...budgetsWithout(WIDGETS, widgets), ...budgetsWithout(DOMAIN_DOORS, concepts)];
if (gone.length > 0) {
  result.failed += 1;
  process.stdout.write(`Budgets without a door: ${gone.join(', ')}\n`);
}
mkdirSync(join(HERE, '.results'), { recursive: true });
writeFileSync(join(HERE, '.results/size.json'), JSON.stringify(result));
process.exit(result.failed ? 1 : 0);
