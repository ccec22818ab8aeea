import type { Article } from '../article';
import { CATALOGS } from '../catalogue';
import { isRateId, type PriceBasis } from './price-basis';

/** Reason why a price list does not apply to an article: the field of the basis, its value and the allowed values (PR24). */
export interface BasisRefusal {
  readonly code: 'price.basis-refused';
  /** Refused field. */
  readonly field: 'catalogId' | 'rateId' | 'currency' | 'basePriceMinor' | 'calculation';
  /** Its value. */
  readonly value: unknown;
  /** Allowed values; of a number the least. */
  readonly allowed: readonly (string | number)[];
}

const CURRENCIES = Object.values(CATALOGS).map(({ currency }) => currency);
const CALCULATIONS: readonly PriceBasis['calculation'][] = ['new', 'old'];

/** The first field of a basis that does not fit the article; undefined when all do (PR24). */
export function basisRefusal(
  { catalogId, currency, rateId, basePriceMinor = 0, calculation }: PriceBasis,
  article: Article,
): BasisRefusal | undefined {
  if (catalogId !== article.catalogId) return refusal('catalogId', catalogId, [article.catalogId]);
  if (!isRateId(rateId)) return refusal('rateId', rateId, [1]);
  const own = currencyOfRate(rateId);
  if (own === undefined ? !CURRENCIES.includes(currency) : own !== currency)
    return refusal('currency', currency, own === undefined ? CURRENCIES : [own]);
  if (!CALCULATIONS.includes(calculation)) return refusal('calculation', calculation, CALCULATIONS);
  // 0 and above; a number that is no cents at all is a broken invariant (MO1).
  return basePriceMinor < 0 ? refusal('basePriceMinor', basePriceMinor, [0]) : undefined;
}

/** The currency of a rate that a catalogue starts with; undefined for any other rate, whose price list says it. */
function currencyOfRate(rateId: number): PriceBasis['currency'] | undefined {
  if (rateId === CATALOGS[16].defaultRateId) return CATALOGS[16].currency;
  return rateId === CATALOGS[21].defaultRateId ? CATALOGS[21].currency : undefined;
}

function refusal(field: BasisRefusal['field'], value: unknown, allowed: BasisRefusal['allowed']): BasisRefusal {
  return { code: 'price.basis-refused', field, value, allowed };
}
