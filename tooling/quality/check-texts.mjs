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

/** Said by its whole key, or by a key whose last parts are put together when it runs. */
const isSaid = (key) => {
  if (["'", '`'].some((quote) => source.includes(`${quote}${key}${quote}`) || source.includes(`:${key}${quote}`))) return true;
  const parts = key.split('.');
  return parts.some((_, length) => {
    const start = `${parts.slice(0, length).join('.')}.\${`;
    return length > 0 && (source.includes(`\`${start}`) || source.includes(`:${start}`));
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
