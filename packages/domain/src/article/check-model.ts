import { type AttributeType, bovOf, pendantHeightRangeOf, type Variation } from '../attribute';
import { parseOpenDay } from '../calendar';
import { EXCLUSION_CELLS } from '../exclusion';
import { minorFromMajor, percentHundredths } from '../money';
import type { ModelDefinition } from './model-definition';

/** Why catalogue data is refused when it is loaded; `where` is the attribute and modifier, or the row of the matrix. */
export type ModelFailure =
  | { readonly code: 'model.number-malformed'; readonly model: string }
  | { readonly code: 'model.date-malformed'; readonly model: string; readonly where: string; readonly text: string }
  | { readonly code: 'model.modifier-malformed'; readonly model: string; readonly where: string }
  | { readonly code: 'model.modifier-twice'; readonly model: string; readonly where: string }
  | { readonly code: 'model.amount-malformed'; readonly model: string; readonly where: string; readonly value: number }
  | { readonly code: 'model.base-variation-priced'; readonly model: string; readonly where: string }
  | { readonly code: 'model.pendant-height-missing'; readonly model: string; readonly where: string }
  | { readonly code: 'model.exclusion-cell-missing'; readonly model: string; readonly row: number; readonly cell: string };

// A temperature or control 0 and an empty one would be the same code (RC12).
const MODIFIERS: Readonly<Record<AttributeType, RegExp>> = {
  color: /^[0-9A-Z]{2}$/,
  temperature: /^[1-9A-Z]$/,
  control: /^[1-9A-Z]$/,
  installation: /^[0-9A-Z]{2}$/,
  pendantHeight: /^[^\s]{1,20}$/,
};

/** Every reason to refuse a model at loading, in data order; none = it may be used (AT4, AT16, AT17, EX4, PR16, PR17). */
export function checkModel(model: ModelDefinition): readonly ModelFailure[] {
  const { model: number } = model;
  const failures: ModelFailure[] = [];
  if (!/^\d{4}$/.test(number)) failures.push({ code: 'model.number-malformed', model: number });
  failures.push(...malformedDates(number, 'base', Object.values(model.availability)));
  const seen = new Set<string>();
  for (const variation of model.variations) {
    const where = `${variation.type} ${variation.modifier}`;
    if (!MODIFIERS[variation.type].test(variation.modifier)) failures.push({ code: 'model.modifier-malformed', model: number, where });
    if (seen.has(where)) failures.push({ code: 'model.modifier-twice', model: number, where });
    seen.add(where);
    failures.push(...checkVariation(number, where, variation));
  }
  model.exclusions.forEach((row, index) => {
    for (const cell of EXCLUSION_CELLS) {
      if (typeof row[cell] !== 'string' || row[cell] === '') {
        failures.push({ code: 'model.exclusion-cell-missing', model: number, row: index, cell });
      }
    }
  });
  return failures;
}

function checkVariation(model: string, where: string, variation: Variation): readonly ModelFailure[] {
  const { priceIncrement = 0, priceIncrementDollars = 0, priceIncrementPercent = 0 } = variation;
  const failures: ModelFailure[] = [
    ...malformedDates(model, where, [variation.validFrom, variation.validUntil, ...Object.values(variation.availability ?? {})]),
  ];
  for (const value of [priceIncrement, priceIncrementDollars]) {
    if (!minorFromMajor(value).ok) failures.push({ code: 'model.amount-malformed', model, where, value });
  }
  if (!percentHundredths(priceIncrementPercent, -100, 1000).ok) {
    failures.push({ code: 'model.amount-malformed', model, where, value: priceIncrementPercent });
  }
  const priced = priceIncrement !== 0 || priceIncrementDollars !== 0 || priceIncrementPercent !== 0;
  if (priced && bovOf(variation) === 'B') failures.push({ code: 'model.base-variation-priced', model, where });
  if (variation.type === 'pendantHeight' && pendantHeightRangeOf(variation) === undefined) {
    failures.push({ code: 'model.pendant-height-missing', model, where });
  }
  return failures;
}

function malformedDates(model: string, where: string, dates: readonly (string | undefined)[]): readonly ModelFailure[] {
  return dates.flatMap((text) =>
    text === undefined || parseOpenDay(text).ok ? [] : [{ code: 'model.date-malformed', model, where, text } as const],
  );
}
