import { type FailureCode, pricesToWire } from '@candil/contract';
import {
  type Currency,
  errorText,
  fail,
  type IsoLanguage,
  type LinePrices,
  majorFromMinor,
  ok,
  type PriceStep,
  type Result,
} from '@candil/domain';
import { articleOfReference, configureFailureText } from '../catalogue';
import type { CatalogueContext } from './catalogue-context';
import { priceArticle } from './price-article';
import type { PriceTerms } from './price-terms';

/** A product as callers ask for its price. */
export interface RequestedProduct {
  readonly reference: string;
  readonly pendantHeight?: number | undefined;
  readonly quantity: number;
}

/** Price of a line with the steps of its unit price. */
export interface PricedLine {
  readonly line: LinePrices;
  readonly currency: Currency;
  readonly steps: readonly PriceStep[];
}

export interface PricedProduct extends PricedLine {
  /** As it is written. */
  readonly reference: string;
}

/** Reason there is no price, in words for callers that show no text of their own. */
export interface NoPrice {
  readonly code: FailureCode;
  readonly message: string;
}

/** Price of one product under the terms of an account, or why it has none. */
export const priceProduct = (
  { catalogue, book, today }: CatalogueContext,
  terms: PriceTerms,
  { reference, pendantHeight, quantity }: RequestedProduct,
  language: IsoLanguage,
): Result<PricedProduct, NoPrice> => {
  const { catalogId } = terms;
  const configured = articleOfReference(catalogue.editions[catalogId], catalogId, { referenceCode: reference, pendantHeight }, today);
  if (!configured.ok) return fail({ code: configured.failure.code, message: configureFailureText(configured.failure, language) });
  const priced = priceArticle(book, terms, configured.value, quantity);
  if (!priced.ok) return fail({ code: priced.failure.code, message: errorText(priced.failure, language) });
  const { unit, line } = priced.value;
  return ok({ reference: configured.value.article.reference, line, currency: unit.currency, steps: unit.steps });
};

const stepToWire = ({ what, modifier, amountMinor, runningMinor }: PriceStep) => ({
  what,
  ...(modifier !== undefined && { modifier }),
  amount: majorFromMinor(amountMinor),
  running: majorFromMinor(runningMinor),
});

/** The line as it leaves the service, without its net side where that must not be seen. */
export const pricedToWire = ({ line, currency, steps }: PricedLine, netVisible: boolean) => ({
  prices: pricesToWire(line, currency, netVisible),
  steps: steps.map(stepToWire),
});
