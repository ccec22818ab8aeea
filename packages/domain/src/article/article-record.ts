import { type AvailabilityDates, bovOf, joinLeadTimes, type LeadTimeEntry, type Variation } from '../attribute';
import { type CalendarDay, formatCalendarDay } from '../calendar';
import type { ArticleTypeLevels, CatalogId } from '../catalogue';
import type { Article } from './article';
import { type ArticleAttributes, articleAttributes } from './article-attributes';
import type { ModelDefinition } from './model-definition';

/** base: as the model comes · optional: with an option · variation: with a variation or a temporal one (AT21). */
export type ArticleKind = 'base' | 'optional' | 'variation';

/** An article as the specification writes it down (AT20). */
export interface ArticleRecord {
  /** Model number, e.g. `0162`. */
  readonly model: string;
  /** The full reference. */
  readonly reference: string;
  /** Model and finish alone. */
  readonly referenceBase: string;
  /** The code that a price list knows it by. */
  readonly priceReference: string;
  /** Catalogue in which it is sold. */
  readonly catalog: { readonly id: CatalogId };
  /** Base, optional or variation, by the choices (AT21). */
  readonly type: ArticleKind;
  /** Luminaire, accessory and their kinds, on three levels. */
  readonly articleType: ArticleTypeLevels;
  /** Chosen attributes, by the names of grids. */
  readonly attributes: ArticleAttributes;
  /** Materials, as the maker names them. */
  readonly materials: readonly string[];
  /** Colour rendering index. */
  readonly cri: number;
  /** Least pieces of an order. */
  readonly moq: number;
  /** Pieces, 1 or more. */
  readonly count: number;
  /** By when something is ordered, weeks. */
  readonly leadtime: readonly LeadTimeEntry[];
  /** `dd/mm/yyyy`; empty = open. */
  readonly availability: Required<AvailabilityDates>;
}

/** Writes an article of a model down (AT20–AT22); throws for a count that is no whole number from 1 on. */
export function articleRecord(model: ModelDefinition, article: Article, count = 1): ArticleRecord {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`${count} is no count of articles`);
  const { since, until, expected } = article.availability;
  return {
    model: article.model,
    reference: article.reference,
    referenceBase: article.referenceBase,
    priceReference: article.priceReference,
    catalog: { id: article.catalogId },
    type: articleKind(article.chosen),
    articleType: model.articleType,
    attributes: articleAttributes(article),
    materials: model.materials ?? [],
    cri: model.technical.cri,
    moq: article.moq,
    count,
    leadtime: joinLeadTimes(article.leadtimes),
    availability: { since: written(since), until: written(until), expected: written(expected) },
  };
}

/** The kind of an article by the flags of its chosen variations (AT21). */
export function articleKind(chosen: readonly Variation[]): ArticleKind {
  const flags = chosen.map(bovOf);
  if (flags.some((flag) => flag === 'V' || flag === 'T')) return 'variation';
  return flags.includes('O') ? 'optional' : 'base';
}

function written(day: CalendarDay | undefined): string {
  return day === undefined ? '' : formatCalendarDay(day);
}
