import fc from 'fast-check';

const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 24 }).map((codes) => String.fromCharCode(...codes));
const near = fc.string({ unit: fc.constantFrom(...'0123456789AZaz-/_ LW\u00a0\u0131'), maxLength: 24 });

/** Any text, half of it from characters of codes. */
export const anyReferenceText: fc.Arbitrary<string> = fc.oneof(units, near);

const SHORT = /^[0-9]{4}-?[0-9A-Z]{2}(\/[0-9A-Z]{2})?(_[0-9A-Z]{2})?$/;
const EXTENDED = /^[0-9]{4}([0-9A-Z]{6}|-[0-9A-Z]{2}-[0-9A-Z]-[0-9A-Z]-[0-9A-Z]{2}-)(LW[0-9]{4}|000000)$/;

/** Classifies a text by patterns, without white space and in capitals; written apart from the code it checks. */
export function referenceKinds(text: string): { readonly short: boolean; readonly extended: boolean; readonly hasModel: boolean } {
  const compact = text.replace(/\s/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return {
    short: SHORT.test(compact),
    extended: EXTENDED.test(compact) && [16, 21].includes(compact.length),
    hasModel: /^[0-9]{4}/.test(compact),
  };
}
