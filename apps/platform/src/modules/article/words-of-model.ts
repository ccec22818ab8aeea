import { type CalendarDay, ISO_LANGUAGES, type LocalisedText, type ModelDefinition, variationsOf } from '@candil/domain';
import type { CatalogueEdition } from '../catalogue';
import { foldSearchText } from './fold-search-text';
import { CONTROLS_THAT_DIM_NOTHING, DIMMABLE_WORDS, WORDS_OF_CATEGORIES, WORDS_OF_DISTRIBUTION } from './trade-words.data';

const inEveryLanguage = (text: LocalisedText | undefined): readonly string[] =>
  text ? ISO_LANGUAGES.map((language) => text[language]) : [];

/** Returns the words of a text as they are searched; a word with a stroke or an apostrophe is found whole and by its parts. */
const wordsOf = (text: string): readonly string[] =>
  foldSearchText(text)
    .replace(/–/g, '-')
    .split(/[ ,;()]+/)
    .flatMap((word) => [word, ...(/[/']/.test(word) ? word.split(/[/']/) : [])])
    .filter((word) => word !== '');

/** "3000 K" and "IP65", with and without the blank. */
const withAndWithoutBlank = (unit: string, number: string | number): string => `${unit} ${number} ${unit}${number} ${number}${unit}`;

const VARIED = ['color', 'temperature', 'control', 'installation'] as const;

/**
 * Builds the words a model can be found by besides its code and names: finishes, light, control, use, place, kind and protection, in every
 * language. Each word follows a blank, so that a search finds the beginnings of words only.
 */
export const searchWordsOf = (model: ModelDefinition, edition: CatalogueEdition, names: readonly string[], today: CalendarDay): string => {
  const subFamily = edition.subFamilies.get(model.subFamilyId);
  const place = subFamily?.applicationLocations.find(({ id }) => id === model.applicationLocationId);
  const variations = VARIED.flatMap((type) => variationsOf(model, type, today));
  const kelvins = variations.flatMap(({ type, value }) => (type === 'temperature' && typeof value === 'number' ? [value] : []));
  const dims = variations.some(({ type, modifier }) => type === 'control' && !CONTROLS_THAT_DIM_NOTHING.includes(modifier));
  const texts = [
    ...names,
    model.model,
    ...variations.flatMap(({ description }) => inEveryLanguage(description)),
    ...inEveryLanguage(place?.name),
    ...inEveryLanguage(edition.applications.find(({ id }) => id === place?.applicationId)?.name),
    ...inEveryLanguage(edition.categories.find(({ id }) => id === model.categoryId)?.name),
    ...WORDS_OF_CATEGORIES.filter(({ categoryIds }) => categoryIds.includes(model.categoryId)).map(({ words }) => words),
    WORDS_OF_DISTRIBUTION[model.technical.distribution] ?? '',
    ...(dims ? [DIMMABLE_WORDS] : []),
    withAndWithoutBlank('ip', model.technical.ip.replace(/\D/g, '')),
    ...kelvins.map((kelvin) => withAndWithoutBlank('k', kelvin)),
  ];
  return ` ${[...new Set(texts.flatMap(wordsOf))].join(' ')}`;
};

/** A finish of a model with its names in every language, each word behind a blank. */
export interface NamedFinish {
  readonly modifier: string;
  readonly words: string;
}

export const finishesOf = (model: ModelDefinition, today: CalendarDay): readonly NamedFinish[] =>
  variationsOf(model, 'color', today).map(({ modifier, description }) => ({
    modifier,
    words: ` ${inEveryLanguage(description).flatMap(wordsOf).join(' ')}`,
  }));

/** A folded phrase as {@link searchWordsOf} is asked for it. */
export const beginningsOf = (phrase: string): readonly string[] => phrase.split(' ').map((word) => ` ${word}`);
