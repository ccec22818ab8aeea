import { parseValidity, type Variation } from '@candil/domain';
import type { Report } from './catalogue-problem';

const KELVIN = { min: 1800, max: 6500 } as const;

/** Checks of a variation beyond its schema and the domain library. */
export function checkVariation(variation: Variation, model: string, report: Report): void {
  if (variation.model !== model) report('model', `belongs to model ${variation.model}, stands with ${model}`);
  checkValue(variation, report);
  checkLeadTime(variation.leadtime ?? [], report);
  checkPeriod(variation.availability?.since, variation.availability?.until, 'availability.until', report);
  checkPeriod(variation.validFrom, variation.validUntil, 'validUntil', report);
}

/** Thresholds rise, so that a quantity finds its entry by reading on. */
export function checkLeadTime(entries: readonly { readonly from: number }[], report: Report): void {
  entries.forEach(({ from }, index) => {
    const before = entries[index - 1];
    if (before !== undefined && from <= before.from) report(`leadtime[${index}].from`, `${from} does not rise above ${before.from}`);
  });
}

/** A period ends on the day it begins or later; malformed days are reported elsewhere. */
export function checkPeriod(since: string | undefined, until: string | undefined, path: string, report: Report): void {
  const period = parseValidity(since, until);
  if (!period.ok || period.value.since === undefined || period.value.until === undefined) return;
  if (period.value.since > period.value.until) report(path, `${until} lies before ${since}`);
}

function checkValue({ type, value }: Variation, report: Report): void {
  switch (type) {
    case 'color':
      if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value)) report('value', 'a colour needs a value #rrggbb');
      return;
    case 'temperature':
      // A tunable light has no single temperature and therefore no value.
      if (value !== undefined && !isKelvin(value)) report('value', `a temperature is whole kelvin from ${KELVIN.min} to ${KELVIN.max}`);
      return;
    case 'control':
    case 'installation':
      if (value !== undefined) report('value', `a variation of ${type} has no value`);
      return;
    case 'pendantHeight':
      if (typeof value === 'object' && value.min > value.max) report('value.min', `${value.min} is above max ${value.max}`);
      return;
    default:
      throw new Error(`unknown attribute ${type satisfies never}`);
  }
}

function isKelvin(value: NonNullable<Variation['value']>): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= KELVIN.min && value <= KELVIN.max;
}
