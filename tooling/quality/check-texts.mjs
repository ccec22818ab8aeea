import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LOCALES = join(ROOT, 'packages/i18n/src/locales/en');
const READERS = ['apps/portal/src', 'apps/login-area/src', 'packages/i18n/src', 'packages/api-client/src'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
const source = READERS.flatMap((folder) => sourcesIn(join(ROOT, folder))).join('\n');

const stands = (text) => ["'", '`', ':'].some((before) => source.includes(before + text));

/** Said by its whole key, by a group of at least two parts whose texts are picked when it runs, or by a key put together then. */
const isSaid = (key) => {
  const parts = key.split('.');
  return parts.some((_, index) => {
    const start = parts.slice(0, index + 1).join('.');
    return (index > 0 && (stands(`${start}'`) || stands(`${start}\``))) || stands(`${start}.\${`);
  });
};

const keysOf = (texts, path) =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name].join('.').replace(PLURAL, '')] : keysOf(value, [...path, name]),
  );

const unsaid = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: namespace }) =>
    readdirSync(join(LOCALES, namespace))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => keysOf(JSON.parse(readFileSync(join(LOCALES, namespace, file), 'utf8')), [file.replace('.json', '')])),
  )
  .filter((key) => !isSaid(key));
if (unsaid.length > 0) {
  process.stdout.write(`These texts are said nowhere; take them out of every language:\n${[...new Set(unsaid)].join('\n')}\n`);
  process.exit(1);
}
