import { fail, ok, type Result } from '../result';
import { textOf } from '../untrusted';

/** The text begins with no integer (AT9). */
export type TemperatureFailure = { readonly code: 'attribute.not-an-integer'; readonly attribute: 'ledColourTemp'; readonly text: string };

/** Puts a blank after four digits that a non-blank follows directly: `2700K` → `2700 K`; other texts stay (AT7). */
export function formatTemperatureDescription(description: string): string {
  return description.replace(/^(\d{4})(?=\S)/, '$1 ');
}

/** The colour temperature in kelvin that a text begins with: `2700 K` → `2700`; what has no leading digits is refused (AT9). */
export function parseLedColourTemp(value: unknown): Result<number, TemperatureFailure> {
  const text = textOf(value);
  const digits = /^\s*(\d{1,6})(?!\d)/.exec(text)?.[1];
  return digits === undefined ? fail({ code: 'attribute.not-an-integer', attribute: 'ledColourTemp', text }) : ok(Number(digits));
}
