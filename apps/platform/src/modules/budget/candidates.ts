import type { BudgetFacts, BudgetLine, DroppedProduct } from '@candil/contract';
import { majorFromMinor } from '@candil/domain';
import type { Offer } from '../price';
import {
  chosenAttributes,
  describeChosen,
  type EvaluatedLine,
  evaluateProject,
  lineIssue,
  type Reader,
  type StoredProject,
  thumbnailOf,
} from '../project';
import type { StoredWords } from './stored-budget';

/** A product of the project that may enter a budget: all that a budget needs of it is known (QU5). */
export type Candidate = EvaluatedLine & { readonly [K in 'model' | 'article' | 'price']: NonNullable<EvaluatedLine[K]> };

type Reason = DroppedProduct['reason'];

/** Ordered as the domain drops lines; a product without a price cannot be offered at one, and what a rule refuses cannot be made (RU30). */
const reasonAgainst = ({ product, model, article, price, validity }: EvaluatedLine): Reason | undefined => {
  if (product.quantity <= 0) return 'quantity';
  if (model?.discontinued === true) return 'discontinued';
  if (article === undefined || price === undefined) return 'no-price';
  if (article.isPersonalized !== 1) return 'not-personalised';
  return !validity.valid && validity.reason === 'rule' ? 'rule' : undefined;
};

const isCandidate = (line: EvaluatedLine): line is Candidate => reasonAgainst(line) === undefined && line.model !== undefined;

/** The products of a project that may enter a budget now, and the others. */
export const candidatesOf = (
  offer: Offer,
  project: StoredProject,
): { readonly candidates: readonly Candidate[]; readonly others: readonly EvaluatedLine[] } => {
  const { lines } = evaluateProject(offer, project);
  return { candidates: lines.filter(isCandidate), others: lines.filter((line) => !isCandidate(line)) };
};

const factsOf = ({ model }: Candidate): BudgetFacts => {
  const { lumens, watts, cri, ip, widthMetres, depthMetres, heightMetres } = model.technical;
  return { lumens, watts, cri, ip, widthMetres, depthMetres, heightMetres };
};

/** What a budget keeps of a product beside its price. */
export const wordsOf = (line: Candidate): StoredWords => ({
  tag: line.tag,
  model: line.product.model,
  modelName: line.model.name,
  referenceCode: line.product.referenceCode,
  color: line.product.selection.color ?? '',
  pendantHeightCm: line.product.selection.pendantHeightCm ?? null,
  chosen: chosenAttributes(line.article),
  facts: factsOf(line),
});

export const candidateToWire = (offer: Offer, line: Candidate, withPrices: boolean, { language }: Reader): BudgetLine => ({
  productId: line.product.id,
  tag: line.tag,
  model: line.product.model,
  modelName: line.model.name[language],
  referenceCode: line.product.referenceCode,
  pendantHeight: line.product.selection.pendantHeightCm ?? null,
  descriptions: describeChosen(chosenAttributes(line.article), language),
  image: thumbnailOf(offer, line),
  facts: factsOf(line),
  quantity: line.product.quantity,
  ...(withPrices && { unitPvp: majorFromMinor(line.price.unitGross) }),
  isPersonalized: line.article.isPersonalized,
  discontinued: line.model.discontinued,
});

export const droppedToWire = (offer: Offer, line: EvaluatedLine, { language }: Reader): DroppedProduct => ({
  productId: line.product.id,
  tag: line.tag,
  modelName: line.model?.name[language] ?? line.product.model,
  referenceCode: line.product.referenceCode,
  image: thumbnailOf(offer, line),
  reason: reasonAgainst(line) ?? 'no-price',
  issue: lineIssue(line, language) ?? null,
});
