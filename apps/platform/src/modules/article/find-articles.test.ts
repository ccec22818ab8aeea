import type { ModelDefinition } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import type { ArticleIndex } from './article-index';
import { codeListOf } from './code-list';
import { articlesHolding, articlesStarting, modelsHolding } from './find-articles';
import { foldCode, foldSearchText } from './fold-search-text';
import { nameListOf } from './name-list';

interface Entry {
  readonly model: string;
  readonly names: readonly string[];
  readonly references: readonly string[];
  /** Each behind a blank. */
  readonly words?: string;
}

const indexOf = (entries: readonly Entry[], hyphen = false): ArticleIndex => {
  const models = entries.map(({ model, references }) => ({ model: { model } as ModelDefinition, references }));
  return {
    models: models.map(({ model, references }) => ({ model, reference: references[0] ?? '', finishes: [] })),
    codes: codeListOf(models, hyphen),
    names: nameListOf(entries.map(({ names }) => names.map(foldSearchText))),
    words: nameListOf(entries.map(({ words = '' }) => [words])),
  };
};

/** Expected result of the search, found by looking at everything: the classes of nearness one after the other, each hit once. */
const lookingAtAll = (entries: readonly Entry[], term: string, limit: number): readonly string[] => {
  const code = foldCode(term);
  const phrase = foldSearchText(term);
  const names = entries.map((entry) => entry.names.map(foldSearchText));
  const everyCode = entries.flatMap(({ references }, model) => [...references].sort().map((reference) => ({ reference, model })));
  const own = (model: number) => ({ reference: entries[model]?.references[0] ?? '', model });
  const short = code.length <= 4;
  const starting = everyCode.filter(({ reference }) => foldCode(reference).startsWith(code));
  const byName = names
    .flatMap((each, model) => each.map((name) => ({ name, model })))
    .filter(({ name }) => name.startsWith(phrase))
    .sort((first, second) => (first.name < second.name ? -1 : first.name > second.name ? 1 : first.model - second.model));
  const words = phrase.split(' ');
  const holding = names.flatMap((each, model) => (words.every((word) => each.some((name) => name.includes(word))) ? [model] : []));
  const inCode = code === '' ? [] : everyCode.filter(({ reference }) => foldCode(reference).includes(code));
  const shown: { reference: string; model: number }[] = [];
  const add = (hit: { reference: string; model: number }, oncePerModel: boolean) => {
    const before = shown.some(({ reference, model }) => (oncePerModel ? model === hit.model : reference === hit.reference));
    if (!before && shown.length < limit) shown.push(hit);
  };
  for (const hit of starting) add(short ? own(hit.model) : hit, short);
  for (const { model } of byName) add(own(model), true);
  for (const model of holding) add(own(model), true);
  for (const hit of inCode) add(hit, short);
  return shown.map(({ reference }) => reference);
};

const ENTRIES: readonly Entry[] = [
  { model: '0162', names: ['Alba 18'], references: ['016210/1A_10', '016210/1A_18', '016224/6Z_03'] },
  { model: '0820', names: ['Alba 33', 'Café Straße'], references: ['082042/2A_10', '082010/1A_10', '082010/1A_18'] },
  { model: '2350', names: ['Tramo cone', 'Tramo cono', 'Tramo Kegel', 'Tramo cône'], references: ['235011/1A_10'] },
  { model: '5770', names: ['Tramo ring', 'Tramo anillo'], references: ['577014/1A', '577014/2A'] },
  { model: '8020', names: ['Œil 20'], references: ['802010', '802011'] },
];

const TERMS = [
  '',
  ' ',
  '0',
  '82',
  '0820',
  '08201',
  '0820 10/1a_1',
  '1A',
  '1A_1',
  '/1A_1',
  'al',
  'alba',
  'alba 3',
  '33 alba',
  'cone',
  'CÔNE',
  'strasse',
];
const MORE_TERMS = ['oeil', 'o 2', 'tramo r', 'ramo', 'kegel tramo', 'x', '_', '10', '577014/2a', '57-70', '\t', 'a\nb', '😀', 'ı'];

describe('a search', () => {
  it.each([...TERMS, ...MORE_TERMS])('for %j finds what looking at everything finds, in that order', (term) => {
    const found = [1, 2, 20].map((limit) => articlesHolding(indexOf(ENTRIES), term, limit).map(({ reference }) => reference));
    expect(found).toEqual([1, 2, 20].map((limit) => lookingAtAll(ENTRIES, term, limit)));
  });

  it('finds no part that runs from one code or name into the next', () => {
    const index = indexOf(ENTRIES);
    expect(['_10016', '18tramo', '1A_1018'].map((term) => articlesHolding(index, term, 20))).toEqual([[], [], []]);
  });

  it('writes and reads the hyphen of catalogue 21, wherever it is typed', () => {
    const index = indexOf([{ model: '0820', names: ['Alba 33'], references: ['0820-10/1A_10', '0820-42/1A_10'] }], true);
    const found = ['0820-42', '082042', '08-2042', '20-42/1'].map((term) =>
      articlesHolding(index, term, 20).map(({ reference }) => reference),
    );
    expect(found).toEqual(Array(4).fill(['0820-42/1A_10']));
  });

  it('matches the beginning only when asked to, and returns only the requested fields', () => {
    const index = indexOf(ENTRIES);
    const starting = (term: string, wanted = (_model: number) => true) =>
      articlesStarting(index, term, 20, ({ model }) => wanted(model)).map(({ reference }) => reference);
    expect([starting('082010'), starting('20'), starting('8020 1'), starting('', (model) => model > 2)]).toEqual([
      ['082010/1A_10', '082010/1A_18'],
      [],
      ['802010', '802011'],
      ['577014/1A', '802010'],
    ]);
  });

  it('returns the models with a code that contains the term', () => {
    expect(['1A', '_18', '42/2', 'Q'].map((term) => modelsHolding(indexOf(ENTRIES), term))).toEqual([[0, 1, 2, 3], [0, 1], [1], []]);
  });
});
