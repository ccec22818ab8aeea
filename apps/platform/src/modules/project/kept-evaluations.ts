import { PRODUCT_CATEGORIES } from '@candil/domain';
import { termsOf } from '../price';
import type { EvaluatedConfiguration, KnownDocument, Terms } from './evaluate-configuration';
import { evaluateDocument } from './evaluate-document';

/** Most compositions kept with their evaluations: a project of many is evaluated at every look. */
const KEPT_MAX = 300;
const kept = new WeakMap<object, Map<string, EvaluatedConfiguration>>();

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

/** Keeps the evaluation made while a document was saved. */
export const keepEvaluated = (terms: Terms, known: KnownDocument, evaluated: EvaluatedConfiguration): void => {
  const ofCatalogue = keptOf(terms);
  if (ofCatalogue.size >= KEPT_MAX) ofCatalogue.clear();
  ofCatalogue.set(keyOf(terms, known), evaluated);
};

/** A stored composition by the catalogue, the price list and the terms of a day; worked out once for equal documents. */
export const evaluateConfiguration = (terms: Terms, stored: KnownDocument): EvaluatedConfiguration => {
  const known = keptOf(terms).get(keyOf(terms, stored));
  if (known !== undefined) return known;
  const fresh = evaluateDocument(terms, stored);
  keepEvaluated(terms, stored, fresh);
  return fresh;
};
