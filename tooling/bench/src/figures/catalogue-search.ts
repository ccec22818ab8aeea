import { strict as assert } from 'node:assert';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emitStaticJson, seedData } from '@candil/catalogue';
import { calendarDayOf, ISO_LANGUAGES } from '@candil/domain';
import { type ArticleIndex, articlesHolding, indexCatalogue, makeArticleIndex } from '@candil/platform/measured';
import { PGlite } from '@electric-sql/pglite';
import MiniSearch from 'minisearch';
import { figure } from '../report';

const ARTICLES = 100_000;
const TODAY = calendarDayOf(2026, 11, 20);
const HITS = 20;
const RELOADS = 7;
const RELOAD_MILLISECONDS = 250;
const ROUNDS = 5;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const heapMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

const timeOf = <Made>(make: () => Made): readonly [Made, number] => {
  const start = performance.now();
  const made = make();
  return [made, performance.now() - start];
};

const sortedMiddle = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The middle of several runs of the same: a term costs what it costs, not what else the machine did. */
const middleOf = (rounds: number, run: () => unknown): number =>
  sortedMiddle(
    Array.from({ length: rounds }, () => timeOf(run)[1]),
    0.5,
  );

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** Snapshot as a database stores it: its files as text. */
const storedSnapshot = (articles: number): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(emitStaticJson(seedData({ articles })).files).map(([path, content]) => ({ path, text: JSON.stringify(content) }));

/** From the text of a snapshot to an instance that can answer everything but searches. */
const load = (stored: ReturnType<typeof storedSnapshot>) =>
  indexCatalogue({ version: 'bench', files: stored.map(({ path, text }) => ({ path, content: JSON.parse(text) })) });

interface Row {
  readonly id: number;
  readonly code: string;
  readonly model: number;
  readonly names: string;
}

const rowsOf = ({ codes, models }: ArticleIndex): readonly Row[] =>
  Array.from({ length: codes.size }, (_, id) => {
    const place = codes.modelAt(id);
    const name = models[place]?.model.name;
    const names = [...new Set(ISO_LANGUAGES.map((language) => name?.[language] ?? ''))].join(' ').toLowerCase();
    return { id, code: codes.referenceAt(id), model: place, names };
  });

/** Terms as people type them, the same each run: whole codes, starts, middles and ends of codes, names and parts of them, and nothing. */
const termsOf = (rows: readonly Row[]): readonly string[] => {
  let seed = 42;
  const below = (bound: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed % bound;
  };
  return Array.from({ length: 1_000 }, (_, turn) => {
    const { code, names } = rows[below(rows.length)] as Row;
    const words = names.split(' ');
    const start = below(6);
    const kinds = [
      code,
      code.slice(0, 3 + below(6)),
      code.slice(start, start + 2 + below(5)),
      code.slice(-3 - below(4)),
      words[below(words.length)] ?? '',
      (words[below(words.length)] ?? '').slice(below(3), 5),
      `${words[0]} ${words.at(-1)}`,
      `${code.slice(3, 8)}Q`,
    ];
    return kinds[turn % kinds.length] ?? '';
  }).filter((term) => term.trim() !== '');
};

/** Search as the service does it, against a full-text library and a database without an index for parts of words. */
const searchFigure = async (index: ArticleIndex) => {
  const rows = rowsOf(index);
  const terms = termsOf(rows);
  const inCode = (term: string) => rows.filter(({ code }) => code.includes(term)).map(({ code }) => code);
  for (const term of ['42/2A_1', '62/1A', rows[7]?.code ?? '', '00Q']) {
    const [wanted, found] = [new Set(inCode(term)), articlesHolding(index, term, HITS).map(({ reference }) => reference)];
    assert.ok(found.every((reference) => wanted.has(reference)) && found.length === Math.min(wanted.size, HITS), term);
  }

  const mini = new MiniSearch<Row>({ fields: ['code', 'names'], storeFields: ['code'] });
  mini.addAll(rows);
  const database = new PGlite();
  await database.exec('create table articles (id int, code text, names text)');
  for (let from = 0; from < rows.length; from += 10_000) {
    const some = rows.slice(from, from + 10_000);
    await database.query('insert into articles select * from unnest($1::int[], $2::text[], $3::text[])', [
      some.map(({ id }) => id),
      some.map(({ code }) => code),
      some.map(({ names }) => names),
    ]);
  }

  const ours: number[] = [];
  const library: number[] = [];
  const plain: number[] = [];
  for (const [turn, term] of terms.entries()) {
    ours.push(middleOf(ROUNDS, () => articlesHolding(index, term, HITS)));
    // The peers take a hundred times as long: a twentieth of the terms is enough.
    if (turn % 20 !== 0) continue;
    library.push(middleOf(ROUNDS, () => mini.search(term, { prefix: true, combineWith: 'AND' }).slice(0, HITS)));
    const start = performance.now();
    await database.query('select code from articles where code ilike $1 or names ilike $1 order by code limit 20', [`%${term}%`]);
    plain.push(performance.now() - start);
  }
  await database.close();
  const summaryOf = (name: string, times: readonly number[]) =>
    `${name} median ${milliseconds(sortedMiddle(times, 0.5))}, p99 ${milliseconds(sortedMiddle(times, 0.99))}`;
  const p99 = sortedMiddle(ours, 0.99);
  const ratio = (times: readonly number[]) => (p99 / sortedMiddle(times, 0.99)).toFixed(3);
  figure(
    `search among ${rows.length} articles`,
    `${summaryOf('ours', ours)}; ${summaryOf('minisearch (starts of words only)', library)}, ratio of p99 ${ratio(library)}; ${summaryOf('PGlite ilike', plain)}, ratio of p99 ${ratio(plain)}`,
    'p99 <= 3 ms',
    p99 <= 3,
  );
};

const loadFigure = (name: string, stored: ReturnType<typeof storedSnapshot>) => {
  const [, first] = timeOf(() => load(stored));
  const reload = middleOf(RELOADS, () => load(stored));
  const parse = middleOf(RELOADS, () => stored.map(({ text }) => JSON.parse(text)));
  const search = middleOf(RELOADS, () => makeArticleIndex(load(stored).editions[16], 16, TODAY)) - reload;
  const megabytes = (stored.reduce((sum, { text }) => sum + text.length, 0) / 1e6).toFixed(1);
  const parts = `${milliseconds(parse)} of it parsing ${megabytes} MB, ratio to parsing alone ${(reload / parse).toFixed(2)}`;
  const value = `load ${milliseconds(first)}, reload ${milliseconds(reload)} (${parts}); search index of one catalogue ${milliseconds(search)}`;
  figure(`catalogue of ${name}`, value, `reload <= ${RELOAD_MILLISECONDS} ms`, reload <= RELOAD_MILLISECONDS);
};

/** Load, reload and search of the catalogue, as it is and with 100,000 articles in each of the two. */
export const catalogueFigures = async () => {
  loadFigure('the maker', storedSnapshot(0));
  const stored = storedSnapshot(ARTICLES);
  loadFigure(`${ARTICLES} articles`, stored);
  const { editions } = load(stored);
  const before = heapMegabytes();
  const index = makeArticleIndex(editions[16], 16, TODAY);
  const after = heapMegabytes();
  figure(`memory of the search index of ${index.codes.size} articles`, `${(after - before).toFixed(1)} MB`, 'told', true);
  await searchFigure(index);
};
