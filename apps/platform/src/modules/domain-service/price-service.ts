import { type endpoints, pricesToWire, type ReceivedBy, type ResponseOf } from '@candil/contract';
import {
  type CompositionPrices,
  catalogOf,
  createElementTree,
  type EvaluatedPart,
  errorText,
  evaluateCreation,
  fail,
  type IsoLanguage,
  type LineTotals,
  linePrices,
  majorFromMinor,
  ok,
  type Result,
  sumLines,
} from '@candil/domain';
import type { Failure, InPieces } from '../../kernel';
import { pricedToWire, priceProduct, termsOf } from '../price';
import { creationSourcesOf } from './creation-sources';
import { bomFailureText, configurationFailureText } from './failures';
import { type Question, readSpace } from './read-configuration';

type Body = ReceivedBy<typeof endpoints.priceConfiguration>['body'];
type Answer = ResponseOf<typeof endpoints.priceConfiguration>;
type WireLine = Answer['products'][number];
type WireComposition = Answer['compositions'][number];

/** Prices of products, or of the compositions of a configuration. */
export function* price(question: Question, body: Body, language: IsoLanguage): InPieces<Result<Answer, Failure>> {
  return body.products === undefined
    ? yield* priceOfCreation(question, body.configuration, body.quantity ?? 1, language)
    : ok(priceOfProducts(question, body.products, language));
}

const priceOfProducts = (question: Question, products: NonNullable<Body['products']>, language: IsoLanguage): Answer => {
  const { context, actor, catalogId } = question;
  const terms = termsOf(actor.company, catalogId);
  const totals: (LineTotals | undefined)[] = [];
  const lines = products.map((product): WireLine => {
    const { quantity, reference } = product;
    const priced = priceProduct(context, terms, product, language);
    totals.push(priced.ok ? priced.value.line : undefined);
    if (!priced.ok) return { kind: 'article', reference, quantity, failure: priced.failure };
    return { kind: 'article', reference: priced.value.reference, quantity, ...pricedToWire(priced.value, actor.seesNetPrices) };
  });
  return { currency: catalogOf(catalogId).currency, products: lines, compositions: [], totals: totalsToWire(question, totals) };
};

function* priceOfCreation(
  question: Question,
  document: unknown,
  quantity: number,
  language: IsoLanguage,
): InPieces<Result<Answer, Failure>> {
  const space = yield* readSpace(question, document);
  if (!space.ok) return fail({ ...space.failure, detail: configurationFailureText(space.failure, language) });
  yield;
  const { subfamily } = space.value.props.info;
  const creation = evaluateCreation(createElementTree(space.value), creationSourcesOf(question, subfamily), quantity);
  if (creation.failure !== undefined) return fail({ ...creation.failure, detail: bomFailureText(creation.failure, language) });
  yield;
  const { discountPercent } = creation;
  const { currency } = catalogOf(question.catalogId);
  const compositions = creation.compositions.map(
    ({ compositionNumber, parts, prices }): WireComposition => ({
      compositionNumber,
      quantity,
      lines: parts.map((part, place) => lineToWire(question, part, quantity, { discountPercent, of: prices, place, language })),
      prices: prices === undefined ? null : pricesToWire(prices, currency, question.actor.seesNetPrices),
    }),
  );
  const totals = creation.compositions.map(({ prices }) => prices);
  yield;
  return ok({ currency, products: [], compositions, totals: totalsToWire(question, totals) });
}

interface LinePlace {
  readonly discountPercent: number;
  /** The prices of the composition, where all its parts have one. */
  readonly of: CompositionPrices | undefined;
  readonly place: number;
  readonly language: IsoLanguage;
}

/** The totals of the lines are their shares, so that they sum to the composition to the cent (CP3). */
const lineToWire = (
  { actor, catalogId }: Question,
  { kind, part, steps, failure }: EvaluatedPart,
  quantity: number,
  { discountPercent, of, place, language }: LinePlace,
): WireLine => {
  const pieces = part.quantity * quantity;
  const common = { kind, reference: part.code, quantity: pieces };
  if (failure !== undefined) return { ...common, failure: { code: failure.code, message: errorText(failure, language) } };
  if (part.unitPriceMinor === undefined) return { ...common, failure: { code: 'price.base-not-found', message: '' } };
  const alone = linePrices(part.unitPriceMinor, pieces, discountPercent);
  const line = { ...alone, ...of?.shares[place] };
  return { ...common, ...pricedToWire({ line, currency: catalogOf(catalogId).currency, steps }, actor.seesNetPrices) };
};

/** Nothing where a price is missing: a sum without it would look like an offer. */
const totalsToWire = ({ actor, catalogId }: Question, lines: readonly (LineTotals | undefined)[]): Answer['totals'] => {
  const known = lines.filter((line) => line !== undefined);
  if (known.length < lines.length) return null;
  const { totalGross, totalNet, totalDiscount } = sumLines(known);
  return {
    currency: catalogOf(catalogId).currency,
    totalGross: majorFromMinor(totalGross),
    ...(actor.seesNetPrices && { totalNet: majorFromMinor(totalNet), totalDiscount: majorFromMinor(totalDiscount) }),
  };
};
