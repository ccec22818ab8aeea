import { type IsoLanguage, NO_DRIVER } from '@candil/domain';
import type { CooperativeScheduler } from '../../../kernel';
import type { EvaluatedLine } from '../evaluated-line';
import { chosenPieces, modelsIn } from '../recompose';
import { type RemadeComposition, remadeComposition } from '../remake-composition';
import { modifiersOf } from '../selections-in-model';
import type { StoredConfiguration } from '../stored-project';
import { type Alternative, PROPOSABLE, totalOf, type Workshop } from './alternatives';
import type { Tries } from './tries';

export type Proposable = (typeof PROPOSABLE)[number];

/** The values that the pieces of a composition have of an attribute, each once. */
export const valuesIn = (
  { context, project }: Pick<Workshop, 'context' | 'project'>,
  document: StoredConfiguration['document'],
  type: Proposable,
): readonly string[] => {
  const { models } = context.catalogue.editions[project.catalogId];
  const values = chosenPieces(document).flatMap(({ model, selection }) => {
    const value = selection[type];
    return value !== undefined && models.get(model)?.variations.some((variation) => variation.type === type) ? [value] : [];
  });
  return [...new Set(values)];
};

/** A value of an attribute in the words of the first model that has it; the value itself where none has. */
export const valueInWords = (
  { context, project }: Pick<Workshop, 'context' | 'project'>,
  document: StoredConfiguration['document'],
  [type, value]: readonly [type: Proposable, value: string],
  language: IsoLanguage,
): string => {
  const { models } = context.catalogue.editions[project.catalogId];
  for (const code of modelsIn(document)) {
    const found = models.get(code)?.variations.find((variation) => variation.type === type && variation.modifier === value);
    if (found !== undefined) return found.description[language];
  }
  return value;
};

/** Finds other ways to make the compositions of a project: all pieces in another finish or control. */
export class CompositionAlternatives {
  /** Equal documents become the same. */
  private readonly remade = new Map<string, RemadeComposition | undefined>();

  constructor(
    private readonly workshop: Workshop,
    private readonly tries: Tries,
    private readonly scheduler: CooperativeScheduler,
    private readonly language: IsoLanguage,
  ) {}

  /**
   * The ways to make a composition with one attribute of all its pieces other than it is, as far as the tries last. Finishes are those that
   * the project has; a line that sets the date of the project takes any.
   */
  async of(line: EvaluatedLine, { finishes, setsDate }: { finishes: ReadonlySet<string>; setsDate: boolean }): Promise<Alternative[]> {
    const { configuration } = line.product;
    if (configuration === null) return [];
    const found: Alternative[] = [];
    for (const type of PROPOSABLE) {
      const own = valuesIn(this.workshop, configuration.document, type);
      for (const to of this.offered(configuration.document, type)) {
        const from = own.filter((value) => value !== to);
        if (from.length === 0 || (type === 'color' && !setsDate && !finishes.has(to))) continue;
        // Without a driver a luminaire is cheaper because something is missing.
        if (type === 'control' && (to === NO_DRIVER || own.includes(NO_DRIVER))) continue;
        const alternative = await this.tried(line, configuration, { type, to, from });
        if (alternative !== undefined) found.push(alternative);
      }
    }
    return found;
  }

  private offered(document: StoredConfiguration['document'], type: Proposable): ReadonlySet<string> {
    const { context, project } = this.workshop;
    const { models } = context.catalogue.editions[project.catalogId];
    return new Set(
      modelsIn(document).flatMap((code) => {
        const model = models.get(code);
        return model === undefined ? [] : modifiersOf(model, type, context.today);
      }),
    );
  }

  private async tried(
    { product }: EvaluatedLine,
    configuration: StoredConfiguration,
    { type, to, from }: { type: Proposable; to: string; from: readonly string[] },
  ): Promise<Alternative | undefined> {
    const key = JSON.stringify([configuration.digest, type, to]);
    if (!this.remade.has(key)) {
      if (!this.tries.take(configuration.document)) return undefined;
      await this.scheduler.yield();
      this.remade.set(key, this.inChoice(configuration, { [type]: to }));
    }
    const made = this.remade.get(key);
    if (made === undefined) return undefined;
    const { document, digest, type: kind } = made.configuration;
    const line = this.workshop.evaluate({ ...product, configuration: { ...configuration, document, digest, type: kind } });
    const totalMinor = totalOf(line, this.workshop);
    if (!line.validity.valid || totalMinor === undefined) return undefined;
    return { kind: type, to, line, totalMinor, day: line.availability?.onSite, pieces: { choice: { [type]: to }, from } };
  }

  /** Undefined where a piece would have to stay as it is. */
  private inChoice(configuration: StoredConfiguration, choice: { [Type in Proposable]?: string }): RemadeComposition | undefined {
    const { context, project } = this.workshop;
    const made = remadeComposition(context, project, configuration, { choice }, this.language);
    return made.ok && made.value.changed > 0 && made.value.kept.length === 0 ? made.value : undefined;
  }
}
