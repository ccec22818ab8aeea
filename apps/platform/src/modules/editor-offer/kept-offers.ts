import { createHash } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { PRODUCT_CATEGORIES } from '@candil/domain';
import { WrittenAnswer } from '../../kernel';
import { type CatalogueContext, termsOf } from '../price';
import { makeEditorOffer, type OfferQuestion } from './make-editor-offer';

export interface TaggedAnswer {
  readonly etag: string;
  readonly answer: WrittenAnswer;
}

/** Some megabytes: each of a few sub-families in the languages and terms of the accounts at work. */
const KEPT_MAX = 60;

/** Everything an offer follows from. */
const keyOf = (context: CatalogueContext, { actor, catalogId, subFamilyId, remoteDriverOn, language }: OfferQuestion): string => {
  const { rateId } = termsOf(actor.company, catalogId);
  const discounts = Object.values(PRODUCT_CATEGORIES).map((id) => termsOf(actor.company, catalogId, id).discountPercent);
  return JSON.stringify([
    [context.catalogue.version, context.book.calculation, context.today, context.rulesOn],
    [catalogId, subFamilyId, remoteDriverOn, language],
    [rateId, actor.seesNetPrices, actor.seesNetPrices ? discounts : []],
  ]);
};

/** Offers as they were last written: equal for all accounts with the same terms, and large. */
export class KeptOffers {
  private readonly kept = new Map<string, TaggedAnswer>();

  /** Undefined when there is nothing to offer. */
  answerTo(context: CatalogueContext, question: OfferQuestion): TaggedAnswer | undefined {
    const key = keyOf(context, question);
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made = makeEditorOffer(context, question);
    if (made === undefined) return undefined;
    const answer = WrittenAnswer.of(endpoints.getEditorOffer, made);
    const etag = `"${createHash('sha256').update(answer.text).digest('base64url').slice(0, 22)}"`;
    if (this.kept.size >= KEPT_MAX) this.kept.clear();
    this.kept.set(key, { etag, answer });
    return { etag, answer };
  }
}
