import type { TalliedFact } from '../element';

/** Attributes of children that are codes. */
export const LISTED_STRINGS = [
  'installation',
  'control',
  'finish',
  'secondaryFinish',
  'model',
  'temperature',
] as const satisfies readonly TalliedFact[];

/** Attributes of children that are amounts: metres, watts, kilograms, volts, amperes. */
export const LISTED_NUMBERS = ['length', 'power', 'weight', 'voltage', 'current'] as const satisfies readonly TalliedFact[];
