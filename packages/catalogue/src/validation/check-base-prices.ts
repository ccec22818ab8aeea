import { type Currency, minorFromMajor } from '@candil/domain';
import type { BasePriceRow } from '../data/catalogue-data';
import type { Report } from './catalogue-problem';

/** Every priced model exists where its row says, once per rate; a rate has one currency; prices are whole cents. */
export function checkBasePrices(rows: readonly BasePriceRow[], isKnown: (row: BasePriceRow) => boolean, report: Report): void {
  const currencies = new Map<number, Currency>();
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const { model, catalogId, rateId, subFamilyId, currency, basePrice } = row;
    if (!isKnown(row)) report(`[${index}].model`, `sub-family ${subFamilyId} has no model ${model} in catalogue ${catalogId}`);
    const known = currencies.get(rateId) ?? currency;
    if (known !== currency) report(`[${index}].currency`, `rate ${rateId} is in ${known}, not in ${currency}`);
    currencies.set(rateId, known);
    const key = `model ${model} under rate ${rateId} in catalogue ${catalogId}`;
    if (seen.has(key)) report(`[${index}]`, `${key} has two prices`);
    seen.add(key);
    if (!minorFromMajor(basePrice).ok) report(`[${index}].basePrice`, `${basePrice} has more than two decimals`);
  });
}
