import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../../../packages/i18n/src/locales/', import.meta.url));

export type JourneyLanguage = 'en' | 'de' | 'us';

/** The text of a key as a user reads it: `words('de')('eproject:order.place')`. Journeys name things by their words, never by marks in the code. */
export const words =
  (language: JourneyLanguage) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [, namespace, file, path] = /^([\w-]+):(\w+)\.(.+)$/.exec(key) ?? [];
    let text = JSON.parse(readFileSync(`${LOCALES}${language}/${namespace}/${file}.json`, 'utf8'));
    for (const part of (path as string).split('.')) text = text?.[part];
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (place, name) => (name in values ? String(values[name]) : place));
  };

/** A text with values that are not known: matches whatever stands in their place. */
export const pattern = (text: string): RegExp => {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
};
