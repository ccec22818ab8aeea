import { weeksFor } from '@candil/budget-sheet';
import type { BudgetFacts, BudgetLine, DroppedProduct } from '@candil/contract';
import { joinLeadTimes, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
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

const DAYS_OF_A_WEEK = 7;

/** Weeks from the order to the site by quantity: what is not available yet is waited for first. */
const leadTimesOf = ({ article, availability }: Candidate): BudgetLine['leadTimes'] => {
  const waiting = Math.ceil(Math.max(0, availability?.days ?? 0) / DAYS_OF_A_WEEK);
  return joinLeadTimes(article.leadtimes).map(({ from, weeks }) => ({ from, weeks: weeks + waiting }));
};

/** Percent that an account has on the list price; who sees gross prices only has none. */
export const ownDiscountOf = ({ price }: Candidate, { seesNetPrices }: Actor): number => (seesNetPrices ? price.discountPercent : 0);

/** What a budget keeps of a quantity of a product beside its price. */
export const wordsOf = (line: Candidate, quantity: number): StoredWords => ({
  tag: line.tag,
  model: line.product.model,
  modelName: line.model.name,
  referenceCode: line.product.referenceCode,
  color: line.product.selection.color ?? '',
  pendantHeightCm: line.product.selection.pendantHeightCm ?? null,
  chosen: chosenAttributes(line.article),
  facts: factsOf(line),
  moq: line.article.moq,
  weeks: weeksFor(leadTimesOf(line), quantity),
});

export const candidateToWire = (offer: Offer, line: Candidate, withPrices: boolean, { language, actor }: Reader): BudgetLine => ({
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
  ...(withPrices && { unitPvp: majorFromMinor(line.price.unitGross), ownDiscount: ownDiscountOf(line, actor) }),
  moq: line.article.moq,
  leadTimes: [...leadTimesOf(line)],
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
