import { ATTRIBUTE_TYPES, type AttributeType, type Bov } from '../attribute';
import { parseOpenDay } from '../calendar';
import { isOutletCanopy } from '../canopy';
import { EXCLUSION_CELLS } from '../exclusion';
import { minorFromMajor, percentHundredths } from '../money';
import { isRecord, readable, textOf } from '../untrusted';

/** Why catalogue data is refused when it is loaded; `where` is the attribute and modifier, or the row of the matrix. */
export type ModelFailure =
  /** It is no model, or a part of it is missing or of another kind. */
  | { readonly code: 'model.malformed'; readonly model: string; readonly where: string }
  /** It is not numbered with four digits. */
  | { readonly code: 'model.number-malformed'; readonly model: string }
  /** A date is none of the form dd/mm/yyyy. */
  | { readonly code: 'model.date-malformed'; readonly model: string; readonly where: string; readonly text: string }
  /** A modifier fits no place of a code. */
  | { readonly code: 'model.modifier-malformed'; readonly model: string; readonly where: string }
  /** A modifier occurs twice for one attribute. */
  | { readonly code: 'model.modifier-twice'; readonly model: string; readonly where: string }
  /** A number is out of its bounds, or has more decimals than it may. */
  | { readonly code: 'model.amount-malformed'; readonly model: string; readonly where: string; readonly value: unknown }
  /** A base variation adds to the price. */
  | { readonly code: 'model.base-variation-priced'; readonly model: string; readonly where: string }
  /** A pendant height carries no range. */
  | { readonly code: 'model.pendant-height-missing'; readonly model: string; readonly where: string }
  /** An exclusion row, counted from 0, lacks a cell. */
  | { readonly code: 'model.exclusion-cell-missing'; readonly model: string; readonly row: number; readonly cell: string };

// A temperature or control 0 and an empty one would be the same code (RC12).
const MODIFIERS: Readonly<Record<AttributeType, RegExp>> = {
  color: /^[0-9A-Z]{2}$/,
  temperature: /^[1-9A-Z]$/,
  control: /^[1-9A-Z]$/,
  installation: /^[0-9A-Z]{2}$/,
  pendantHeight: /^[^\s]{1,20}$/,
};

const BOVS: readonly (Bov | '')[] = ['', 'B', 'O', 'V', 'T'];
const LISTS = ['leadtime', 'variations', 'exclusions'] as const;
const OBJECTS = ['technical', 'availability'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Every reason to refuse a model at loading, in data order; none = it may be used (AT4, AT16, AT17, AT28, AT29, EX4, PR16, PR17). */
export function checkModel(model: unknown): readonly ModelFailure[] {
  return readable(
    () => failuresOf(model),
    () => NO_MODEL,
  );
}

const NO_MODEL: readonly ModelFailure[] = [{ code: 'model.malformed', model: '', where: 'model' }];

function failuresOf(model: unknown): readonly ModelFailure[] {
  if (!isRecord(model)) return NO_MODEL;
  const number = textOf(model.model);
  const failures: ModelFailure[] = [];
  if (!/^\d{4}$/.test(number)) failures.push({ code: 'model.number-malformed', model: number });
  const missing = [...LISTS.filter((name) => !Array.isArray(model[name])), ...OBJECTS.filter((name) => !isRecord(model[name]))];
  failures.push(...missing.map((where) => ({ code: 'model.malformed', model: number, where }) as const));
  if (!isCount(model.moq, 1)) failures.push({ code: 'model.malformed', model: number, where: 'moq' });
  if (!hasSoundCanopy(model)) failures.push({ code: 'model.malformed', model: number, where: 'canopy' });
  failures.push(...malformedLeadTimes(number, 'base', model.leadtime), ...malformedDates(number, 'base', valuesOf(model.availability)));
  const seen = new Set<string>();
  const eachRecord = (name: 'variations' | 'exclusions', check: (record: Fields, index: number) => void) => {
    const list: readonly unknown[] = Array.isArray(model[name]) ? model[name] : [];
    for (const [index, record] of list.entries()) {
      if (isRecord(record)) check(record, index);
      else failures.push({ code: 'model.malformed', model: number, where: `${name}[${index}]` });
    }
  };
  eachRecord('variations', (variation) => {
    const where = `${textOf(variation.type)} ${textOf(variation.modifier)}`;
    if (!isModifier(variation)) failures.push({ code: 'model.modifier-malformed', model: number, where });
    if (seen.has(where)) failures.push({ code: 'model.modifier-twice', model: number, where });
    seen.add(where);
    failures.push(...checkVariation(number, where, variation));
  });
  eachRecord('exclusions', (exclusion, row) => {
    for (const cell of EXCLUSION_CELLS) {
      if (typeof exclusion[cell] !== 'string' || exclusion[cell] === '') {
        failures.push({ code: 'model.exclusion-cell-missing', model: number, row, cell });
      }
    }
  });
  return failures;
}

/** A canopy with outlets has them within its body (CA10). */
function hasSoundCanopy({ canopy, technical }: Fields): boolean {
  if (canopy === undefined) return true;
  const { widthMetres, depthMetres } = (technical ?? {}) as { readonly widthMetres: number; readonly depthMetres: number };
  return isOutletCanopy(canopy, { widthMetres, depthMetres });
}

function isModifier({ type, modifier }: Fields): boolean {
  return typeof modifier === 'string' && ATTRIBUTE_TYPES.some((known) => known === type && MODIFIERS[known].test(modifier));
}

function checkVariation(model: string, where: string, variation: Fields): readonly ModelFailure[] {
  const { priceIncrement = 0, priceIncrementDollars = 0, priceIncrementPercent = 0, value: range, bov = '', moq = 1 } = variation;
  const failures: ModelFailure[] = [
    ...(BOVS.some((known) => known === bov) ? [] : [{ code: 'model.malformed', model, where: `${where} bov` } as const]),
    ...(isCount(moq, 1) ? [] : [{ code: 'model.malformed', model, where: `${where} moq` } as const]),
    ...malformedLeadTimes(model, where, variation.leadtime),
    ...malformedDates(model, where, [variation.validFrom, variation.validUntil, ...valuesOf(variation.availability)]),
  ];
  for (const value of [priceIncrement, priceIncrementDollars]) {
    if (!minorFromMajor(value).ok) failures.push({ code: 'model.amount-malformed', model, where, value });
  }
  if (!percentHundredths(priceIncrementPercent, -100, 1000).ok) {
    failures.push({ code: 'model.amount-malformed', model, where, value: priceIncrementPercent });
  }
  const isHeight = variation.type === 'pendantHeight';
  const hasRange = isRecord(range) && ['min', 'standard', 'max', 'delta'].every((name) => Number.isFinite(range[name]));
  if (isHeight && !hasRange) failures.push({ code: 'model.pendant-height-missing', model, where });
  const priced = priceIncrement !== 0 || priceIncrementDollars !== 0 || priceIncrementPercent !== 0;
  const isFixed = isHeight && isRecord(range) && range.delta === 0;
  const isBase = isFixed || bov === '' || bov === 'B';
  if (priced && isBase) failures.push({ code: 'model.base-variation-priced', model, where });
  return failures;
}

function malformedLeadTimes(model: string, where: string, entries: unknown): readonly ModelFailure[] {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return list.flatMap((entry, index) =>
    isRecord(entry) && isCount(entry.from, 0) && isCount(entry.weeks, 0)
      ? []
      : [{ code: 'model.malformed', model, where: `${where} leadtime[${index}]` } as const],
  );
}

function isCount(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
}

function valuesOf(dates: unknown): readonly unknown[] {
  return isRecord(dates) ? Object.values(dates) : [];
}

function malformedDates(model: string, where: string, dates: readonly unknown[]): readonly ModelFailure[] {
  return dates.flatMap((date) =>
    parseOpenDay(date).ok ? [] : [{ code: 'model.date-malformed', model, where, text: textOf(date) } as const],
  );
}
