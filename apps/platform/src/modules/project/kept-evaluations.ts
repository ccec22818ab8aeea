import { PRODUCT_CATEGORIES } from '@candil/domain';
import { type InPieces, withoutBreak } from '../../kernel';
import { termsOf } from '../price';
import type { EvaluatedConfiguration, KnownDocument, Terms } from './evaluate-configuration';
import { evaluateDocument } from './evaluate-document';

/** Most compositions kept with their evaluations: a project of many is evaluated at every look. */
const KEPT_MAX = 300;
const kept = new WeakMap<object, Map<string, EvaluatedConfiguration>>();
/** Evaluations of documents that a request holds: a project may have more compositions than are kept between requests. */
const held = new WeakMap<KnownDocument, { readonly key: string; readonly evaluated: EvaluatedConfiguration }>();

/** Everything that an evaluation follows from beside the catalogue. */
const keyOf = ({ context, catalogId, company }: Terms, { digest }: KnownDocument): string => {
  const { book, today, rulesOn } = context;
  const discounts = Object.values(PRODUCT_CATEGORIES).map((id) => termsOf(company, catalogId, id).discountPercent);
  return JSON.stringify([digest, catalogId, termsOf(company, catalogId).rateId, discounts, book.calculation, today, rulesOn]);
};

const keptOf = ({ context: { catalogue } }: Terms): Map<string, EvaluatedConfiguration> => {
  const ofCatalogue = kept.get(catalogue) ?? new Map<string, EvaluatedConfiguration>();
  kept.set(catalogue, ofCatalogue);
  return ofCatalogue;
};

/** Keeps the evaluation made while a document was saved; of too many the one unused for longest is forgotten. */
export const keepEvaluated = (terms: Terms, known: KnownDocument, evaluated: EvaluatedConfiguration): void => {
  const [ofCatalogue, key] = [keptOf(terms), keyOf(terms, known)];
  held.set(known, { key, evaluated });
  ofCatalogue.delete(key);
  ofCatalogue.set(key, evaluated);
  const [oldest] = ofCatalogue.keys();
  if (ofCatalogue.size > KEPT_MAX && oldest !== undefined) ofCatalogue.delete(oldest);
};

/** The evaluation of a stored composition, where it is known already. */
export const knownEvaluation = (terms: Terms, stored: KnownDocument): EvaluatedConfiguration | undefined => {
  const ofRequest = held.get(stored);
  const key = keyOf(terms, stored);
  const known = ofRequest?.key === key ? ofRequest.evaluated : keptOf(terms).get(key);
  if (known !== undefined) keepEvaluated(terms, stored, known);
  return known;
};

/** A stored composition by the catalogue, the price list and the terms of a day; worked out once for equal documents. */
export function* evaluateInPieces(terms: Terms, stored: KnownDocument): InPieces<EvaluatedConfiguration> {
  const known = knownEvaluation(terms, stored);
  if (known !== undefined) return known;
  const fresh = yield* evaluateDocument(terms, stored);
  keepEvaluated(terms, stored, fresh);
  return fresh;
}

/** The same for callers that cannot wait. */
export const evaluateConfiguration = (terms: Terms, stored: KnownDocument): EvaluatedConfiguration =>
  withoutBreak(evaluateInPieces(terms, stored));
