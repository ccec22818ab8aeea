import type { ArticleIndex, OfferedModel } from './article-index';
import { foldCode, foldSearchText } from './fold-search-text';
import { beginningsOf, type NamedFinish } from './words-of-model';

/** A reference with the place of its model in the index. */
export interface FoundArticle {
  readonly reference: string;
  readonly model: number;
}

/** A term no longer than a model number finds models, each shown once; a longer one finds single references. */
const MODEL_CODE_LENGTH = 4;

/** Articles found so far: a model's own reference once, other references once each. */
class Found {
  readonly articles: FoundArticle[] = [];
  private readonly references = new Set<string>();
  private readonly models = new Set<number>();

  constructor(
    private readonly index: ArticleIndex,
    private readonly limit: number,
    private readonly isWanted: (article: FoundArticle) => boolean = () => true,
  ) {}

  get full(): boolean {
    return this.articles.length >= this.limit;
  }

  hasModel(model: number): boolean {
    return this.models.has(model);
  }

  addReference(reference: string, model: number): void {
    if (this.full || this.references.has(reference) || !this.isWanted({ reference, model })) return;
    this.references.add(reference);
    this.models.add(model);
    this.articles.push({ reference, model });
  }

  addModel(model: number): void {
    const offered = this.index.models[model];
    if (offered !== undefined && !this.models.has(model)) this.addReference(offered.reference, model);
  }
}

/** References that begin with the folded code, or the models that do when it is no longer than a model number. */
const addStarting = ({ codes }: ArticleIndex, code: string, found: Found): void => {
  for (let place = codes.firstNotBefore(code); codes.startsWith(place, code) && !found.full; ) {
    if (code.length <= MODEL_CODE_LENGTH) {
      found.addModel(codes.modelAt(place));
      place = codes.endOfModel(place);
    } else {
      found.addReference(codes.referenceAt(place), codes.modelAt(place));
      place += 1;
    }
  }
};

/** References that hold the folded code anywhere, one of each model when it is short. */
const addHolding = ({ codes }: ArticleIndex, code: string, found: Found): void => {
  for (let place = codes.nextHolding(code, 0); place !== undefined && !found.full; ) {
    const short = code.length <= MODEL_CODE_LENGTH;
    if (!short || !found.hasModel(codes.modelAt(place))) found.addReference(codes.referenceAt(place), codes.modelAt(place));
    const next = short ? codes.endOfModel(place) : place + 1;
    place = next >= codes.size ? undefined : codes.nextHolding(code, next);
  }
};

/** Shorter words begin too much to mean a finish. */
const FINISH_WORD_MIN = 3;

/** The finish of a model that words of a search name, each behind a blank. */
const finishNamed = ({ finishes }: OfferedModel, words: readonly string[]): NamedFinish | undefined =>
  finishes.find((finish) => words.some((word) => word.trim().length >= FINISH_WORD_MIN && finish.words.includes(word)));

/** The reference of a model in the finish that was searched for, else in its displayed finish. */
const referenceInFinish = ({ codes }: ArticleIndex, offered: OfferedModel, words: readonly string[]): string => {
  const { model, reference } = offered;
  const named = finishNamed(offered, words);
  if (named === undefined) return reference;
  const begun = foldCode(`${model.model}${named.modifier}`);
  for (const code of [begun + foldCode(reference).slice(begun.length), begun]) {
    const place = codes.firstNotBefore(code);
    if (codes.startsWith(place, code)) return codes.referenceAt(place);
  }
  return reference;
};

/** A finish that a search names, with the reference in it. */
export interface FoundFinish {
  readonly finish: string;
  readonly reference: string;
}

/** The finish of a model that a term names; undefined where it names none. */
export const finishFound = (index: ArticleIndex, offered: OfferedModel, term: string): FoundFinish | undefined => {
  const words = beginningsOf(foldSearchText(term));
  const named = finishNamed(offered, words);
  return named && { finish: named.modifier, reference: referenceInFinish(index, offered, words) };
};

/** Models that words of the trade find, each in the finish that is looked for. */
const addByWords = (index: ArticleIndex, phrase: string, found: Found): void => {
  const words = beginningsOf(phrase);
  for (const model of index.words.holding(words)) {
    const offered = index.models[model];
    if (offered !== undefined && !found.hasModel(model)) found.addReference(referenceInFinish(index, offered, words), model);
  }
};

const addEach = (models: Iterable<number>, found: Found): void => {
  for (const model of models) {
    if (found.full) return;
    found.addModel(model);
  }
};

/** References that begin with the term, blanks, hyphens and letter case aside. */
export const articlesStarting = (
  index: ArticleIndex,
  term: string,
  limit: number,
  isWanted: (article: FoundArticle) => boolean,
): readonly FoundArticle[] => {
  const found = new Found(index, limit, isWanted);
  addStarting(index, foldCode(term), found);
  return found.articles;
};

/**
 * Articles by any part of a code or of a name in any language: the very code, codes that begin with the term, names that do, names that hold
 * all its words, codes that hold it, and what words of the trade begin with. An empty term finds the first models.
 */
export const articlesHolding = (index: ArticleIndex, term: string, limit: number): readonly FoundArticle[] => {
  const found = new Found(index, limit);
  const code = foldCode(term);
  const phrase = foldSearchText(term);
  addStarting(index, code, found);
  if (!found.full) addEach(index.names.beginningWith(phrase), found);
  if (!found.full) addEach(index.names.holding(phrase.split(' ')), found);
  if (!found.full && code !== '') addHolding(index, code, found);
  if (!found.full) addByWords(index, phrase, found);
  return found.articles;
};

/** Places of the models one of whose references holds the term, in the order of their numbers. */
export const modelsHolding = ({ codes }: ArticleIndex, term: string): readonly number[] => {
  const code = foldCode(term);
  const models: number[] = [];
  for (let place = codes.nextHolding(code, 0); place !== undefined; ) {
    models.push(codes.modelAt(place));
    const next = codes.endOfModel(place);
    place = next >= codes.size ? undefined : codes.nextHolding(code, next);
  }
  return models;
};
