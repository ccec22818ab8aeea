/**
 * Prints what a code costs and how the price comes about. Without files it takes the small catalogue beside it.
 *
 *   node examples/price-a-code.mjs <code> [<dd/mm/yyyy> [<models.json> <sources.json>]]
 *
 * The exit code is 1 when the code has no price.
 */
import { readFileSync } from 'node:fs';
import { errorText, majorFromMinor, parseCalendarDay, priceReference } from '@candil/domain';

const [code, dayText = '01/06/2026', modelsFile = sample('models.json'), sourcesFile = sample('sources.json')] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const day = parseCalendarDay(dayText);
const list = { models: read(modelsFile), prices: read(sourcesFile).prices, catalogId: 16, rateId: 10, currency: 'EUR' };
const priced = day.ok ? priceReference(code, { ...list, today: day.value }) : day;

if (priced.ok) {
  const { article, unit } = priced.value;
  for (const { what, modifier = '', amountMinor } of unit.steps) print(`${what} ${modifier}`, amountMinor);
  print(article.reference, unit.amountMinor);
} else {
  process.stdout.write(`${errorText(priced.failure)}\n`);
  process.exitCode = 1;
}

function print(what, amountMinor) {
  process.stdout.write(`${what.padEnd(18)}${majorFromMinor(amountMinor).toFixed(2).padStart(8)}\n`);
}

function sample(name) {
  return new URL(`sample/${name}`, import.meta.url);
}
