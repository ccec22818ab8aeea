import type { ModelSummary } from '@candil/contract';

/** What someone looks for among the models of a collection; absent = anything. */
interface ModelFilter {
  readonly term: string;
  readonly minimumLumens: number | undefined;
  readonly maximumWatts: number | undefined;
  /** In major units. */
  readonly maximumPrice: number | undefined;
  readonly finish: string | undefined;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a model has all that is asked for; a model without price never fits a price. */
export const fitsFilter = (model: ModelSummary, { term, minimumLumens, maximumWatts, maximumPrice, finish }: ModelFilter): boolean =>
  folded(`${model.model} ${model.name} ${model.description}`).includes(folded(term.trim())) &&
  (minimumLumens === undefined || model.lumens >= minimumLumens) &&
  (maximumWatts === undefined || model.watts <= maximumWatts) &&
  (maximumPrice === undefined || (model.fromPrice !== null && model.fromPrice.amount <= maximumPrice)) &&
  (finish === undefined || model.finishes.some(({ modifier }) => modifier === finish));

export const readFilter = (search: URLSearchParams): ModelFilter => ({
  term: search.get('q') ?? '',
  minimumLumens: amount(search.get('lm')),
  maximumWatts: amount(search.get('w')),
  maximumPrice: amount(search.get('price')),
  finish: search.get('finish') ?? undefined,
});

export const isFiltering = ({ term, ...rest }: ModelFilter): boolean =>
  term.trim() !== '' || Object.values(rest).some((value) => value !== undefined);

/** Numbers that divide the models: every value but the one that all or none would fit. */
export const thresholds = (values: readonly number[], side: 'from' | 'upTo'): readonly number[] => {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return side === 'from' ? sorted.slice(1) : sorted.slice(0, -1);
};

/** The finishes of any of the models, each once, the most frequent first. */
export const finishesOf = (models: readonly ModelSummary[]): ModelSummary['finishes'] => {
  const counted = new Map<string, { finish: ModelSummary['finishes'][number]; count: number }>();
  for (const finish of models.flatMap(({ finishes }) => finishes)) {
    const known = counted.get(finish.modifier);
    counted.set(finish.modifier, { finish, count: (known?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((one, other) => other.count - one.count).map(({ finish }) => finish);
};

const amount = (text: string | null): number | undefined => {
  const value = Number(text);
  return text === null || text === '' || !Number.isFinite(value) || value < 0 ? undefined : value;
};
