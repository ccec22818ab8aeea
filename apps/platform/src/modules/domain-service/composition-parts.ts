import {
  type Article,
  buildArticleFromReference,
  type CompositionPart,
  type DomainFailure,
  errorText,
  fail,
  type IsoLanguage,
  isAccessory,
  type ModelDefinition,
  ok,
  type PriceStep,
  parseReference,
  partOfArticle,
  type ResolvedComposition,
  type Result,
} from '@candil/domain';
import type { ConfiguredArticle } from '../catalogue';
import { type NoPrice, priceArticle, termsOf } from '../price';
import { editionFor, type Question } from './read-configuration';

/** What a part of a composition is: a light, something that goes with lights, or the driver of some of them. */
type PartKind = 'article' | 'accessory' | 'driver';

/** So many pieces of one part in one composition. */
export interface PricedPart {
  readonly kind: PartKind;
  readonly part: CompositionPart;
  readonly steps: readonly PriceStep[];
  /** Set where the part has no price. */
  readonly failure?: NoPrice;
}

interface Counted {
  readonly kind: PartKind;
  readonly configured: ConfiguredArticle;
  quantity: number;
}

/** The parts of a composition with their gross prices: articles and accessories as they stand, then the drivers. */
export const pricedParts = (question: Question, composition: ResolvedComposition, language: IsoLanguage): readonly PricedPart[] => [
  ...countedArticles(composition).map((counted) => priced(question, counted, language)),
  ...countedDrivers(composition).map(([code, quantity]) => pricedDriver(question, code, quantity, language)),
];

/** Alike articles together; at another height it is another article. */
const countedArticles = ({ articles }: ResolvedComposition): readonly Counted[] => {
  const byKey = new Map<string, Counted>();
  for (const { model, article } of articles) {
    const key = `${article.reference} ${article.selection.pendantHeightCm ?? ''}`;
    const known = byKey.get(key);
    if (known === undefined)
      byKey.set(key, { kind: isAccessory(model) ? 'accessory' : 'article', configured: { model, article }, quantity: 1 });
    else known.quantity += 1;
  }
  return [...byKey.values()];
};

const countedDrivers = ({ electricalGroups }: ResolvedComposition): readonly (readonly [code: string, quantity: number])[] => {
  const counts = new Map<string, number>();
  for (const { accessory } of electricalGroups) {
    counts.set(accessory.accessoryCode, (counts.get(accessory.accessoryCode) ?? 0) + accessory.quantity);
  }
  return [...counts];
};

const priced = ({ offer, actor, catalogId }: Question, { kind, configured, quantity }: Counted, language: IsoLanguage): PricedPart => {
  const price = priceArticle(offer.book, termsOf(actor.company, catalogId), configured, quantity);
  if (price.ok)
    return { kind, part: partOfArticle(configured.article, price.value.unit.amountMinor, quantity), steps: price.value.unit.steps };
  const { failure } = price;
  const part = partOfArticle(configured.article, undefined, quantity);
  return { kind, part, steps: [], failure: { code: failure.code, message: errorText(failure, language) } };
};

const pricedDriver = (question: Question, code: string, quantity: number, language: IsoLanguage): PricedPart => {
  const driver = accessoryOf(question, code);
  if (driver.ok) return priced(question, { kind: 'driver', configured: driver.value, quantity }, language);
  const unknown = { reference: code, leadtimes: [], availability: { since: undefined, until: undefined, expected: undefined } };
  const { failure } = driver;
  return {
    kind: 'driver',
    part: partOfArticle(unknown, undefined, quantity),
    steps: [],
    failure: { code: failure.code, message: errorText(failure, language) },
  };
};

const accessoryOf = (
  question: Question,
  code: string,
): Result<{ readonly model: ModelDefinition; readonly article: Article }, DomainFailure> => {
  const parts = parseReference(code);
  if (!parts.ok) return parts;
  const model = editionFor(question).accessories.get(parts.value.model);
  if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
  const article = buildArticleFromReference(model, parts.value, question.offer.today);
  return article.ok ? ok({ model, article: article.value }) : article;
};
