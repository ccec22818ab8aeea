import type { endpoints, ResponseOf } from '@candil/contract';
import {
  articleAvailability,
  buildArticle,
  catalogOf,
  completeSelection,
  composeReference,
  type LinePrices,
  type ModelDefinition,
  majorFromMinor,
  type Selection,
} from '@candil/domain';
import { priceArticle, termsOf } from '../price';
import type { Question } from './read-configuration';

type Repair = NonNullable<ResponseOf<typeof endpoints.explainOptions>['attributes'][number]['options'][number]['repairs']>[number];

/** Order data of a selection. */
export interface Estimate {
  /** null while an attribute is open or the combination cannot be built. */
  readonly reference: string | null;
  /** Price of one piece; undefined where there is no price. */
  readonly unit: LinePrices | undefined;
  /** undefined = on request. */
  readonly weeks: number | undefined;
  /** Returns the extra price over another estimate, for one piece. */
  differenceTo(other: Estimate): Repair['priceDifference'];
}

/** Reference, price and lead time of selections of a model for a quantity, each worked out once. */
export const estimatesOf = (
  { context, actor, catalogId }: Question,
  model: ModelDefinition,
  quantity: number,
): ((selection: Selection) => Estimate) => {
  const terms = termsOf(actor.company, catalogId);
  const known = new Map<string, Estimate>();
  const differenceOf = (unit: LinePrices | undefined, other: LinePrices | undefined): Repair['priceDifference'] => {
    if (unit === undefined || other === undefined) return null;
    return {
      currency: catalogOf(catalogId).currency,
      gross: majorFromMinor(unit.unitGross - other.unitGross),
      ...(actor.seesNetPrices && { net: majorFromMinor(unit.unitNet - other.unitNet) }),
    };
  };
  const estimate = (selection: Selection): Estimate => {
    const complete = completeSelection(model, selection, context.today);
    const article = buildArticle(model, complete, context.today);
    const reference = article.ok ? composeReference(model, article.value.selection) : undefined;
    const price = article.ok ? priceArticle(context.book, terms, { model, article: article.value }, 1) : undefined;
    const unit = price?.ok ? price.value.line : undefined;
    return {
      reference: reference?.ok ? reference.value : null,
      unit,
      weeks: article.ok ? articleAvailability(article.value, quantity, context.today).weeks : undefined,
      differenceTo: (other) => differenceOf(unit, other.unit),
    };
  };
  return (selection) => {
    const { color, temperature, control, installation, pendantHeightCm } = selection;
    const key = [color, temperature, control, installation, pendantHeightCm].join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = estimate(selection);
    known.set(key, made);
    return made;
  };
};
