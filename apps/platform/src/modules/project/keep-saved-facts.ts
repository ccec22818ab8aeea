import type { Transaction } from '../../kernel';
import { isoDay } from '../catalogue';
import type { CatalogueContext } from '../price';
import { lineEvaluator } from './evaluate-project';
import type { EvaluatedLine } from './evaluated-line';
import { writeSavedFacts } from './project-write-repository';
import type { SavedFacts, StoredProject } from './stored-project';

/** What one piece of a line costs and how long it takes, as it is told later beside what holds then. */
export const savedFactsOf = ({ price, availability }: EvaluatedLine, { today }: Pick<CatalogueContext, 'today'>): SavedFacts => ({
  unitGrossMinor: price?.unitGross ?? null,
  weeks: availability?.weeks ?? null,
  on: isoDay(today),
});

/** Tells price and weeks of what was added or chosen anew; what was told before stays. */
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
