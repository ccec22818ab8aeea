import { weeksFor } from '@candil/budget-sheet';
import type { BudgetFacts, BudgetLine, DroppedProduct } from '@candil/contract';
import { joinLeadTimes, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { CatalogueContext } from '../price';
import {
  chosenAttributes,
  describeChosen,
  type EvaluatedLine,
  evaluateProject,
  lineIssue,
  nameOf,
  type StoredProject,
  thumbnailOf,
  type Viewer,
  validationToWire,
} from '../project';
import { composedLine, piecesToWire } from './composed-pieces';
import type { ComposedPicture, StoredWords } from './stored-budget';

/** A product of the project that may enter a budget: all that a budget needs of it is known (QU5). */
export type Candidate = EvaluatedLine & { readonly [K in 'facts' | 'price']: NonNullable<EvaluatedLine[K]> };

type Reason = DroppedProduct['reason'];

/**
 * Ordered as the domain drops lines; a product without a price cannot be offered at one, and a product refused by a
 * rule cannot be made (RU30).
 */
const reasonAgainst = ({ product, model, facts, price, validity }: EvaluatedLine): Reason | undefined => {
  if (product.quantity <= 0) return 'quantity';
  if (model?.discontinued === true || facts?.discontinued === true) return 'discontinued';
  // Missing parts of a composition are reported before its price, which is usually missing for the same reason.
  if (!validity.valid && validity.reason === 'configuration') return 'rule';
  if (facts === undefined || price === undefined) return 'no-price';
  if (facts.isPersonalized !== 1) return 'not-personalised';
  return !validity.valid && validity.reason === 'rule' ? 'rule' : undefined;
};

const isCandidate = (line: EvaluatedLine): line is Candidate => reasonAgainst(line) === undefined && line.facts !== undefined;

/** The products of a project that may enter a budget now, and the others. */
export const candidatesOf = (
  context: CatalogueContext,
  project: StoredProject,
): { readonly candidates: readonly Candidate[]; readonly others: readonly EvaluatedLine[] } => {
  const { lines } = evaluateProject(context, project);
  return { candidates: lines.filter(isCandidate), others: lines.filter((line) => !isCandidate(line)) };
};

const factsOf = ({ model, facts: { lumens: ofAll, watts: together } }: Candidate): BudgetFacts => {
  if (model === undefined)
    return { lumens: Math.round(ofAll), watts: together, cri: 0, ip: '', widthMetres: 0, depthMetres: 0, heightMetres: 0 };
  const { lumens, watts, cri, ip, widthMetres, depthMetres, heightMetres } = model.technical;
  return { lumens, watts, cri, ip, widthMetres, depthMetres, heightMetres };
};

const DAYS_OF_A_WEEK = 7;

/** Weeks from the order to the site by quantity, after the wait for a product that is not available yet. */
const leadTimesOf = ({ facts, availability }: Candidate): BudgetLine['leadTimes'] => {
  const waiting = Math.ceil(Math.max(0, availability?.days ?? 0) / DAYS_OF_A_WEEK);
  return joinLeadTimes(facts.leadTimes).map(({ from, weeks }) => ({ from, weeks: weeks + waiting }));
};

/** Discount of an account on the list price, in percent; an account that sees gross prices only has none. */
export const ownDiscountOf = ({ price }: Candidate, { seesNetPrices }: Actor): number => (seesNetPrices ? price.discountPercent : 0);

const pictureOf = ({ stored, parts: [first] }: NonNullable<EvaluatedLine['creation']>): ComposedPicture => ({
  pictureId: stored.pictureId,
  model: first?.model?.model ?? '',
  color: first?.article?.selection.color ?? '',
});

/** Builds the texts that a budget keeps of a quantity of a product beside its price. */
export const wordsOf = (line: Candidate, quantity: number): StoredWords => ({
  tag: line.tag,
  room: line.product.room,
  model: line.product.model,
  modelName: line.facts.name,
  referenceCode: line.product.referenceCode,
  color: line.product.selection.color ?? '',
  pendantHeightCm: line.product.selection.pendantHeightCm ?? null,
  chosen: line.article === undefined ? [] : chosenAttributes(line.article),
  facts: factsOf(line),
  ...(line.creation !== undefined && { picture: pictureOf(line.creation) }),
  moq: line.facts.moq,
  weeks: weeksFor(leadTimesOf(line), quantity),
});

export const candidateToWire = (
  context: CatalogueContext,
  projectId: string,
  line: Candidate,
  withPrices: boolean,
  { language, actor }: Viewer,
): BudgetLine => ({
  productId: line.product.id,
  tag: line.tag,
  room: line.product.room,
  model: line.product.model,
  modelName: line.facts.name[language],
  referenceCode: line.product.referenceCode,
  pendantHeight: line.product.selection.pendantHeightCm ?? null,
  descriptions: line.article === undefined ? [] : describeChosen(chosenAttributes(line.article), language),
  image: thumbnailOf(context, projectId, line),
  facts: factsOf(line),
  quantity: line.product.quantity,
  ...(withPrices && { unitPvp: majorFromMinor(line.price.unitGross), ownDiscount: ownDiscountOf(line, actor) }),
  ...piecesToWire(context, composedLine(line) ?? {}, withPrices, language),
  moq: line.facts.moq,
  leadTimes: [...leadTimesOf(line)],
  ...validationToWire(line.product),
  weeksToday: line.availability?.weeks ?? null,
  isPersonalized: line.facts.isPersonalized,
  discontinued: line.facts.discontinued,
});

export const droppedToWire = (context: CatalogueContext, projectId: string, line: EvaluatedLine, { language }: Viewer): DroppedProduct => ({
  productId: line.product.id,
  tag: line.tag,
  modelName: nameOf(line, language),
  referenceCode: line.product.referenceCode,
  image: thumbnailOf(context, projectId, line),
  reason: reasonAgainst(line) ?? 'no-price',
  issue: lineIssue(line, language) ?? null,
});
