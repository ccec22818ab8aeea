import { readFileSync } from 'node:fs';
import { ISO_LANGUAGES, type LocalisedText } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { seedData } from './seed-data';

const ROOT = new URL('../../../../', import.meta.url);
interface Term {
  readonly en: string;
}
type Locales = Record<string, Map<string, string>>;
const { followsGlossary }: { followsGlossary: (locales: Locales, terms: readonly Term[], exceptions: readonly object[]) => string[] } =
  await import(new URL('tooling/quality/texts/glossary.mjs', ROOT).href);
const terms: readonly Term[] = JSON.parse(readFileSync(new URL('packages/i18n/glossary/terms.json', ROOT), 'utf8'));

/**
 * Words that prose about luminaires means otherwise than the trade: a line of light is no line of a budget, a shade may be a shadow, low
 * glare is one word in other languages, phase dimming needs no second word for dimming, and to fix a luminaire is to fasten it.
 */
const EVERYDAY = ['room', 'line', 'power', 'shade', 'dimming', 'glare', 'wire', 'ceiling', 'height', 'delivery', 'order', 'fix'];

const isText = (value: object): value is LocalisedText =>
  ISO_LANGUAGES.every((language) => typeof Reflect.get(value, language) === 'string');

const textsIn = (value: unknown): LocalisedText[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [value];
  return (value instanceof Map ? [...value.values()] : Object.values(value)).flatMap(textsIn);
};

const complaintsAbout = (texts: readonly LocalisedText[]): string[] => {
  const locales = Object.fromEntries(ISO_LANGUAGES.map((language) => [language, new Map(texts.map((text) => [text.en, text[language]]))]));
  return followsGlossary(
    locales,
    terms.filter(({ en }) => !EVERYDAY.includes(en)),
    [],
  );
};

describe('texts of the catalogue', () => {
  it('say the trade words of the glossary', () => {
    const texts = textsIn(seedData());
    expect(texts.length).toBeGreaterThan(600);
    expect(complaintsAbout(texts)).toEqual([]);
  });

  it('would be caught saying another', () => {
    const other = { en: 'No driver', us: 'No Driver', de: 'Ohne Treiber', es: 'Sin driver', fr: 'Sans driver', it: 'Senza driver' };
    expect(complaintsAbout([other])).toHaveLength(1);
  });

  it('leave out no everyday word that the glossary does not know', () => {
    expect(EVERYDAY.filter((word) => terms.every(({ en }) => en !== word))).toEqual([]);
  });
});
