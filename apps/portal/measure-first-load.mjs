import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What a browser fetches before a page is usable, in KiB of gzip, against the budgets of the front end. Needs a build. */
const DIST = new URL('./dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));
const LANGUAGE = 'en';

const kibibytes = (bytes) => Math.round((bytes / 1024) * 10) / 10;
const gzipSize = (file) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;

/** A chunk with everything it imports statically. */
const closure = (keys) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
};
const sizeOf = (keys) => kibibytes(closure(keys).reduce((sum, file) => sum + gzipSize(file), 0));

const find = (ending) => {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(ending));
  if (!key) throw new Error(`No chunk is made of ${ending}`);
  return key;
};
const texts = (namespace) => find(`locales/${LANGUAGE}/${namespace}/index.ts`);
const start = ['index.html', texts('common-front'), texts('widgets')];
const visitor = [...start, find('src/app/visitor-app.tsx')];
const member = [...start, find('src/app/portal-app.tsx'), find('src/app/member-frame.tsx')];
const routes = readdirSync(new URL('./src/routes/', import.meta.url))
  .map((file) => `src/routes/${file}`)
  .filter((key) => manifest[key]);
const lazyPart = (key) => {
  const there = new Set(closure(member));
  return kibibytes(
    closure([key])
      .filter((file) => !there.has(file))
      .reduce((sum, file) => sum + gzipSize(file), 0),
  );
};
const styles = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))];
const firstFonts = readdirSync(new URL('assets/', DIST)).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file));

const figures = [
  { what: 'logged-out page, JS', size: sizeOf(visitor), budget: 130 },
  { what: 'signed-in shell, JS', size: sizeOf(member), budget: 175 },
  ...routes.map((key) => ({ what: `${key.replace(/.*\//, '')}, JS beyond the shell`, size: lazyPart(key), budget: 40 })),
  { what: 'texts of the guarded screens', size: lazyPart(texts('eproject')), budget: 40 },
  { what: 'CSS', size: kibibytes(styles.reduce((sum, file) => sum + gzipSize(file), 0)), budget: 20 },
  {
    what: 'fonts of the first paint',
    size: kibibytes(firstFonts.reduce((sum, file) => sum + readFileSync(new URL(`assets/${file}`, DIST)).length, 0)),
    budget: 60,
  },
];

const isOver = ({ size, budget }) => size > budget;
for (const figure of figures) console.log(`${isOver(figure) ? 'OVER' : 'ok  '} ${figure.what}: ${figure.size} of ${figure.budget} KiB`);
const failed = figures.filter(isOver).length;
const results = new URL('./.results/', import.meta.url);
mkdirSync(results, { recursive: true });
writeFileSync(new URL('size.json', results), JSON.stringify({ passed: figures.length - failed, failed }));
if (failed > 0) process.exitCode = 1;
