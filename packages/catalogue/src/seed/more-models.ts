import {
  type CodeAttributeType,
  compileExclusions,
  findExclusion,
  ISO_LANGUAGES,
  isAccessory,
  type LocalisedText,
  type ModelDefinition,
  type Selection,
} from '@candil/domain';

/** A model for benchmarks, with the model it copies. */
export interface CopiedModel {
  readonly original: string;
  readonly definition: ModelDefinition;
}

/**
 * Copies of luminaires under free numbers until catalogue 16 has at least the given number of articles: combinations of codes that no exclusion
 * rejects. The same arguments give the same copies; each is in the catalogues of its original.
 */
export function moreModels(models: readonly ModelDefinition[], articles: number, taken: ReadonlySet<string>): readonly CopiedModel[] {
  if (articles === 0) return [];
  const counted = models.filter(({ catalogId }) => catalogId === 16);
  const originals = counted.filter((model) => !isAccessory(model) && !model.discontinued);
  const sizes = new Map(counted.map((model) => [model.model, articlesOf(model)]));
  let missing = articles - [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const free = freeNumbers(taken);
  const copies: CopiedModel[] = [];
  for (let series = 2; missing > 0; series += 1) {
    for (const { model: original } of originals) {
      if (missing <= 0) break;
      const number = free.next().value;
      if (number === undefined) throw new RangeError(`there are not enough numbers of four digits for ${articles} articles`);
      missing -= sizes.get(original) ?? 0;
      const editions = models.filter(({ model }) => model === original);
      copies.push(...editions.map((edition) => ({ original, definition: copyOf(edition, number, series) })));
    }
  }
  return copies;
}

/** Number of articles of a model, over all days. */
export function articlesOf(model: ModelDefinition): number {
  const exclusions = compileExclusions(model.exclusions);
  const choices = (type: CodeAttributeType): readonly Selection[] => {
    const ofType = model.variations.filter((variation) => variation.type === type);
    return ofType.length === 0 ? [{}] : ofType.map(({ modifier }) => ({ [type]: modifier }));
  };
  let count = 0;
  for (const color of choices('color'))
    for (const temperature of choices('temperature'))
      for (const control of choices('control'))
        for (const installation of choices('installation'))
          if (findExclusion(exclusions, { ...color, ...temperature, ...control, ...installation }) === undefined) count += 1;
  return count;
}

function* freeNumbers(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (let number = 1000; number <= 9999; number += 1) if (!taken.has(String(number))) yield String(number);
}

function copyOf(model: ModelDefinition, number: string, series: number): ModelDefinition {
  return {
    ...model,
    model: number,
    name: numbered(model.name, series),
    variations: model.variations.map((variation) => ({ ...variation, model: number })),
  };
}

function numbered(name: LocalisedText, series: number): LocalisedText {
  const names = { ...name };
  for (const language of ISO_LANGUAGES) names[language] = `${name[language]} (${series})`;
  return names;
}
