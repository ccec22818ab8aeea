import { type endpoints, pricesToWire, type ReceivedBy, type ResponseOf } from '@candil/contract';
import {
  type CompositionPrices,
  catalogOf,
  compositionCategory,
  compositionPrices,
  createElementTree,
  creationCategory,
  fail,
  type IsoLanguage,
  type LineTotals,
  linePrices,
  majorFromMinor,
  ok,
  type Result,
  resolveCompositions,
  sumLines,
} from '@candil/domain';
import type { Failure } from '../../kernel';
import { pricedToWire, priceProduct, termsOf } from '../price';
import { bomSourcesOf } from './bom-sources';
import { type PricedPart, pricedParts } from './composition-parts';
import { bomFailureText, configurationFailureText } from './failures';
import { type Question, readSpace } from './read-configuration';

type Body = ReceivedBy<typeof endpoints.priceConfiguration>['body'];
type Answer = ResponseOf<typeof endpoints.priceConfiguration>;
type WireLine = Answer['products'][number];
type WireComposition = Answer['compositions'][number];

/** Prices of products, or of the compositions of a configuration. */
export const price = (question: Question, body: Body, language: IsoLanguage): Result<Answer, Failure> =>
  body.products === undefined
    ? priceOfCreation(question, body.configuration, body.quantity ?? 1, language)
    : ok(priceOfProducts(question, body.products, language));

const priceOfProducts = (question: Question, products: NonNullable<Body['products']>, language: IsoLanguage): Answer => {
  const { offer, actor, catalogId } = question;
  const terms = termsOf(actor.company, catalogId);
  const totals: (LineTotals | undefined)[] = [];
  const lines = products.map((product): WireLine => {
    const { quantity, reference } = product;
    const priced = priceProduct(offer, terms, product, language);
    totals.push(priced.ok ? priced.value.line : undefined);
    if (!priced.ok) return { kind: 'article', reference, quantity, failure: priced.failure };
    return { kind: 'article', reference: priced.value.reference, quantity, ...pricedToWire(priced.value, actor.seesNetPrices) };
  });
  return { currency: catalogOf(catalogId).currency, products: lines, compositions: [], totals: totalsToWire(question, totals) };
};

const priceOfCreation = (question: Question, document: unknown, quantity: number, language: IsoLanguage): Result<Answer, Failure> => {
  const space = readSpace(question, document);
  if (!space.ok) return fail({ ...space.failure, detail: configurationFailureText(space.failure, language) });
  const sources = bomSourcesOf(question, space.value.props.info.subfamily);
  const resolved = resolveCompositions(createElementTree(space.value), sources);
  if (!resolved.ok) return fail({ ...resolved.failure, detail: bomFailureText(resolved.failure, language) });
  // A company's discount is by product category, and a creation is one product (PR).
  const category = creationCategory(resolved.value.map(({ articles }) => compositionCategory(articles.map(({ model }) => model))));
  const { discountPercent } = termsOf(question.actor.company, question.catalogId, category.id);
  const totals: (LineTotals | undefined)[] = [];
  const compositions = resolved.value.map((composition, index): WireComposition => {
    const parts = pricedParts(question, composition, language);
    const prices = compositionPrices(
      parts.map(({ part }) => part),
      quantity,
      discountPercent,
    );
    totals.push(prices.ok ? prices.value : undefined);
    return {
      compositionNumber: index + 1,
      quantity,
      lines: parts.map((part, place) =>
        lineToWire(question, part, quantity, { discountPercent, of: prices.ok ? prices.value : undefined, place }),
      ),
      prices: prices.ok ? pricesToWire(prices.value, catalogOf(question.catalogId).currency, question.actor.seesNetPrices) : null,
    };
  });
  return ok({ currency: catalogOf(question.catalogId).currency, products: [], compositions, totals: totalsToWire(question, totals) });
};

interface LinePlace {
  readonly discountPercent: number;
  /** The prices of the composition, where all its parts have one. */
  readonly of: CompositionPrices | undefined;
  readonly place: number;
}

/** The totals of the lines are their shares, so that they sum to the composition to the cent (CP3). */
const lineToWire = (
  { actor, catalogId }: Question,
  { kind, part, steps, failure }: PricedPart,
  quantity: number,
  { discountPercent, of, place }: LinePlace,
): WireLine => {
  const pieces = part.quantity * quantity;
  const told = { kind, reference: part.code, quantity: pieces };
  if (failure !== undefined || part.unitPriceMinor === undefined)
    return { ...told, failure: failure ?? { code: 'price.base-not-found', message: '' } };
  const alone = linePrices(part.unitPriceMinor, pieces, discountPercent);
  const line = { ...alone, ...of?.shares[place] };
  return { ...told, ...pricedToWire({ line, currency: catalogOf(catalogId).currency, steps }, actor.seesNetPrices) };
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
