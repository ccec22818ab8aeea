import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKS_OF_SOURCE } from './texts/checks-of-source.mjs';
import { CHECKS_OF_TEXTS, staleExceptions } from './texts/checks-of-texts.mjs';
import { GLOSSARY, SAID, SOURCES_TO_CATCH, TEXTS_TO_CATCH, TWO_WORDS } from './texts/fixtures.data.mjs';
import { followsGlossary, glossaryPage, secondWords } from './texts/glossary.mjs';
import { readCatalogueTexts, readDataTexts } from './texts/read-data-texts.mjs';
import { baseOf, readLocales } from './texts/read-locales.mjs';
import { unsaid } from './texts/unsaid.mjs';

/** Rules for the texts of the locales and the screens that use them; each check must first catch its fixtures. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LOCALES = join(ROOT, 'packages/i18n/src/locales');
const APPS = readdirSync(join(ROOT, 'apps')).map((name) => `apps/${name}/src`);
/** Sources that use texts; the service uses some in mails and documents. */
const READERS = [...APPS, 'packages/configurator-ui/src', 'packages/i18n/src', 'packages/api-client/src'];
/** Sources of the screens. */
const SCREENS = [...APPS.filter((folder) => !folder.includes('/platform/')), 'packages/configurator-ui/src'];

const sourcesIn = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return ['locales', 'testing', 'node_modules'].includes(entry.name) ? [] : sourcesIn(path);
        return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name)
          ? [[relative(ROOT, path), readFileSync(path, 'utf8')]]
          : [];
      });

let failed = 0;
const complain = (text) => {
  failed += 1;
  process.stdout.write(`${text}\n`);
};

const said = readLocales(LOCALES);
const data = readDataTexts(ROOT);
/** Everything people read of us: screens, mails, quote sheets, and the data of menu, support and reference lists. */
const locales = Object.fromEntries(Object.entries(said).map(([language, texts]) => [language, new Map([...texts, ...data[language]])]));
for (const [name, check] of Object.entries(CHECKS_OF_TEXTS)) {
  for (const [at, fixture] of (TEXTS_TO_CATCH[name] ?? []).entries())
    if (check(fixture).length === 0) complain(`The check ${name} does not catch its fixture ${at} (texts/fixtures.data.mjs).`);
  if (TEXTS_TO_CATCH[name] === undefined) complain(`The check ${name} has no fixture.`);
  for (const text of check(locales)) complain(text);
}

for (const text of staleExceptions(locales)) complain(text);

/** The prose of the catalogue is a maker's; only its typography is ours to check. */
const catalogue = readCatalogueTexts(ROOT);
for (const check of [CHECKS_OF_TEXTS.cleanTexts, CHECKS_OF_TEXTS.frenchSpaces]) for (const text of check(catalogue)) complain(text);

const glossary = (name) => JSON.parse(readFileSync(join(ROOT, 'packages/i18n/glossary', name), 'utf8'));
const [terms, exceptions] = [glossary('terms.json'), glossary('exceptions.json')];
for (const [at, fixture] of GLOSSARY.caught.entries())
  if (followsGlossary(fixture.locales, GLOSSARY.terms, fixture.exceptions ?? []).length === 0)
    complain(`The glossary does not catch its fixture ${at} (texts/fixtures.data.mjs).`);
for (const found of followsGlossary(GLOSSARY.followed, GLOSSARY.terms, []))
  complain(`The glossary complains about what follows it: ${found}`);
if (secondWords(TWO_WORDS).length === 0) complain('The check of second words does not catch its fixture (texts/fixtures.data.mjs).');
for (const found of [...secondWords(terms), ...followsGlossary(locales, terms, exceptions)]) complain(found);
if (readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8') !== glossaryPage(terms))
  complain('docs/glossary.md is not what its data say: node tooling/quality/write-glossary.mjs');

const screens = SCREENS.flatMap((folder) => sourcesIn(join(ROOT, folder)));
for (const [name, check] of Object.entries(CHECKS_OF_SOURCE)) {
  for (const [at, fixture] of (SOURCES_TO_CATCH[name] ?? []).entries())
    if (check('fixture.tsx', fixture).length === 0)
      complain(`The check ${name} does not catch its fixture ${at} (texts/fixtures.data.mjs).`);
  if (SOURCES_TO_CATCH[name] === undefined) complain(`The check ${name} has no fixture.`);
  for (const [file, text] of screens) for (const found of check(file, text)) complain(found);
}

if (unsaid(SAID.locales, SAID.said.join('\n')).length > 0 || SAID.silent.some((source) => unsaid(SAID.locales, source).length === 0))
  complain('The check of unsaid texts does not tell its fixtures apart.');
const sources = READERS.flatMap((folder) => sourcesIn(join(ROOT, folder)))
  .map(([, text]) => text)
  .join('\n');
for (const text of unsaid(said, sources)) complain(text);

const counts = Object.entries(locales).map(([language, texts]) => `${language} ${new Set([...texts.keys()].map(baseOf)).size}`);
process.stdout.write(`texts: keys ${counts.join(', ')}\n`);
process.exit(failed ? 1 : 0);
