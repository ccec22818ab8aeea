import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A key without its plural form. */
export const baseOf = (key) => key.replace(PLURAL, '');

const flat = (texts, path) =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value]] : flat(value, [...path, name]),
  );

/** `{ language: Map of key → text }` of a folder `<language>/<namespace>/<file>.json`; a key is `<namespace>:<file>.<key>`. */
export const readLocales = (folder) => {
  const folders = (path) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const textsOf = (language) =>
    folders(join(folder, language)).flatMap(({ name: namespace }) =>
      readdirSync(join(folder, language, namespace))
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) =>
          flat(JSON.parse(readFileSync(join(folder, language, namespace, file), 'utf8')), [file.replace('.json', '')]).map(
            ([key, text]) => [`${namespace}:${key}`, text],
          ),
        ),
    );
  return Object.fromEntries(folders(folder).map(({ name: language }) => [language, new Map(textsOf(language))]));
};
