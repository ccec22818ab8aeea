/**
 * Checks a price list against the catalogue: every line's reference must be orderable on the day, and its price the calculated one.
 *
 *   node examples/check-price-list.cjs <models.json> <price-list.csv> <dd/mm/yyyy>
 *
 * Columns: reference, rate, base price and listed price in major units. The exit code is 1 when a line differs or is refused.
 */
const { readFileSync } = require('node:fs');
const { buildArticleFromReference, checkModel, findModel } = require('@candil/domain/article');
const { parseCalendarDay } = require('@candil/domain/calendar');
const { CATALOGS } = require('@candil/domain/catalogue');
const { errorText } = require('@candil/domain/error-text');
const { majorFromMinor, minorFromMajor } = require('@candil/domain/money');
const { unitPrice } = require('@candil/domain/price');
const { parseReference } = require('@candil/domain/reference-code');

/** Cells of one line of a CSV; a quoted cell may hold commas and doubled quotes. */
const cellsOf = (line) => {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
  return cells.map(([, quoted, plain]) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
};

/** The calculated price in cents, or the failure that refuses the line. */
const priceOf = (models, { reference, rate, basePrice }, today) => {
  const parts = parseReference(reference);
  if (!parts.ok) return parts;
  const model = findModel(models, parts.value.model);
  if (!model.ok) return model;
  const article = buildArticleFromReference(model.value, parts.value, today);
  if (!article.ok) return article;
  const base = basePrice === '' ? { ok: true, value: undefined } : minorFromMajor(Number(basePrice));
  if (!base.ok) return base;
  const { catalogId } = model.value;
  const { currency } = CATALOGS[catalogId];
  return unitPrice({ rateId: Number(rate), catalogId, currency, basePriceMinor: base.value, calculation: 'new' }, article.value);
};

const check = (models, line, today) => {
  const [reference, rate, basePrice, listedPrice] = cellsOf(line);
  const price = priceOf(models, { reference, rate, basePrice }, today);
  if (!price.ok) return ['refused', reference, errorText(price.failure)];
  const calculated = `${majorFromMinor(price.value.amountMinor).toFixed(2)} ${price.value.currency}`;
  const listed = minorFromMajor(Number(listedPrice));
  if (!listed.ok) return ['refused', reference, errorText(listed.failure)];
  if (listed.value === price.value.amountMinor) return ['ok', reference, calculated];
  const steps = price.value.steps.map(({ what, amountMinor }) => `${what} ${majorFromMinor(amountMinor).toFixed(2)}`);
  return ['differs', reference, `listed ${listedPrice}, calculated ${calculated} (${steps.join(', ')})`];
};

const main = ([modelsFile, listFile, dayText]) => {
  const today = parseCalendarDay(dayText);
  if (!today.ok) return { lines: [errorText(today.failure)], code: 2 };
  const models = JSON.parse(readFileSync(modelsFile, 'utf8'));
  const refusals = models.flatMap(checkModel).map((failure) => errorText(failure));
  if (refusals.length > 0) return { lines: refusals, code: 2 };
  const rows = readFileSync(listFile, 'utf8').split(/\r?\n/).slice(1).filter(Boolean);
  const results = rows.map((line) => check(models, line, today.value));
  const count = (state) => results.filter(([own]) => own === state).length;
  const lines = results.map(([state, reference, text]) => `${state.padEnd(8)}${reference.padEnd(20)}${text}`);
  const wrong = count('differs') + count('refused');
  return { lines: [...lines, `${count('ok')} ok, ${count('differs')} differ, ${count('refused')} refused`], code: wrong > 0 ? 1 : 0 };
};

const { lines, code } = main(process.argv.slice(2));
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
