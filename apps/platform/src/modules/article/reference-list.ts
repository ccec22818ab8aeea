import type { Article, CalendarDay, ModelDefinition } from '@candil/domain';
import { type CatalogueEdition, defaultArticle, everyArticle } from '../catalogue';

/** A reference that can be had today. */
export interface ListedReference {
  readonly reference: string;
  readonly model: ModelDefinition;
  readonly finish: string;
}

const listed = (model: ModelDefinition, { reference, selection }: Article): ListedReference => ({
  reference,
  model,
  finish: selection.color ?? '',
});

const lists = new WeakMap<CatalogueEdition, { readonly today: CalendarDay; readonly references: readonly ListedReference[] }>();

/** Every reference of a catalogue that can be had today, sorted; worked out once a day. */
const everyReference = (edition: CatalogueEdition, today: CalendarDay): readonly ListedReference[] => {
  const known = lists.get(edition);
  if (known?.today === today) return known.references;
  const references = [...edition.models.values()]
    .flatMap((model) => [...everyArticle(model, today)].map((article) => listed(model, article)))
    .sort((first, second) => (first.reference < second.reference ? -1 : first.reference > second.reference ? 1 : 0));
  lists.set(edition, { today, references });
  return references;
};

/** What a model is shown with when no configuration was named. */
export const defaultReference = (model: ModelDefinition, today: CalendarDay): ListedReference[] => {
  const article = defaultArticle(model, today);
  return article === undefined ? [] : [listed(model, article)];
};

const MODEL_CODE_LENGTH = 4;

const asCode = (term: string): string => term.replace(/\s+/g, '').toUpperCase();

/** References that begin with the term, blanks and letter case aside; a term no longer than a model code gives one a model. */
export const referencesStarting = (edition: CatalogueEdition, term: string, today: CalendarDay, limit: number): ListedReference[] => {
  const prefix = asCode(term);
  if (prefix.length <= MODEL_CODE_LENGTH) {
    const models = [...edition.models.values()].filter(({ model }) => model.startsWith(prefix));
    return models.flatMap((model) => defaultReference(model, today)).slice(0, limit);
  }
  const references = everyReference(edition, today);
  const found: ListedReference[] = [];
  for (let index = firstAtOrAfter(references, prefix); index < references.length && found.length < limit; index += 1) {
    const candidate = references[index];
    if (candidate === undefined || !candidate.reference.startsWith(prefix)) break;
    found.push(candidate);
  }
  return found;
};

const firstAtOrAfter = (references: readonly ListedReference[], prefix: string): number => {
  let low = 0;
  let high = references.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.reference ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
};
