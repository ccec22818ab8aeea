import type { Transaction } from '../../kernel';
import { isoDay } from '../catalogue';
import type { CatalogueContext } from '../price';
import { lineEvaluator } from './evaluate-project';
import type { EvaluatedLine } from './evaluated-line';
import { writeSavedFacts } from './project-write-repository';
import type { SavedFacts, StoredProject } from './stored-project';

/** Price and weeks of one piece of a line, to be compared with later values. */
export const savedFactsOf = ({ price, availability }: EvaluatedLine, { today }: Pick<CatalogueContext, 'today'>): SavedFacts => ({
  unitGrossMinor: price?.unitGross ?? null,
  weeks: availability?.weeks ?? null,
  on: isoDay(today),
});

/** Stores price and weeks of added and changed lines; other stored values stay. */
export const keepSavedFacts = async (
  transaction: Transaction,
  context: CatalogueContext,
  project: StoredProject,
): Promise<StoredProject> => {
  const fresh = project.products.filter(({ lastSaved }) => lastSaved === null);
  if (fresh.length === 0) return project;
  const evaluate = lineEvaluator(context, project);
  const facts = new Map(fresh.map((product) => [product.id, savedFactsOf(evaluate(product), context)]));
  await writeSavedFacts(
    transaction,
    project.id,
    [...facts].map(([productId, saved]) => ({ productId, saved })),
  );
  return {
    ...project,
    products: project.products.map((product) => ({ ...product, lastSaved: facts.get(product.id) ?? product.lastSaved })),
  };
};
