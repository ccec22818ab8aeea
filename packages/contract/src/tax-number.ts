import { fail, ok, type Result } from '@candil/domain';

export type TaxNumberFailure = { readonly code: 'tax-number.malformed' };

/** As tax numbers are compared: letters and digits only, capitals. */
export const foldTaxNumber = (text: string | undefined | null): string => (text ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Patterns of a VAT number after the letters of the country (VIES, United Kingdom, Switzerland, Norway). */
const AFTER_PREFIX: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12})$/,
};
/** Elsewhere, and without the letters of a country, numbers of tax offices have at least so many digits, and characters up to so many. */
const ANYWHERE = { leastDigits: 5, mostCharacters: 20 } as const;

const prefixOf = (number: string): string | undefined => {
  const [letters = ''] = /^[A-Z]*/.exec(number) ?? [];
  // Longer runs of letters are no country: a Mexican number may begin with DEL, a Spanish one with ESB, which its own form lets through.
  return [letters.slice(0, 3), letters.slice(0, 2)].find((prefix) => Object.hasOwn(AFTER_PREFIX, prefix));
};

/** Checks that a digit follows the prefix: then the letters before it can only be those of a country. */
const isPrefixed = (number: string, prefix: string): boolean => /^\d/.test(number.slice(prefix.length));

/** Checks a tax number by its form, not whether someone has it; empty = none. The same check runs in browser and service. */
export const checkTaxNumber = (text: string): Result<string, TaxNumberFailure> => {
  const number = foldTaxNumber(text);
  if (number === '') return text.trim() === '' ? ok('') : fail({ code: 'tax-number.malformed' });
  const prefix = prefixOf(number);
  if (prefix !== undefined) {
    if (AFTER_PREFIX[prefix]?.test(number.slice(prefix.length))) return ok(number);
    if (isPrefixed(number, prefix)) return fail({ code: 'tax-number.malformed' });
  }
  const digits = number.replaceAll(/\D/g, '').length;
  const isNumber = /^[A-Z0-9]+$/.test(number) && digits >= ANYWHERE.leastDigits && number.length <= ANYWHERE.mostCharacters;
  return isNumber ? ok(number) : fail({ code: 'tax-number.malformed' });
};

/** The number without the letters of its country: `ESB65123456` and `B65123456` are the same number. */
export const bareTaxNumber = (number: string): string => {
  const prefix = prefixOf(number);
  if (prefix === undefined) return number;
  const rest = number.slice(prefix.length);
  return AFTER_PREFIX[prefix]?.test(rest) ? rest : number;
};
